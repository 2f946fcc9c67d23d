import type { Json } from '../schema/json.js'
import type { Alt, ArrayAlt, NumberAlt, ObjectAlt, Position, StringAlt } from '../schema/node.js'
import { isMultiple } from '../schema/numbers.js'
import { unlisted } from '../schema/read-object.js'
import type { SchemaSpace } from '../schema/space.js'
import { textsOfPattern } from './text-of-pattern.js'

/** A mutable object in the making. */
type Draft = { [key: string]: Json }

const DEEPEST = 30
const LONGEST = 500

const FORMATS: Record<string, string> = {
  uri: 'https://example.org/',
  url: 'https://example.org/',
  'uri-reference': '/a',
  'date-time': '2026-01-02T03:04:05Z',
  date: '2026-01-02',
  time: '03:04:05Z',
  duration: 'P1D',
  email: 'a@example.org',
  hostname: 'example.org',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  regex: 'a',
  'json-pointer': '/a',
}

/** A small value that a place takes, as far as can be told without a validator; undefined where none comes to mind. */
function sample(position: Position, space: SchemaSpace, depth = 0): Json | undefined {
  if (depth > DEEPEST) return undefined
  // Recursive schemas end in their smallest alternative.
  const alts = [...space.node(position).alts].sort((a, b) => size(a) - size(b))
  for (const alt of alts) {
    const value = sampleAlt(alt, space, depth)
    if (value !== undefined) return value
  }
  return undefined
}

export function sampleAlt(alt: Alt, space: SchemaSpace, depth = 0): Json | undefined {
  space.budget.spend()
  if (alt.values) return alt.values.values().next().value
  switch (alt.type) {
    case 'null':
      return null
    case 'boolean':
      return true
    case 'number':
      return sampleNumber(alt)
    case 'string':
      return sampleStrings(alt)[0]
    case 'array':
      return sampleArray(alt, space, {}, 0, depth)
    case 'object':
      return sampleObject(alt, space, {}, depth)
  }
}

/** Texts that fit a string alternative, or nearly. */
export function sampleStrings(alt: StringAlt): string[] {
  const written = [
    ...alt.formats.flatMap((format) => FORMATS[format] ?? []),
    ...alt.patterns.flatMap((pattern) => textsOfPattern(pattern)),
    'x',
  ]
  if (alt.minLength > LONGEST) return []
  return written.map((text) => {
    const padded = text.length < alt.minLength ? text + 'x'.repeat(alt.minLength - text.length) : text
    return padded.slice(0, Math.max(alt.maxLength, 0))
  })
}

function sampleNumber({ min, max, multiples, integer }: NumberAlt): number | undefined {
  const step = multiples[0] ?? (integer ? 1 : 0.5)
  const low = min?.value ?? (max ? max.value - step : 0)
  const candidates = [0, 1, low, low + step, Math.ceil(low / step) * step, Math.ceil(low / step) * step + step, max?.value ?? 0]
  if (min && max) candidates.push((min.value + max.value) / 2)
  return candidates.find(
    (value) =>
      (!integer || Number.isInteger(value)) &&
      (!min || (min.exclusive ? value > min.value : value >= min.value)) &&
      (!max || (max.exclusive ? value < max.value : value <= max.value)) &&
      multiples.every((one) => isMultiple(value, one)),
  )
}

/** An array with some items given and at least `length` of them. */
export function sampleArray(
  alt: ArrayAlt,
  space: SchemaSpace,
  given: Readonly<Record<number, Json>>,
  length: number,
  depth = 0,
): Json[] | undefined {
  const wanted = Math.max(alt.minItems, length, ...Object.keys(given).map((index) => Number(index) + 1))
  if (wanted > LONGEST) return undefined
  const items: Json[] = []
  for (let index = 0; index < wanted; index++) {
    const item = given[index] ?? sample(alt.prefix[index] ?? alt.rest, space, depth + 1)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

/** An object with some keys given, those that are asked for, and no others but `has`. */
export function sampleObject(
  alt: ObjectAlt,
  space: SchemaSpace,
  given: { readonly [key: string]: Json },
  depth = 0,
  { has = [], lacks = [] }: { readonly has?: readonly string[]; readonly lacks?: readonly string[] } = {},
): Draft | undefined {
  const object: Draft = { ...given }
  const keys = [...alt.required, ...has, ...[...alt.dependent].flatMap(([key, others]) => (key in given ? [...others] : []))]
  for (const key of keys) {
    if (Object.hasOwn(object, key) || (lacks.includes(key) && !has.includes(key))) continue
    const value = sample(alt.props.get(key) ?? unlisted(alt, key, space), space, depth + 1)
    if (value === undefined) return undefined
    object[key] = value
  }
  for (const [key, position] of alt.props) {
    if (Object.keys(object).length >= alt.minProperties) break
    const value = lacks.includes(key) ? undefined : sample(position, space, depth + 1)
    if (value !== undefined) object[key] ??= value
  }
  return object
}

function size(alt: Alt): number {
  if (alt.values) return 0
  if (alt.type === 'object') return 2 + alt.required.size
  return alt.type === 'array' ? 1 + alt.minItems : 1
}
