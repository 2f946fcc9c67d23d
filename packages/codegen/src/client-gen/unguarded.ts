import { isRecord } from '../live/list-all.js'
import type { Document, Target } from './document.js'

/** The reference of a schema, be it static or dynamic. */
export function refOf(schema: Readonly<Record<string, unknown>>): string | undefined {
  const ref = schema['$ref'] ?? schema['$dynamicRef'] ?? schema['$recursiveRef']
  return typeof ref === 'string' ? ref : undefined
}

/**
 * What a type would name directly: references that no object, array or tuple stands between. An alias that names itself in this way does
 * not compile (`type A = A | null`), so such a circle has to be cut.
 */
export function reachesUnguarded(from: Target, wanted: Target): boolean {
  const seen = new Map<Document, Set<string>>()
  const queue = [from]
  for (let target = queue.pop(); target !== undefined; target = queue.pop()) {
    if (target.document === wanted.document && target.key === wanted.key) return true
    const keys = seen.get(target.document) ?? new Set()
    if (keys.has(target.key)) continue
    seen.set(target.document, keys.add(target.key))
    queue.push(...direct(target.schema, target.document))
  }
  return false
}

function direct(schema: unknown, document: Document): Target[] {
  if (!isRecord(schema)) return []
  const ref = refOf(schema)
  const target = ref === undefined ? undefined : document.resolve(ref)
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : []))
  return [...(target === undefined ? [] : [target]), ...branches.flatMap((branch) => direct(branch, document))]
}
