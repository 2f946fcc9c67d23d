import type { RawSchema } from '../snapshot.js'
import { isObject } from './json.js'

const HOLDS = new Map<string, 'schema' | 'list' | 'table'>([
  ...'items additionalItems additionalProperties unevaluatedItems unevaluatedProperties propertyNames contains not if then else'
    .split(' ')
    .map((keyword) => [keyword, 'schema'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, 'list'] as const),
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'].map(
    (keyword) => [keyword, 'table'] as const,
  ),
])

/** Whether a value can stand where a schema stands. */
export function isSchema(value: unknown): value is RawSchema {
  return typeof value === 'boolean' || isObject(value)
}

/** The schemas directly inside a schema. Only these places hold keywords: an argument called `enum` is an argument. */
export function subschemas(schema: RawSchema): RawSchema[] {
  if (typeof schema === 'boolean') return []
  const found: unknown[] = []
  for (const keyword of Object.keys(schema)) {
    const holds = HOLDS.get(keyword)
    if (holds === undefined) continue
    const value = schema[keyword]
    // `items` may be a list too.
    if (Array.isArray(value)) found.push(...value)
    else if (holds === 'table' && isObject(value)) found.push(...Object.values(value))
    else found.push(value)
  }
  return found.filter(isSchema)
}
