import type { CallAnswer, CallContext, Json, ListedTool, Product } from '../../src/product.js'

type Progress = NonNullable<CallContext['progress']>

/** A call that waits for the test to say what becomes of it. */
export interface Waiting {
  signal: AbortSignal | undefined
  tellProgress: Progress | undefined
  answer(text: string): void
}

/** A product of two tools, `echo` and `wait`, that counts what is held of it. */
export class ToyProduct implements Product {
  readonly waiting: Waiting[] = []
  readonly #listeners = new Set<() => void>()
  readonly #arrived: (() => void)[] = []
  attached = false

  /** Who listens for changes. */
  get listeners(): number {
    return this.#listeners.size
  }

  /** The next call of `wait` that no test has taken yet. */
  async arrived(count = 1): Promise<Waiting> {
    while (this.waiting.length < count) await new Promise<void>((resolve) => this.#arrived.push(resolve))
    const last = this.waiting[count - 1]
    if (last === undefined) throw new Error('there is no such call')
    return last
  }

  changeTools(): void {
    for (const listener of this.#listeners) listener()
  }

  info() {
    return { name: 'toy', title: 'Toy', version: '1.2.3', instructions: '', capability: {} }
  }

  async listTools(): Promise<ListedTool[]> {
    return ['echo', 'wait'].map((name) => ({ name, description: name, inputSchema: { type: 'object' } }))
  }

  callTool(name: string, args: Json, context: CallContext = {}): Promise<CallAnswer> {
    if (name === 'echo') return Promise.resolve(text(JSON.stringify(args)))
    return new Promise((resolve) => {
      const answer = (said: string) => resolve(text(said))
      context.signal?.addEventListener('abort', () => answer('cancelled'), { once: true })
      this.waiting.push({ signal: context.signal, tellProgress: context.progress, answer })
      for (const tell of this.#arrived.splice(0)) tell()
    })
  }

  listResources() {
    return []
  }

  async readResource() {
    return null
  }

  onToolsChanged(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async start() {}

  editorAttached() {
    return this.attached
  }

  bridgeUrl() {
    return ''
  }

  async close() {}
}

function text(said: string): CallAnswer {
  return { content: [{ type: 'text', text: said }] }
}
