import { Document } from '../client-gen/document.js'
import { sharedShapesOf } from '../diff/shared-shapes.js'
import type { RawSchema, Snapshot } from '../diff/snapshot.js'
import { isRecord } from '../live/list-all.js'
import type { Fields } from './uses.js'

/**
 * Paths as far as a schema declares them: of `nodes.map`, what a program does with a list, remains `nodes`. `unknown` are those of which
 * not even the first step is declared.
 */
export function knownFields(
  fields: Fields,
  schema: RawSchema | undefined,
  shared: Snapshot,
): { fields: Fields; unknown: string[] } {
  if (fields === '*' || schema === undefined) return { fields: schema === undefined ? [] : fields, unknown: [] }
  const document = new Document(schema, new Document(sharedShapesOf(shared)))
  const unknown: string[] = []
  const known = fields.flatMap((path) => {
    let level: unknown[] = [schema]
    const kept: string[] = []
    for (const step of path.split('.')) {
      const next = level.flatMap((part) => declared(part, step, document, new Set()))
      if (next.length === 0) break
      kept.push(step)
      level = next
    }
    if (kept.length === 0) unknown.push(path)
    return kept.length === 0 ? [] : [kept.join('.')]
  })
  return { fields: known, unknown }
}

/** The schemas that a field has at a place: through references, alternatives and lists. */
function declared(schema: unknown, name: string, document: Document, seen: Set<unknown>): unknown[] {
  if (!isRecord(schema) || seen.has(schema)) return []
  seen.add(schema)
  const { properties, additionalProperties: more, items, $ref } = schema
  const own = isRecord(properties) && Object.hasOwn(properties, name) ? [properties[name]] : []
  if (own.length > 0) return own
  const target = typeof $ref === 'string' ? document.resolve($ref) : undefined
  const parts = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((keyword) =>
    Array.isArray(schema[keyword]) ? schema[keyword] : [],
  )
  const found = [target?.schema, ...parts, ...(Array.isArray(items) ? items : [items])].flatMap((part) =>
    declared(part, name, document, seen),
  )
  if (found.length > 0) return found
  return isRecord(more) ? [more] : []
}
