import { BRIDGE } from '@godot-mcp/contract'
import type { Clock } from '../clock.js'
import type { BridgeAddress } from '../config/bridge-url.js'
import { fail } from '../errors/tool-error.js'
import type { JsonObject } from '../json.js'
import type { Logger } from '../log/logger.js'
import { sparing } from '../log/sparing.js'
import { Admission } from './admission.js'
import { encodeAvailability } from './envelope.js'
import { type HeartbeatTimes, heartbeatTimes, startHeartbeat } from './heartbeat.js'
import type { PeerIdentity } from './identity.js'
import { DEFAULT_TIMEOUT_MS, PROBE_RECHECK_MS } from './limits.js'
import { Peer, type RequestOptions } from './peer.js'
import type { PeerSocket } from './peer-socket.js'

/** What accepts connections and hands them to the bridge. */
export interface Listener {
  /** Why the address cannot be listened on, or null. Host, port and reason. */
  readonly bindError: string | null
  /** The address in use, once there is one; differs from the configured one where that has port 0. */
  readonly url: string | null
  close(): Promise<void>
}

/** Starts listening; connections arrive at the bridge. Never throws: what goes wrong is the listener's `bindError`. */
export type StartListener = (
  address: BridgeAddress,
  onConnection: (socket: PeerSocket, path: string) => void,
) => Promise<Listener>

/** What the bridge is made of. */
export interface BridgeOptions {
  address: BridgeAddress
  /** What an editor has to show before it is one; null where it need not. */
  token: string | null
  clock: Clock
  log: Logger
  startListener: StartListener
  /** The longest time-out of any command that has one of its own, in milliseconds. */
  longestCommandMs?: number
  /** Called when an editor has introduced itself; what is pushed here reaches it before any command. */
  greet(peer: Peer): void
}

/** The server's side of the bridge: at most one editor at a time, and the newest one wins. */
export class Bridge {
  readonly #options: BridgeOptions
  readonly #heartbeat: HeartbeatTimes
  readonly #log: Logger
  readonly #admission: Admission | null
  #listener: Listener | null = null
  #starting: Promise<void> | null = null
  #peer: Peer | null = null
  #closePeer: () => void = () => {}
  #lastId = 0
  #closed = false

  constructor(options: BridgeOptions) {
    this.#options = options
    const { clock, token } = options
    this.#heartbeat = heartbeatTimes(options.longestCommandMs ?? DEFAULT_TIMEOUT_MS)
    this.#log = sparing(options.log, clock)
    this.#admission = token === null ? null : new Admission(token, clock, this.#log)
  }

  /** The attached editor, or null. Another object for every connection, so it can key what is known of that editor. */
  get peer(): Peer | null {
    return this.#peer
  }

  /** The address that editors dial. */
  get url(): string {
    return this.#listener?.url ?? this.#options.address.url
  }

  /** Why no editor can attach at the moment, or null. */
  get bindError(): string | null {
    return this.#listener?.bindError ?? null
  }

  /** Begins to listen. Resolves after the first attempt, whatever became of it. */
  start(): Promise<void> {
    this.#starting ??= this.#options
      .startListener(this.#options.address, (socket, path) => this.#connected(socket, path))
      .then((listener) => {
        this.#listener = listener
        return this.#closed ? listener.close() : undefined
      })
    return this.#starting
  }

  /** Sends a command to the attached editor. Throws BRIDGE_DISCONNECTED at once when there is none; else as Peer.request. */
  async request(command: string, params: JsonObject, options?: RequestOptions): Promise<JsonObject> {
    return this.connectedPeer().request(command, params, options)
  }

  /** The attached editor; throws BRIDGE_DISCONNECTED when there is none. */
  connectedPeer(): Peer {
    if (this.#peer !== null) return this.#peer
    const why = this.bindError === null ? '' : ` The server cannot listen for it: ${this.bindError}.`
    const way = `Open the project in Godot with the Godot MCP plugin enabled; it dials ${this.url} by itself.`
    return fail({ error: 'BRIDGE_DISCONNECTED', hint: `No editor is attached.${why} ${way}`, required: 'bridge_connected' })
  }

  /** Tells the attached editor something, if there is one. */
  push(command: string, params: JsonObject): void {
    this.#peer?.push(command, params)
  }

  /** Fails what is in flight, closes the connection and frees the port. May be called twice. */
  async close(): Promise<void> {
    this.#closed = true
    this.#admission?.close()
    this.#closePeer()
    await this.#starting
    await this.#listener?.close()
  }

  #connected(socket: PeerSocket, path: string): void {
    if (this.#closed) socket.terminate()
    else if (path === BRIDGE.probe_path) this.#probed(socket)
    else this.#admit(socket, (admitted) => this.#adopt(admitted))
  }

  /** Nobody who has not shown the token gets further than this, where there is one. */
  #admit(socket: PeerSocket, then: (socket: PeerSocket) => void): void {
    if (this.#admission === null) then(socket)
    else this.#admission.examine(socket, then)
  }

  /** The availability path: says whether the bridge is taken, and takes this very connection as the editor where it is not. */
  #probed(socket: PeerSocket): void {
    const answer = (): boolean => {
      const busy = this.#peer !== null
      socket.send(encodeAvailability(busy), () => {})
      if (!busy) this.#admit(socket, takeIfFree)
      return busy
    }
    // Whoever asks on this path takes nobody's place, also where somebody came while it showed its token.
    const takeIfFree = (admitted: PeerSocket): void => {
      if (this.#peer === null) this.#adopt(admitted)
      else admitted.close(1000, BRIDGE.replaced_word)
    }
    if (!answer()) return
    let gone = false
    socket.onClose(() => {
      gone = true
    })
    this.#options.clock.after(PROBE_RECHECK_MS, () => {
      if (gone || this.#closed) return
      if (this.#peer !== null) socket.close(1000, 'busy')
      else answer()
    })
  }

  #adopt(socket: PeerSocket): void {
    const { clock } = this.#options
    const log = this.#log
    const peer = new Peer(socket, {
      clock,
      log,
      nextId: () => String(++this.#lastId),
      onHello: (newcomer) => this.#greeted(newcomer),
    })
    const former = this.#peer
    this.#closePeer = () => {
      peer.end('The server is shutting down.')
      socket.close(1001, 'server shutting down')
    }
    this.#peer = peer
    if (former !== null) {
      log.warning('another editor takes over the bridge', { former_project: former.identity?.project_path ?? 'unknown' })
      former.replace(
        'Another editor connected to the same server and took over the bridge. Close it, or reconnect from this one’s dock.',
      )
    }
    const stopHeartbeat = startHeartbeat(socket, clock, this.#heartbeat, () => {
      log.warning('the editor gave no sign of life; dropping its connection', { silent_ms: this.#heartbeat.deadAfterMs })
      this.#lost(peer, 'The editor gave no sign of life any more.')
      socket.terminate()
    })
    socket.onClose(() => {
      stopHeartbeat()
      this.#lost(peer, 'The editor went away.')
    })
  }

  #lost(peer: Peer, reason: string): void {
    peer.end(reason)
    if (this.#peer !== peer) return
    this.#peer = null
    this.#closePeer = () => {}
    this.#log.info('editor detached', projectOf(peer.identity))
  }

  #greeted(peer: Peer): void {
    if (peer !== this.#peer) return
    this.#log.info('editor attached', { ...peer.identity })
    this.#options.greet(peer)
  }
}

function projectOf(identity: PeerIdentity | null): JsonObject {
  return identity === null ? {} : { project_path: identity.project_path }
}
