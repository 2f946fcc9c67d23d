import { BRIDGE } from '@godot-mcp/contract'
import type { Clock } from '../clock.js'
import { type Failure, fail, ToolError } from '../errors/tool-error.js'
import { type JsonObject, quoteJson } from '../json.js'
import type { Logger } from '../log/logger.js'
import { decodeFrame, encodeCommand, encodeReplaced } from './envelope.js'
import { type AddonInfo, type PeerIdentity, readAddonInfo, readIdentity } from './identity.js'
import { DEFAULT_TIMEOUT_MS, HANDSHAKE_PAUSE_MS, HANDSHAKE_TIMEOUT_MS, MAX_UNREAD_BYTES } from './limits.js'
import { overloadOf } from './nesting.js'
import type { PeerSocket } from './peer-socket.js'
import { Waiters } from './waiters.js'

/** How a command is sent. */
export interface RequestOptions {
  timeoutMs?: number | undefined
  /** Whether the command changes something, so that a lost answer is flagged `may_have_applied`. */
  changes?: boolean | undefined
  /** Number of the call behind it, for the log. */
  call?: number | undefined
  signal?: AbortSignal | undefined
}

/** What a peer needs from its surroundings. */
export interface PeerSurroundings {
  clock: Clock
  log: Logger
  nextId(): string
  /** The editor has introduced itself. */
  onHello(peer: Peer): void
}

/** One attached editor: its connection, the commands in flight on it, and what it said of itself. */
export class Peer {
  readonly #socket: PeerSocket
  readonly #around: PeerSurroundings
  readonly #waiters: Waiters
  #identity: PeerIdentity | null = null
  #addonInfo: Promise<AddonInfo | null> | null = null
  readonly #listening = new Set<(alive: boolean) => void>()
  #stopPause = () => {}
  #ended = false

  constructor(socket: PeerSocket, around: PeerSurroundings) {
    this.#socket = socket
    this.#around = around
    this.#waiters = new Waiters(around.clock, around.log)
    socket.onText((text) => this.#receive(text))
    socket.onAlive(() => this.#heard(true))
  }

  /** What the editor said of itself; null until its hello, and for ever with an addon that sends none. */
  get identity(): PeerIdentity | null {
    return this.#identity
  }

  /** Sends a command and waits for its reply. Throws ToolError: the addon's own failure, TIMEOUT, BRIDGE_DISCONNECTED, INTERNAL_ERROR. */
  async request(command: string, params: JsonObject, options: RequestOptions = {}): Promise<JsonObject> {
    // Nothing was sent, so nothing can have been changed.
    if (this.#ended || !this.#socket.isOpen()) fail(goneAway(command))
    if (options.signal?.aborted) fail({ error: 'TIMEOUT', hint: `The caller cancelled ${command} before it was sent.` })
    const id = this.#around.nextId()
    const text = encodeCommand(id, command, params)
    refuseTooLarge(text)
    this.#refuseUnread(command)
    if (text.includes('\\u0000')) refuseNul(params)
    const { changes = false, call, timeoutMs = DEFAULT_TIMEOUT_MS } = options
    const sent = { id, command, changes, call, timeoutMs }
    this.#around.log.debug('command', { id, command, call })
    const reply = this.#waiters.wait(sent)
    const cancel = () => this.#waiters.cancel(id)
    options.signal?.addEventListener('abort', cancel, { once: true })
    this.#socket.send(text, (error) => {
      if (error !== undefined) this.#waiters.lose(id, goneAway(command))
    })
    return reply.finally(() => options.signal?.removeEventListener('abort', cancel))
  }

  /** Tells the editor something; whether and what it replies does not matter. */
  push(command: string, params: JsonObject): void {
    if (this.#ended || this.#socket.unread() > MAX_UNREAD_BYTES) return
    const id = this.#around.nextId()
    this.#waiters.ignore(id, command)
    this.#socket.send(encodeCommand(id, command, params), () => {})
  }

  /** The addon's description of itself, asked for once; concurrent askers share the answer. null where it gives none. */
  addonInfo(): Promise<AddonInfo | null> {
    this.#addonInfo ??= this.request('cmd_get_addon_info', {}, { timeoutMs: HANDSHAKE_TIMEOUT_MS }).then(
      (result) => {
        const info = readAddonInfo(result)
        // Said while the editor still reads the project: true for a moment only, so the next asker asks again.
        if (info?.scanning === true) this.#addonInfo = null
        return info
      },
      (error) => {
        // Silence may end; a refusal is an answer, and stays one.
        if (error instanceof ToolError && error.failure.error === 'TIMEOUT') this.#askAgainLater()
        this.#around.log.info('the addon does not describe itself', { reason: String(error) })
        return null
      },
    )
    return this.#addonInfo
  }

  /** Whether the editor gives a sign of life within `ms`. One whose main thread is blocked gives none, though its connection is open. */
  async responds(ms: number): Promise<boolean> {
    if (this.#ended) return false
    return new Promise((resolve) => {
      const settle = (answer: boolean) => {
        stopTimer()
        this.#listening.delete(settle)
        resolve(answer)
      }
      const stopTimer = this.#around.clock.after(ms, () => settle(false))
      this.#listening.add(settle)
      this.#socket.ping()
    })
  }

  /** Another editor took over: says so to this one, fails what is in flight and closes. */
  replace(newcomerHint: string): void {
    if (this.#ended) return
    this.end('Another editor took over the bridge.')
    this.#socket.send(encodeReplaced(newcomerHint), () => {})
    this.#socket.close(1000, BRIDGE.replaced_word)
  }

  /** The connection is gone, or has to go: fails what is in flight. May be called twice. */
  end(reason: string): void {
    if (this.#ended) return
    this.#ended = true
    this.#stopPause()
    this.#heard(false)
    this.#waiters.rejectAll(goneAway('the call', reason))
  }

  #heard(alive: boolean): void {
    for (const settle of [...this.#listening]) settle(alive)
  }

  /** What an editor does not take stays in our memory. */
  #refuseUnread(command: string): void {
    if (this.#socket.unread() > MAX_UNREAD_BYTES) fail(tooMuchUnread(command))
  }

  #askAgainLater(): void {
    if (this.#ended) return
    this.#stopPause = this.#around.clock.after(HANDSHAKE_PAUSE_MS, () => {
      this.#addonInfo = null
    })
  }

  #receive(text: string): void {
    if (this.#ended) return
    const frame = decodeFrame(text)
    if (frame.kind === 'result') this.#waiters.resolve(frame.id, frame.result)
    else if (frame.kind === 'failure') this.#waiters.reject(frame.id, frame.failure)
    else if (frame.kind === 'command') this.#command(frame.command, frame.params)
    else if (frame.kind === 'garbage') this.#garbage(frame.id)
    else if (frame.kind === 'overload') this.#overload(frame.id, frame.reason)
    else this.#around.log.warning('dropped a frame that is not JSON', { length: text.length })
  }

  #command(command: string, params: JsonObject): void {
    // Once: each greeting is answered, and a peer that repeats itself would have answers pile up.
    if (command === 'cmd_peer_hello' && this.#identity === null) {
      this.#identity = readIdentity(params)
      this.#around.onHello(this)
    } else this.#around.log.debug('ignored an unknown message of the editor', { command })
  }

  #overload(id: string | null, reason: string): void {
    const command = id === null ? null : this.#waiters.commandOf(id)
    this.#around.log.warning('dropped a frame that is too much to read', { reason, command })
    if (id === null || command === null) return
    const hint = `The answer to ${command} cannot be read: ${reason}. Ask for less: a smaller depth, a narrower path, a page.`
    this.#waiters.reject(id, { error: 'RESPONSE_TOO_LARGE', hint })
  }

  #garbage(id: string | null): void {
    const command = id === null ? null : this.#waiters.commandOf(id)
    if (id === null || command === null) {
      this.#around.log.warning('dropped a frame that is no envelope', { id })
      return
    }
    this.#waiters.reject(id, {
      error: 'INTERNAL_ERROR',
      hint: `The addon answered ${command} with something that is no reply; its handler probably hit a script error. Look at the editor's output.`,
    })
  }
}

function tooMuchUnread(command: string): Failure {
  const hint = `The editor does not read: more than ${MAX_UNREAD_BYTES} bytes wait for it. ${command} was not sent.`
  return { error: 'BRIDGE_DISCONNECTED', hint, required: 'bridge_connected' }
}

function goneAway(what: string, why = 'The editor went away.'): Failure {
  return { error: 'BRIDGE_DISCONNECTED', hint: `${why} ${capital(what)} was not finished.`, required: 'bridge_connected' }
}

function capital(text: string): string {
  return text.startsWith('cmd_') ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The editor's texts cannot hold U+0000: it would put another character there, and write to another path or name than the one asked for. */
function refuseNul(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0'))
    fail({
      error: 'VALIDATION_ERROR',
      hint: `${quoteJson(value)} holds the character U+0000, which no text in the editor can hold.`,
    })
  if (typeof value === 'object' && value !== null) Object.entries(value).flat().forEach(refuseNul)
}

/** What the addon would refuse to read. Counting bytes costs a pass over the text, so it is done only where the length leaves a doubt. */
function refuseTooLarge(text: string): void {
  const overload = overloadOf(text)
  if (overload !== null)
    fail({
      error: 'VALIDATION_ERROR',
      hint: `The arguments cannot be sent to the editor: ${overload.replace(/^it /, 'the command ')}.`,
    })
  if (text.length * 3 <= BRIDGE.max_frame_bytes) return
  const bytes = Buffer.byteLength(text)
  if (bytes <= BRIDGE.max_frame_bytes) return
  const hint = `The arguments take ${bytes} bytes on the way to the editor, and a command may take ${BRIDGE.max_frame_bytes}. Send less in one call.`
  fail({ error: 'VALIDATION_ERROR', hint })
}
