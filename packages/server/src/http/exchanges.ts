import type { ServerResponse } from 'node:http'

/** A request that is being answered. */
export interface Exchange {
  /** Aborted when the client goes away before it has its answer. */
  readonly signal: AbortSignal
  /** Resolves when the answer is out, or nobody waits for it any more. */
  readonly ended: Promise<void>
  /** Says that this one is a stream that would never end by itself. */
  lasts(): void
}

/** The requests in flight. */
export class Exchanges {
  readonly #calls = new Set<symbol>()
  #count = 0
  readonly #waiting: (() => void)[] = []

  get count(): number {
    return this.#count
  }

  begin(res: ServerResponse): Exchange {
    const abandoned = new AbortController()
    const key = Symbol('exchange')
    this.#count++
    this.#calls.add(key)
    const ended = new Promise<void>((resolve) => {
      res.once('close', () => {
        if (!res.writableFinished) abandoned.abort()
        this.#count--
        this.#done(key)
        resolve()
      })
    })
    return { signal: abandoned.signal, ended, lasts: () => this.#done(key) }
  }

  /** Resolves when no call is in flight; streams do not count. */
  callsDone(): Promise<void> {
    return this.#calls.size === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #done(key: symbol): void {
    this.#calls.delete(key)
    if (this.#calls.size === 0) for (const tell of this.#waiting.splice(0)) tell()
  }
}
