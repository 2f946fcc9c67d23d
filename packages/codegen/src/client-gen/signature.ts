import { isRecord } from '../live/list-all.js'
import type { Document, Target } from './document.js'
import { refOf } from './unguarded.js'

const known = new WeakMap<Document, Map<string, string>>()

/** The same text for definitions that are the same with all they refer to: those of two tools then share one type. */
export function signature(target: Target): string {
  const ofDocument = known.get(target.document) ?? new Map<string, string>()
  known.set(target.document, ofDocument)
  const present = ofDocument.get(target.key)
  if (present !== undefined) return present
  const reached = new Map<string, unknown>()
  const queue = [target]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const key = next.document === target.document ? next.key : `shared:${next.key}`
    if (reached.has(key)) continue
    reached.set(key, next.schema)
    // Shared shapes are the same for everybody.
    if (next.document === target.document) queue.push(...references(next.schema, next.document))
  }
  // A whole document is nobody's equal: it is a tool's own.
  const text = JSON.stringify([target.name || { whole: target.key }, [...reached.values()], target.document.siblingsCount])
  ofDocument.set(target.key, text)
  return text
}

function references(schema: unknown, document: Document): Target[] {
  if (Array.isArray(schema)) return schema.flatMap((item) => references(item, document))
  if (!isRecord(schema)) return []
  const ref = refOf(schema)
  const target = ref === undefined ? undefined : document.resolve(ref)
  return [...(target === undefined ? [] : [target]), ...Object.values(schema).flatMap((part) => references(part, document))]
}
