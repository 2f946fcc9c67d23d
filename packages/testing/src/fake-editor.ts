import { BRIDGE } from '@godot-mcp/contract'
import type { WebSocket } from 'ws'
import { type Answering, answerWithExample, type Behaviour, succeedWith } from './behaviour.js'
import { dial } from './dial.js'
import { exampleResult } from './examples.js'
import { addonInfo, defaultIdentity, type EditorIdentity } from './identity.js'
import { WaitList } from './wait-list.js'
import {
  failureText,
  readFrame,
  successText,
  type WireCommand,
  type WireFailure,
  type WireFrame,
  type WireNotice,
} from './wire.js'

// Pushed by the server; an addon may leave them unanswered.
const PUSHES = new Set(['cmd_server_hello', 'cmd_toolsets_update'])

/** Who the fake editor is and how long it waits. */
export interface FakeEditorOptions {
  /** Where the server listens; `GODOT_MCP_BRIDGE_URL` or ws://127.0.0.1:9080 by default. */
  readonly url?: string | undefined
  /** What it shows the server before anything else; `GODOT_MCP_BRIDGE_TOKEN` by default, '' for nothing. */
  readonly token?: string | undefined
  /** Parts of the identity that differ from an editor of this build. */
  readonly identity?: Partial<EditorIdentity> | undefined
  /** Commands that this addon, an older one, does not know. */
  readonly lacks?: readonly string[] | undefined
  /** Whether it says hello; true by default. */
  readonly hello?: boolean | undefined
  /** Milliseconds for each wait, the first connection included; 10 000 by default. */
  readonly timeoutMs?: number | undefined
}

/**
 * An editor that is none: it dials a server's bridge, says hello, and answers each command with the contract's example.
 * `when` tells it to do otherwise. It keeps every frame, byte for byte.
 */
export class FakeEditor {
  readonly identity: EditorIdentity
  /** Settles when the connection has ended, whoever ended it. */
  readonly ended: Promise<{ readonly code: number; readonly reason: string }>
  readonly #socket: WebSocket
  readonly #timeoutMs: number
  readonly #frames: WireFrame[] = []
  readonly #commands = new WaitList<WireCommand>()
  readonly #notices = new WaitList<WireNotice>()
  readonly #behaviours = new Map<string, Behaviour>()
  readonly #lacks: ReadonlySet<string>

  /** Connects, waiting for a server that is not there yet, and says hello. */
  static async connect(options: FakeEditorOptions = {}): Promise<FakeEditor> {
    const { url = process.env[BRIDGE.url_variable] ?? BRIDGE.default_url, timeoutMs = 10_000, hello = true } = options
    const token = options.token ?? process.env[BRIDGE.token_variable] ?? ''
    const editor = new FakeEditor(await dial(url, timeoutMs), options, timeoutMs)
    if (token !== '') editor.sendText(JSON.stringify({ id: 'auth', command: 'cmd_auth', params: { token } }))
    if (hello) editor.sendText(JSON.stringify({ id: 'peer_hello', command: 'cmd_peer_hello', params: editor.identity }))
    return editor
  }

  private constructor(socket: WebSocket, options: FakeEditorOptions, timeoutMs: number) {
    this.#socket = socket
    this.#timeoutMs = timeoutMs
    this.identity = { ...defaultIdentity, ...options.identity }
    this.#lacks = new Set(options.lacks)
    this.ended = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    // A broken connection also closes, and `ended` says so.
    socket.on('error', () => {})
    socket.on('message', (data) => this.#receive(data.toString()))
    socket.resume()
  }

  /** Every frame so far, both ways, oldest first. */
  get frames(): readonly WireFrame[] {
    return this.#frames
  }

  /** Every command so far, oldest first. */
  get commands(): readonly WireCommand[] {
    return this.#commands.items
  }

  /** From now on answers `command` like this. The latest word counts. */
  when(command: string, behaviour: Behaviour): this {
    this.#behaviours.set(command, behaviour)
    return this
  }

  /** Back to the examples: for one command, or for all. */
  reset(command?: string): this {
    if (command === undefined) this.#behaviours.clear()
    else this.#behaviours.delete(command)
    return this
  }

  /** The next command of this name, as soon as it is there; each is handed out once. */
  received(command: string): Promise<WireCommand> {
    const seen = () => this.commands.map((each) => each.command).join(', ') || 'none'
    const missing = () => `No ${command} came within ${this.#timeoutMs} ms. Received: ${seen()}.`
    return this.#commands.take((each) => each.command === command, this.#timeoutMs, missing)
  }

  /** The next notice, such as PEER_REPLACED; each is handed out once. */
  noticed(error: string): Promise<WireNotice> {
    const missing = () => `No notice ${error} came within ${this.#timeoutMs} ms.`
    return this.#notices.take((notice) => notice.error === error, this.#timeoutMs, missing)
  }

  /** Sends any text in a frame of its own. */
  sendText(text: string): void {
    this.#frames.push({ direction: 'sent', text })
    this.#socket.send(text)
  }

  /** Drops the connection without a closing handshake, as a crash does. */
  vanish(): void {
    this.#socket.terminate()
  }

  /** Ends the connection in good order. May be called more than once. */
  async close(): Promise<void> {
    this.#socket.close()
    await this.ended
  }

  #receive(text: string): void {
    this.#frames.push({ direction: 'received', text })
    const message = readFrame(text)
    if (message === undefined) return
    if ('command' in message) {
      this.#commands.push(message)
      void this.#behaviourOf(message.command)(this.#answering(message))
    } else {
      this.#notices.push(message)
    }
  }

  #behaviourOf(command: string): Behaviour {
    const told = this.#behaviours.get(command)
    if (told !== undefined) return told
    if (this.#lacks.has(command)) return unknownCommand
    if (PUSHES.has(command)) return () => {}
    if (command === 'cmd_ping') return succeedWith({ pong: true })
    if (command === 'cmd_get_addon_info') return succeedWith(addonInfo(this.identity, this.#lacks))
    return answerOrRefuse
  }

  #answering(command: WireCommand): Answering {
    const send = (text: string): void => {
      // A reply that comes after the end has nowhere to go.
      if (this.#socket.readyState === this.#socket.OPEN) this.sendText(text)
    }
    return {
      command,
      example: () => exampleResult(command),
      succeed: (result) => send(successText(command.id, result)),
      fail: (failure: WireFailure) => send(failureText(command.id, failure)),
      sendText: send,
      vanish: () => this.vanish(),
    }
  }
}

const unknownCommand: Behaviour = (answering) =>
  answering.fail({ error: 'VALIDATION_ERROR', hint: `Unknown command '${answering.command.command}'.` })

const answerOrRefuse: Behaviour = (answering) =>
  (answering.example() === undefined ? unknownCommand : answerWithExample)(answering)
