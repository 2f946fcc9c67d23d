import type { Space } from './context.js'
import { type Json, keyOf } from './json.js'
import { countOf, type Keywords } from './keywords.js'
import { ALT_TYPES, type Alt, type AltType, type Bound, type Conjunct, type NumberAlt } from './node.js'
import { settleNumber } from './numbers.js'
import { readArray } from './read-array.js'
import { readObject } from './read-object.js'

/** What the keywords of one schema object allow by themselves, without those that bring in other schemas for the same value. */
export function readAlts(schema: Keywords, space: Space): Alt[] {
  const { types, integer } = typesOf(schema.type)
  const listed = listedValues(schema)
  const open = schema['x-open-enum'] === true
  return types.flatMap((type) => {
    const values = listed && new Map([...listed].filter(([, value]) => typeOf(value) === type))
    if (values?.size === 0) return []
    const alt = readAlt(type, schema, integer, space)
    if (!alt) return []
    return space.withValues({ ...alt, ...(values && { values }), ...(values && open && { open }) }) ?? []
  })
}

/** The alternative's JSON type of a value. */
export function typeOf(value: Json): AltType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object'
}

/** Every alternative there is, with no constraint. */
export function anything(space: Space): Alt[] {
  return readAlts({}, space)
}

const EVERY = { types: ALT_TYPES, integer: false }

function typesOf(written: unknown): { types: readonly AltType[]; integer: boolean } {
  if (written === undefined) return EVERY
  if (typeof written === 'string' && written !== 'integer')
    return { types: ALT_TYPES.filter((type) => type === written), integer: false }
  const names = new Set([written].flat())
  const integer = names.has('integer') && !names.has('number')
  if (integer) names.add('number')
  return { types: ALT_TYPES.filter((type) => names.has(type)), integer }
}

function listedValues(schema: Keywords): Map<string, Json> | undefined {
  const lists: Json[][] = []
  if (Array.isArray(schema.enum)) lists.push(schema.enum)
  if (schema.const !== undefined) lists.push([schema.const as Json])
  if (lists.length === 0) return undefined
  const [first = [], ...others] = lists.map((list) => new Map(list.map((value) => [keyOf(value), value])))
  return new Map([...first].filter(([key]) => others.every((other) => other.has(key))))
}

function readAlt(type: AltType, schema: Keywords, integer: boolean, space: Space): Alt | undefined {
  const conjuncts: Conjunct[] = []
  switch (type) {
    case 'null':
    case 'boolean':
      return { type, conjuncts }
    case 'number':
      return readNumber(schema, integer)
    case 'string': {
      const minLength = countOf(schema.minLength) ?? 0
      const maxLength = countOf(schema.maxLength) ?? Number.POSITIVE_INFINITY
      if (minLength > maxLength) return undefined
      return { type, minLength, maxLength, patterns: textsOf(schema.pattern), formats: textsOf(schema.format), conjuncts }
    }
    case 'array':
      return readArray(schema, space)
    case 'object':
      return readObject(schema, space)
  }
}

function readNumber(schema: Keywords, integer: boolean): NumberAlt | undefined {
  // Draft 4 says `exclusiveMinimum: true` beside the bound.
  const bound = (inclusive: unknown, exclusive: unknown): Bound[] => [
    ...(typeof inclusive === 'number' ? [{ value: inclusive, exclusive: exclusive === true }] : []),
    ...(typeof exclusive === 'number' ? [{ value: exclusive, exclusive: true }] : []),
  ]
  const mins = bound(schema.minimum, schema.exclusiveMinimum)
  const maxs = bound(schema.maximum, schema.exclusiveMaximum)
  return settleNumber({
    type: 'number',
    integer,
    min: mins.sort((a, b) => b.value - a.value || Number(b.exclusive) - Number(a.exclusive))[0],
    max: maxs.sort((a, b) => a.value - b.value || Number(b.exclusive) - Number(a.exclusive))[0],
    multiples: typeof schema.multipleOf === 'number' ? [schema.multipleOf] : [],
    conjuncts: [],
  })
}

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : []
}
