import type { Schema } from '../schema/schema.js'

const FIRST: readonly string[] = ['$ref', 'type', 'description', 'enum', 'const', 'anyOf', 'default']
const LAST: readonly string[] = ['items', 'properties', 'required', 'additionalProperties', '$defs']

/** The same schema with its keywords in one order: what it is, what it is for, then the details. */
export function inKeyOrder(schema: Schema): Schema {
  const rank = (keyword: string): number => {
    if (LAST.includes(keyword)) return FIRST.length + 1 + LAST.indexOf(keyword)
    return FIRST.includes(keyword) ? FIRST.indexOf(keyword) : FIRST.length
  }
  return Object.fromEntries(Object.entries(schema).sort(([a], [b]) => rank(a) - rank(b)))
}
