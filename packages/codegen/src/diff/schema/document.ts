import type { RawSchema } from '../snapshot.js'
import { isObject, keyOf } from './json.js'
import { isSchema, subschemas } from './subschemas.js'

/** Where a reference leads: a schema, and the shared shape that it is, if it is one. */
export interface Target {
  readonly schema: RawSchema
  readonly shared?: string
}

/** Parts of a snapshot that schemas may refer to by `#/<part>/<name>`. */
export type SharedShapes = Readonly<Record<string, unknown>>

/** A schema resource: what `#` means in it. */
interface Resource {
  readonly root: RawSchema
  readonly id: string
  readonly anchors: Map<string, RawSchema>
}

/** A schema with its references: `$ref` by pointer, `$anchor`, `$id`, of every dialect. */
export class SchemaDocument {
  /** Whether what stands beside `$ref` counts and `unevaluatedProperties` means something. */
  readonly draft7: boolean
  readonly #resources = new Map<RawSchema, Resource>()
  readonly #byId = new Map<string, Resource>()
  readonly #shared: SharedShapes

  constructor(
    readonly root: RawSchema,
    shared: SharedShapes = {},
  ) {
    this.#shared = shared
    const dialect = isObject(root) && typeof root.$schema === 'string' ? root.$schema : ''
    this.draft7 = /draft-0[3-7]/.test(dialect)
    this.#load(root)
  }

  /** The schema that a `$ref` written in `from` leads to. */
  resolve(ref: string, from: RawSchema): Target | undefined {
    const [address = '', fragment = ''] = ref.split('#', 2) as [string, string?]
    const own = this.#resources.get(from)
    const resource = address === '' ? own : (this.#byId.get(absolute(address, own?.id ?? '')) ?? this.#byId.get(address))
    if (!resource) return undefined
    if (fragment === '') return { schema: resource.root }
    if (!fragment.startsWith('/')) {
      const anchored = resource.anchors.get(fragment)
      return anchored === undefined ? undefined : { schema: anchored }
    }
    const steps = fragment
      .slice(1)
      .split('/')
      .map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    const inside = pick(resource.root, steps)
    if (isSchema(inside)) {
      // Nothing but references leads to what stands under a keyword of no dialect.
      if (isObject(inside) && !this.#resources.has(inside)) this.#load(inside, resource)
      return { schema: inside }
    }
    const shape = pick(this.#shared, steps)
    if (!isSchema(shape)) return undefined
    if (isObject(shape) && !this.#resources.has(shape)) this.#load(shape)
    return { schema: shape, ...(steps.length === 2 && steps[0] !== 'results' && { shared: steps.join('/') }) }
  }

  #load(root: RawSchema, within?: Resource): void {
    const queue: [RawSchema, Resource][] = [[root, within ?? { root, id: '', anchors: new Map() }]]
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [schema] = next
      let [, resource] = next
      if (!isObject(schema) || this.#resources.has(schema)) continue
      const id = typeof schema.$id === 'string' ? schema.$id : undefined
      if (id?.startsWith('#')) resource.anchors.set(id.slice(1), schema)
      else if (id !== undefined) {
        resource = { root: schema, id: absolute(id, resource.id).replace(/#$/, ''), anchors: new Map() }
        this.#byId.set(resource.id, resource)
      }
      for (const anchor of [schema.$anchor, schema.$dynamicAnchor])
        if (typeof anchor === 'string') resource.anchors.set(anchor, schema)
      this.#resources.set(schema, resource)
      for (const child of subschemas(schema)) queue.push([child, resource])
    }
  }
}

/** Whether two documents read the same, word for word, however their keys are ordered. Says no of one that is too deep to read. */
export function sameDocument(a: unknown, b: unknown): boolean {
  try {
    if (a === b) return true
    const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
    // Of equal length they may differ in the order of their keys only.
    return one === other || (one.length === other.length && keyOf(a) === keyOf(b))
  } catch {
    return false
  }
}

function pick(value: unknown, steps: readonly string[]): unknown {
  let at = value
  for (const step of steps) {
    if (Array.isArray(at)) at = at[Number(step)]
    else if (isObject(at) && Object.hasOwn(at, step)) at = at[step]
    else return undefined
  }
  return at
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base || 'schema:/') ? new URL(address, base || 'schema:/').href : address
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
