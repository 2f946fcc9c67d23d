import { Document } from '../client-gen/document.js'
import { sharedShapesOf } from '../diff/shared-shapes.js'
import type { RawSchema, Snapshot } from '../diff/snapshot.js'
import { isRecord } from '../live/list-all.js'
import type { FieldTree } from './field-tree.js'
import { withoutTexts } from './without-texts.js'

type Json = Record<string, unknown>
type Side = 'input' | 'result'

// More references in a row without a property between them are a circle.
const MOST_HOPS = 32
const COMBINATORS = ['anyOf', 'oneOf', 'allOf'] as const

/**
 * The part of a schema that a use depends on. Of an object remain the fields used, and of parameters those that have to be sent; whether
 * further fields are allowed is no part of it. Below a field that is used whole nothing is left out. Texts are.
 */
export function selectFields(schema: RawSchema, tree: FieldTree, side: Side, shared: Snapshot): RawSchema {
  const document = new Document(schema, new Document(sharedShapesOf(shared)))
  const selected = withoutTexts(select(schema, tree, { document, side, hops: 0 }))
  return isRecord(selected) ? pruned(selected) : (selected as boolean)
}

interface Place {
  readonly document: Document
  readonly side: Side
  readonly hops: number
}

function select(schema: unknown, tree: FieldTree, place: Place): unknown {
  if (tree === true || !isRecord(schema)) return schema
  const { $ref, ...own } = schema
  const target = typeof $ref === 'string' && place.hops < MOST_HOPS ? place.document.resolve($ref) : undefined
  if (target === undefined) return selectHere(schema, tree, place)
  // A part of a shared definition is the business of this place alone, so it is put in the reference's place.
  const inlined = select(target.schema, tree, { ...place, hops: place.hops + 1 })
  if (Object.keys(own).every((keyword) => ['description', 'title', '$defs', 'definitions', '$schema'].includes(keyword)))
    return isRecord(inlined) ? { ...own, ...inlined } : inlined
  return { ...(selectHere(own, tree, place) as Json), allOf: [inlined, ...(Array.isArray(own['allOf']) ? own['allOf'] : [])] }
}

function selectHere(schema: Json, tree: ReadonlyMap<string, FieldTree>, place: Place): Json {
  const out: Json = { ...schema }
  const { properties, required, additionalProperties: more } = schema
  const declared = isRecord(properties) ? properties : {}
  const needed = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
  const wanted = (name: string): FieldTree | undefined =>
    tree.get(name) ?? (place.side === 'input' && needed.includes(name) ? true : undefined)
  const inside = { ...place, hops: 0 }
  if (isRecord(properties)) {
    out['properties'] = Object.fromEntries(
      Object.entries(declared).flatMap(([name, child]) => {
        const below = wanted(name)
        return below === undefined ? [] : [[name, select(child, below, inside)]]
      }),
    )
  }
  if (needed.length > 0) out['required'] = needed.filter((name) => wanted(name) !== undefined)
  // A field that is not listed is one of a map; what a map says of others is nothing to this use.
  const undeclared = [...tree.keys()].some((name) => !Object.hasOwn(declared, name))
  if (!isRecord(more) || !undeclared) delete out['additionalProperties']
  if (!undeclared) delete out['patternProperties']
  delete out['unevaluatedProperties']
  for (const keyword of COMBINATORS) {
    const branches = schema[keyword]
    if (Array.isArray(branches)) out[keyword] = branches.map((branch) => select(branch, tree, inside))
  }
  for (const keyword of ['items', 'prefixItems', 'additionalItems']) {
    const items = schema[keyword]
    if (Array.isArray(items)) out[keyword] = items.map((item) => select(item, tree, inside))
    else if (isRecord(items)) out[keyword] = select(items, tree, inside)
  }
  return out
}

/** Without the definitions that nothing refers to any more. */
function pruned(schema: Json): Json {
  const out = { ...schema }
  for (const keyword of ['$defs', 'definitions']) {
    const table = schema[keyword]
    if (!isRecord(table)) continue
    const used = new Set<string>()
    const { [keyword]: _table, ...body } = schema
    const queue: unknown[] = [body]
    for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
      for (const name of Object.keys(table)) {
        if (used.has(name) || !refersTo(part, `#/${keyword}/${name}`)) continue
        used.add(name)
        queue.push(table[name])
      }
    }
    // Anchors are names that a pointer does not show.
    const anchored = JSON.stringify(schema).includes('"$anchor"') || JSON.stringify(schema).includes('"$id"')
    out[keyword] = Object.fromEntries(Object.entries(table).filter(([name]) => anchored || used.has(name)))
    if (Object.keys(out[keyword] as Json).length === 0) delete out[keyword]
  }
  return out
}

/** Whether a part holds a reference to something, or to something inside it. */
export function refersTo(part: unknown, pointer: string): boolean {
  if (Array.isArray(part)) return part.some((item) => refersTo(item, pointer))
  if (!isRecord(part)) return false
  const { $ref } = part
  if (typeof $ref === 'string' && (decode($ref) === pointer || decode($ref).startsWith(`${pointer}/`) || $ref === '#'))
    return true
  return Object.values(part).some((child) => refersTo(child, pointer))
}

function decode(ref: string): string {
  try {
    return decodeURIComponent(ref).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return ref
  }
}
