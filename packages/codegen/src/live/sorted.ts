import { BadInput } from '../bad-input.js'
import { isRecord } from './list-all.js'

// Deeper than anybody writes, and shallow enough for everything that walks a schema.
const DEEPEST = 400
const MAPS_OF_SCHEMAS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'])
const DATA = new Set(['default', 'const', 'enum', 'examples', 'example'])

/** A JSON value with the keys of all its objects in order. */
export function sorted(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new BadInput(`its schemas nest deeper than ${DEEPEST} levels`)
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1))
  return isRecord(value) ? mapped(value, (part) => sorted(part, depth + 1)) : value
}

/** A schema with its keys, and its `required` and lists of types, which are sets, in order. Data inside it (defaults, enumerations) keeps the order of its lists. */
export function sortedSchema(schema: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new BadInput(`its schemas nest deeper than ${DEEPEST} levels`)
  if (Array.isArray(schema)) return schema.map((item) => sortedSchema(item, depth + 1))
  if (!isRecord(schema)) return schema
  return mapped(schema, (part, key) => {
    if (DATA.has(key)) return sorted(part, depth + 1)
    if (MAPS_OF_SCHEMAS.has(key) && isRecord(part)) return mapped(part, (child) => sortedSchema(child, depth + 2))
    if ((key === 'required' || key === 'type') && isTexts(part)) return [...part].sort()
    return sortedSchema(part, depth + 1)
  })
}

function mapped(value: Record<string, unknown>, change: (part: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, change(value[key], key)]),
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
