import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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
  /** What has to end with each connection. */
  readonly #onConnection = new WeakMap<Socket, Set<() => void>>()
  readonly #calls = new Set<symbol>()
  readonly #waiting: (() => void)[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  begin(req: IncomingMessage, res: ServerResponse): Exchange {
    const abandoned = new AbortController()
    const call = Symbol('call')
    // An answer whose turn has not come, behind others on one connection, never hears of that connection's end by itself.
    const others = this.#sharedBy(req.socket)
    this.#count++
    this.#calls.add(call)
    const ended = new Promise<void>((resolve) => {
      const end = () => {
        if (!others.delete(end)) return
        if (!res.writableFinished) abandoned.abort()
        this.#count--
        this.#done(call)
        resolve()
      }
      others.add(end)
      res.once('close', end)
    })
    return { signal: abandoned.signal, ended, lasts: () => this.#done(call) }
  }

  /** Resolves when no call is in flight; streams do not count. */
  callsDone(): Promise<void> {
    return this.#calls.size === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #sharedBy(socket: Socket): Set<() => void> {
    const known = this.#onConnection.get(socket)
    if (known !== undefined) return known
    const open = new Set<() => void>()
    this.#onConnection.set(socket, open)
    socket.once('close', () => {
      for (const end of [...open]) end()
    })
    return open
  }

  #done(call: symbol): void {
    this.#calls.delete(call)
    if (this.#calls.size === 0) for (const tell of this.#waiting.splice(0)) tell()
  }
}
