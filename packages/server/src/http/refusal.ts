import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that is answered before the protocol hears of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** What the log says of it; the client is told the message alone. */
  readonly reason: string | null

  constructor(status: number, message: string, details: { headers?: Record<string, string>; reason?: string } = {}) {
    super(message)
    this.status = status
    this.headers = details.headers ?? {}
    this.reason = details.reason ?? null
  }
}

/**
 * Answers with the refusal, as the error of JSON-RPC that clients of this protocol read. What the client has not sent yet is thrown away for
 * a moment, so that it gets to read the answer, and then the connection is cut.
 */
export function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal, lingerMs: number): void {
  if (res.headersSent || res.destroyed) return
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message: refusal.message }, id: null })
  res.writeHead(refusal.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...refusal.headers,
  })
  res.end(body)
  if (req.complete) return
  const impatience = setTimeout(() => req.socket.destroy(), lingerMs)
  impatience.unref()
  req.once('close', () => clearTimeout(impatience))
  req.resume()
}
