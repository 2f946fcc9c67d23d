import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpLimits } from './limits.js'
import { Refusal } from './refusal.js'

/** The room for all request bodies together. */
export class BodyRoom {
  readonly #limits: HttpLimits
  #taken = 0

  constructor(limits: HttpLimits) {
    this.#limits = limits
  }

  /** Room for one request; whoever asks for it has to `free` it. */
  forOne(): { take(bytes: number): void; free(): void } {
    let mine = 0
    return {
      take: (bytes) => {
        if (mine + bytes > this.#limits.bodyBytes) {
          throw new Refusal(413, `The request is larger than ${this.#limits.bodyBytes} bytes`)
        }
        if (this.#taken + bytes > this.#limits.allBodiesBytes) {
          const headers = { 'retry-after': '1' }
          throw new Refusal(503, 'The server is busy with other large requests', { headers, reason: 'no room for its body' })
        }
        mine += bytes
        this.#taken += bytes
      },
      free: () => {
        this.#taken -= mine
        mine = 0
      },
    }
  }

  get taken(): number {
    return this.#taken
  }
}

/** Reads the JSON of a request into the room that was given to it, and nothing beyond. Throws Refusal. */
export async function readJson(req: IncomingMessage, res: ServerResponse, room: { take(bytes: number): void }): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  // A web page may send other types to anybody without asking; for this one its browser asks first, and is not answered.
  if (type !== 'application/json')
    throw new Refusal(415, 'Content-Type has to be application/json', { reason: `its Content-Type is "${type}"` })
  const declared = Number(req.headers['content-length'] ?? 0)
  room.take(declared)
  if (req.headers.expect !== undefined) res.writeContinue()
  const chunks: Buffer[] = []
  let received = 0
  // A refusal still has to reach the client, so leaving the loop must not end the connection.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length
    // The part that was declared has its room already.
    room.take(Math.max(0, Math.min(chunk.length, received - declared)))
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new Refusal(400, 'Parse error: the request is not JSON')
  }
}
