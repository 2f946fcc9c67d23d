import type { RawSchema } from '../snapshot.js'
import { isObject } from './json.js'

const SINGLE = [
  'items',
  'additionalItems',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
]
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']

/** Whether a value can stand where a schema stands. */
export function isSchema(value: unknown): value is RawSchema {
  return typeof value === 'boolean' || isObject(value)
}

/** The schemas directly inside a schema. Only these places hold keywords: an argument called `enum` is an argument. */
export function subschemas(schema: RawSchema): RawSchema[] {
  if (typeof schema === 'boolean') return []
  const found: unknown[] = SINGLE.map((keyword) => schema[keyword])
  for (const keyword of LISTS) if (Array.isArray(schema[keyword])) found.push(...schema[keyword])
  for (const keyword of MAPS) if (isObject(schema[keyword])) found.push(...Object.values(schema[keyword]))
  return found.filter(isSchema)
}
