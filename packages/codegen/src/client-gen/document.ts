import { isRecord } from '../live/list-all.js'

/** Where a reference leads: a schema, and a key that is the same for every reference to it. */
export interface Target {
  readonly document: Document
  readonly key: string
  /** What it is called where it is defined; `''` for the whole document. */
  readonly name: string
  readonly schema: unknown
}

/** One schema with all that it refers to inside itself, of any draft. Nothing outside is ever fetched. */
export class Document {
  readonly root: unknown
  /** Whether what stands beside a `$ref` counts; it does not up to draft 7. */
  readonly siblingsCount: boolean
  readonly #shared: Document | undefined
  #named: Map<string, string> | undefined

  /** `shared` holds the shapes that a snapshot's schemas have in common, as `#/values/<name>`. */
  constructor(root: unknown, shared?: Document) {
    this.root = root
    this.#shared = shared
    const dialect = isRecord(root) ? root['$schema'] : undefined
    this.siblingsCount = !(typeof dialect === 'string' && /draft-0[3-7]/.test(dialect))
  }

  /** What a reference stands for; `undefined` where it leads out of the document or nowhere. */
  resolve(ref: string): Target | undefined {
    const hash = ref.indexOf('#')
    const base = hash === -1 ? ref : ref.slice(0, hash)
    const fragment = hash === -1 ? '' : decode(ref.slice(hash + 1))
    const start = base === '' ? '' : this.#names().get(base)
    if (start === undefined || fragment === undefined) return undefined
    const pointer = fragment === '' || fragment.startsWith('/') ? start + fragment : this.#names().get(`#${fragment}`)
    if (pointer === undefined) return undefined
    const steps = pointer.split('/').slice(1).map(unescaped)
    const schema = steps.reduce<unknown>(child, this.root)
    if (schema === undefined) {
      return this.#shared !== undefined && /^\/(values|results|envelope)\//.test(pointer)
        ? this.#shared.resolve(`#${pointer}`)
        : undefined
    }
    return { document: this, key: pointer, name: steps.at(-1) ?? '', schema }
  }

  /** Pointers by `$id` and by `#anchor`. */
  #names(): Map<string, string> {
    if (this.#named !== undefined) return this.#named
    const found = new Map<string, string>()
    const visit = (value: unknown, pointer: string): void => {
      if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`)
      if (!isRecord(value)) return
      for (const key of ['$id', 'id'])
        if (typeof value[key] === 'string' && !found.has(value[key])) found.set(value[key], pointer)
      for (const key of ['$anchor', '$dynamicAnchor'])
        if (typeof value[key] === 'string' && !found.has(`#${value[key]}`)) found.set(`#${value[key]}`, pointer)
      // Before 2019 an anchor was an `$id` that is a fragment, which the first loop has noted.
      for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${escaped(key)}`)
    }
    visit(this.root, '')
    this.#named = found
    return found
  }
}

function child(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
