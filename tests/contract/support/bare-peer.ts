import { once } from 'node:events'
import { BUILD_VERSION, CONTRACT_DIGEST, CONTRACT_VERSION } from '@godot-mcp/contract'
import { WebSocket } from 'ws'

/** What the editor of these tests says of itself. */
export const IDENTITY = {
  project_path: '/projects/one',
  godot_version: '4.6.3.stable',
  addon_version: BUILD_VERSION,
  contract_version: CONTRACT_VERSION,
  contract_digest: CONTRACT_DIGEST,
  pid: 4242,
}

/** An editor's end of the bridge with nothing between the test and the bytes. */
export class BarePeer {
  readonly socket: WebSocket
  /** Every frame that was received, as text, and how many of them a test has taken. */
  readonly frames: string[] = []
  readonly closed: Promise<number>
  #taken = 0
  readonly #waiting: (() => void)[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('message', (data) => {
      this.frames.push(data.toString())
      this.#waiting.shift()?.()
    })
  }

  /** Dials in and says nothing. */
  static async dial(url: string, options: { path?: string; headers?: Record<string, string> } = {}): Promise<BarePeer> {
    const socket = new WebSocket(`${url}${options.path ?? ''}`, { headers: options.headers ?? {} })
    const peer = new BarePeer(socket)
    await once(socket, 'open')
    return peer
  }

  /** Dials in, introduces itself, and takes the two pushes that follow. */
  static async greeted(url: string, identity: Record<string, unknown> = IDENTITY): Promise<BarePeer> {
    const peer = await BarePeer.dial(url)
    peer.hello(identity)
    await peer.next()
    await peer.next()
    return peer
  }

  hello(identity: Record<string, unknown> = IDENTITY): void {
    this.send({ id: 'peer_hello', command: 'cmd_peer_hello', params: identity })
  }

  /** The next frame, as text. */
  async next(): Promise<string> {
    if (this.frames.length <= this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return this.frames[this.#taken++] ?? ''
  }

  /** The next frame as a command. */
  async command(): Promise<{ id: string; command: string; params: Record<string, unknown> }> {
    return JSON.parse(await this.next()) as { id: string; command: string; params: Record<string, unknown> }
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  reply(id: string, result: unknown): void {
    this.send({ id, ok: true, result })
  }

  close(): void {
    this.socket.terminate()
  }
}
