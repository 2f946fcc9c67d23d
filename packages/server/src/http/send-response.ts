import type { ServerResponse } from 'node:http'
import type { HttpLimits } from './limits.js'

/** So much is handed over at once: small enough that a slow reader is seen to get on, and is not taken for one that does not read. */
const SLICE_BYTES = 64 * 1024

/**
 * Sends an answer as it comes. What the client has not taken yet waits here, where it can be counted, and not in the stream's own queue, which
 * has no end: a client that leaves too much waiting loses its connection. `ended` resolves when nobody waits any more.
 */
export async function sendResponse(
  response: Response,
  res: ServerResponse,
  ended: Promise<void>,
  limits: HttpLimits,
): Promise<void> {
  if (res.destroyed) return void response.body?.cancel().catch(() => {})
  res.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) return void res.end()
  res.flushHeaders()
  const reader = response.body.getReader()
  void ended.then(() => reader.cancel().catch(() => {}))
  const outbox = new Outbox(res, limits)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      outbox.put(value)
    }
    outbox.end()
  } catch {
    res.destroy()
  }
}

class Outbox {
  readonly #res: ServerResponse
  readonly #limits: HttpLimits
  readonly #slices: Uint8Array[] = []
  #waiting = 0
  #blocked = false
  #ended = false

  constructor(res: ServerResponse, limits: HttpLimits) {
    this.#res = res
    this.#limits = limits
    res.on('drain', () => {
      this.#blocked = false
      this.#flush()
    })
    res.once('close', () => {
      this.#slices.length = 0
    })
  }

  put(chunk: Uint8Array): void {
    if (this.#res.destroyed) return
    if (this.#waiting > this.#limits.queuedBytes) {
      this.#res.destroy()
      return
    }
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) this.#slices.push(chunk.subarray(at, at + SLICE_BYTES))
    this.#waiting += chunk.length
    this.#flush()
  }

  end(): void {
    this.#ended = true
    this.#flush()
  }

  #flush(): void {
    while (!this.#blocked && !this.#res.destroyed) {
      const slice = this.#slices.shift()
      if (slice === undefined) break
      this.#waiting -= slice.length
      this.#blocked = !this.#res.write(slice)
    }
    if (this.#ended && this.#slices.length === 0 && !this.#res.writableEnded) this.#res.end()
  }
}
