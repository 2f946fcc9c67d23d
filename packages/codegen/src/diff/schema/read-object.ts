import type { RawSchema } from '../snapshot.js'
import type { Space } from './context.js'
import { isObject } from './json.js'
import { countOf, type Keywords, schemaMap } from './keywords.js'
import type { Conjunct, ObjectAlt, Position, Rest } from './node.js'
import { isSchema } from './subschemas.js'

/** The objects that the keywords of one schema allow. */
export function readObject(schema: Keywords, space: Space): ObjectAlt | undefined {
  const patterns = schemaMap(schema.patternProperties)
  const props = new Map(
    schemaMap(schema.properties).map(([name, part]) => {
      const matching = patterns.filter(([pattern]) => matches(pattern, name)).map(([, shape]) => shape)
      return [name, space.position([part, ...matching])]
    }),
  )
  const { dependent, conjuncts } = dependencies(schema, space)
  return settleObject(
    {
      type: 'object',
      props,
      required: new Set(Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : []),
      patterns: new Map(patterns.map(([pattern, part]) => [pattern, space.position([part])])),
      rest: restOf(schema.additionalProperties, space),
      minProperties: countOf(schema.minProperties) ?? 0,
      maxProperties: countOf(schema.maxProperties) ?? Number.POSITIVE_INFINITY,
      dependent,
      names: isSchema(schema.propertyNames) ? orNothing(space.position([schema.propertyNames]), space) : undefined,
      conjuncts,
    },
    space,
  )
}

/** The alternative in its normal form; undefined if no object is left. */
export function settleObject(alt: ObjectAlt, space: Space): ObjectAlt | undefined {
  const props = new Map(alt.props)
  const required = new Set(alt.required)
  for (const [key, others] of alt.dependent) if (required.has(key)) for (const other of others) required.add(other)
  for (const name of required) if (!props.has(name)) props.set(name, unlisted(alt, name, space))
  for (const [name, position] of props) {
    if (position !== space.never) continue
    if (required.has(name)) return undefined
    // A key that is forbidden in a closed object is one that is not listed.
    if (alt.rest.kind === 'closed') props.delete(name)
  }
  const minProperties = alt.minProperties <= required.size ? 0 : alt.minProperties
  const most = alt.rest.kind === 'closed' && alt.patterns.size === 0 ? props.size : Number.POSITIVE_INFINITY
  const maxProperties = alt.maxProperties >= most ? Number.POSITIVE_INFINITY : alt.maxProperties
  if (Math.max(minProperties, required.size) > Math.min(maxProperties, most)) return undefined
  const dependent = new Map([...alt.dependent].filter(([key, others]) => !required.has(key) && others.size > 0))
  return { ...alt, props, required, minProperties, maxProperties, dependent }
}

/** What an object says of a key that it does not list. */
export function unlisted(alt: Pick<ObjectAlt, 'patterns' | 'rest'>, name: string, space: Space): Position {
  const matching = [...alt.patterns].filter(([pattern]) => matches(pattern, name)).map(([, position]) => position)
  if (matching.length > 0) return space.meet(matching)
  return restPosition(alt.rest, space)
}

/** The shape of the keys that are not listed. */
export function restPosition(rest: Rest, space: Space): Position {
  if (rest.kind === 'map') return rest.position
  return rest.kind === 'closed' ? space.never : space.any
}

/** `written` as it stands under `additionalProperties` or `unevaluatedProperties`. */
export function restOf(written: unknown, space: Space): Rest {
  if (!isSchema(written)) return { kind: 'open' }
  const position = space.position([written])
  if (position === space.never) return { kind: 'closed' }
  return space.isAny(position) ? { kind: 'free' } : { kind: 'map', position }
}

export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return false
  }
}

function orNothing(position: Position, space: Space): Position | undefined {
  return space.isAny(position) ? undefined : position
}

function dependencies(schema: Keywords, space: Space): Pick<ObjectAlt, 'dependent' | 'conjuncts'> {
  const dependent = new Map<string, Set<string>>()
  const conjuncts: Conjunct[] = []
  const keys = (key: string, others: readonly unknown[]): void => {
    const names = others.filter((other) => typeof other === 'string' && other !== key) as string[]
    dependent.set(key, new Set([...(dependent.get(key) ?? []), ...names]))
  }
  const shape = (key: string, part: RawSchema): void => {
    const position = space.position([part])
    if (!space.isAny(position)) conjuncts.push({ keyword: 'dependentSchemas', text: key, positions: [position] })
  }
  const { draft7 } = space.document
  const written = [schema.dependencies, ...(draft7 ? [] : [schema.dependentRequired, schema.dependentSchemas])]
  for (const table of written) {
    for (const [key, what] of Object.entries(isObject(table) ? table : {})) {
      if (Array.isArray(what)) keys(key, what)
      else if (isSchema(what)) shape(key, what)
    }
  }
  return { dependent, conjuncts }
}
