import { isDeepStrictEqual } from 'node:util'
import type { Schema } from './schema.js'

const MERGEABLE = new Set(['type', 'properties', 'required', 'title', 'description', 'examples'])

/**
 * An object schema with its `allOf` parts taken in: its own properties first, then theirs.
 * Parts are plain objects without references; anything that cannot be merged exactly throws with the reason.
 */
export function mergeAllOf(schema: Schema): Schema {
  const { allOf, ...own } = schema
  if (!allOf) return schema
  const parts = allOf.map(mergeAllOf)
  const properties: Record<string, Schema> = { ...own.properties }
  for (const part of parts) {
    const foreign = Object.keys(part).find((keyword) => !MERGEABLE.has(keyword))
    if (foreign !== undefined || part.type !== 'object')
      throw new Error(`allOf takes plain objects only, not one with '${foreign ?? 'another type'}'`)
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const present = properties[name]
      if (present && !isDeepStrictEqual(present, property)) throw new Error(`allOf declares '${name}' twice, in two ways`)
      properties[name] = property
    }
  }
  const required = [...new Set([own.required ?? [], ...parts.map((part) => part.required ?? [])].flat())]
  return { ...own, type: 'object', properties, ...(required.length > 0 && { required }) }
}
