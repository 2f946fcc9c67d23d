import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export interface Reply {
  id: string
  ok: boolean
  result?: Record<string, unknown>
  error?: string
  hint?: string
  required?: string
  suggestions?: string[]
}

/** One connection of the addon, seen from the server's side. */
export class Connection {
  /** Every text frame that came in, in order. */
  readonly frames: string[] = []
  /** Resolves with the close code when the connection is over. */
  readonly closed: Promise<{ code: number; reason: string }>
  #ids = 0
  #arrived = new EventEmitter().setMaxListeners(0)

  constructor(
    readonly socket: WebSocket,
    readonly path: string,
  ) {
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    socket.on('message', (data) => {
      const text = data.toString()
      this.frames.push(text)
      const id = /^\{"id":"([^"]*)"/.exec(text)?.[1]
      if (id !== undefined) this.#arrived.emit(id, text)
    })
  }

  /** Sends a command and resolves with the reply of the same id. Rejects when the connection ends first. */
  async call(command: string, params: unknown = {}): Promise<Reply> {
    const id = `t${++this.#ids}`
    return this.answer(id, JSON.stringify({ id, command, params }))
  }

  /** Sends a text as it is and resolves with the frame that has this id. */
  async answer(id: string, text: string): Promise<Reply> {
    const lost = this.closed.then(({ code, reason }) => {
      throw new Error(`closed with ${code} ${reason} before ${id} was answered`)
    })
    const heard = once(this.#arrived, id)
    this.socket.send(text)
    const [frame] = await Promise.race([heard, lost])
    // The tests look at what they need; the shape is the envelope's.
    return JSON.parse(frame) as Reply
  }

  /** The result of a command that has to succeed. */
  async result(command: string, params: unknown = {}): Promise<Record<string, unknown>> {
    const reply = await this.call(command, params)
    if (!reply.ok || !reply.result) throw new Error(`${command} failed: ${JSON.stringify(reply)}`)
    return reply.result
  }

  /** Resolves with the hello frame, which comes first. */
  async hello(): Promise<{ id: string; command: string; params: Record<string, unknown> }> {
    if (this.frames.length === 0) await once(this.#arrived, 'peer_hello')
    return JSON.parse(this.frames[0] ?? '')
  }
}

/** A bare WebSocket server in the place of ours. */
export class BridgePeer {
  readonly #waiting: Connection[] = []
  readonly #arrived = new EventEmitter()

  private constructor(readonly server: WebSocketServer) {
    server.on('connection', (socket, request) => {
      this.#waiting.push(new Connection(socket, request.url ?? ''))
      this.#arrived.emit('connection')
    })
  }

  /** Listens on `port`, or on a free one. */
  static async listen(port = 0): Promise<BridgePeer> {
    const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: 33 * 1024 * 1024 })
    await once(server, 'listening')
    return new BridgePeer(server)
  }

  get port(): number {
    // A listening TCP server has an AddressInfo.
    return (this.server.address() as AddressInfo).port
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`
  }

  /** The next connection that nobody has taken yet. */
  async connection(): Promise<Connection> {
    for (;;) {
      const next = this.#waiting.shift()
      if (next) return next
      await once(this.#arrived, 'connection')
    }
  }

  /** Cuts every connection without a close frame and stops to listen. */
  async close(): Promise<void> {
    for (const socket of this.server.clients) socket.terminate()
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }
}
