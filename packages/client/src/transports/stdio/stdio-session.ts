import type { Readable } from 'node:stream'
import { type Client, ProtocolError, SdkError } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { OnApproval } from '../../approval.js'
import { ConnectionError } from '../../errors/connection-error.js'
import type { ToolResult, TransportCallOptions } from '../../transport.js'
import { createMcpClient } from '../mcp-client.js'
import { startFailure } from './start-failure.js'
import { StderrLines } from './stderr-lines.js'
import type { StdioOptions } from './stdio-options.js'

// A frame of the editor may hold 32 MiB. A result carries it twice, once as text inside JSON, where quotes double.
const LONGEST_LINE = 256 * 1024 * 1024
// Time-outs are the SDK's own business, so the MCP client gets the longest one a timer takes.
const NO_TIMEOUT = 2_147_483_647

// The MCP client asks a second, short-lived process which protocol the server speaks when it sees its own transport class,
// and asks the one server it has when it sees a subclass. A second server would want the same bridge port.
class ServerProcess extends StdioClientTransport {
  /** Settles when the process could not be started, or has ended. */
  readonly ended: Promise<'exited'>
  started = false
  closing = false

  constructor(options: StdioOptions) {
    const { command, args, env, cwd } = options
    super({
      command,
      args: [...(args ?? [])],
      env: environment(env),
      ...(cwd !== undefined && { cwd }),
      stderr: 'pipe',
      maxBufferSize: LONGEST_LINE,
    })
    this.ended = new Promise((resolve) => {
      this.onclose = () => resolve('exited')
    })
  }

  override async start(): Promise<void> {
    await super.start()
    this.started = true
  }

  override async close(): Promise<void> {
    this.closing = true
    await super.close()
  }
}

/** One server process and the MCP session with it. */
export class StdioSession {
  readonly #options: StdioOptions
  readonly #process: ServerProcess
  readonly #client: Client
  readonly #stderr: StderrLines
  #exited = false

  constructor(options: StdioOptions, onApproval?: OnApproval) {
    this.#options = options
    this.#process = new ServerProcess(options)
    // A pipe was asked for, so the stream is there before the process is.
    this.#stderr = new StderrLines(this.#process.stderr as Readable, options.stderr)
    this.#client = createMcpClient(onApproval)
    void this.#process.ended.then(() => {
      this.#exited = !this.#process.closing
    })
  }

  async open(signal: AbortSignal): Promise<void> {
    try {
      await this.#client.connect(this.#process, { signal, timeout: NO_TIMEOUT })
    } catch (cause) {
      throw await this.#explain(cause)
    }
  }

  async callTool(name: string, args: { readonly [key: string]: unknown }, options: TransportCallOptions): Promise<ToolResult> {
    try {
      const { signal, onProgress } = options
      return await this.#client.callTool(
        { name, arguments: { ...args } },
        { signal, onprogress: onProgress, resetTimeoutOnProgress: true, timeout: NO_TIMEOUT },
      )
    } catch (cause) {
      throw await this.#explain(cause)
    }
  }

  async close(): Promise<void> {
    await this.#client.close()
    await this.#process.close()
  }

  lastWords(): readonly string[] {
    return this.#stderr.last()
  }

  async #explain(cause: unknown): Promise<ConnectionError> {
    if (!this.#process.started) return startFailure(this.#options, cause)
    if (this.#exited) {
      const stderr = await this.#stderr.lastOfAll()
      const hint = `'${this.#options.command}' ended by itself. Its own words, below, say why; then connect again.`
      return new ConnectionError({ code: 'SERVER_EXITED', hint, stderr }, { cause })
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    if (cause instanceof SdkError && (cause.code === 'CONNECTION_CLOSED' || cause.code === 'NOT_CONNECTED')) {
      return new ConnectionError({ code: 'CONNECTION_CLOSED', hint: 'The connection was closed. Connect again.' }, { cause })
    }
    const what = cause instanceof ProtocolError ? 'refused the request' : 'broke the protocol'
    const hint = `'${this.#options.command}' ${what}: ${reason}. Check that it is a Godot MCP server.`
    return new ConnectionError({ code: 'PROTOCOL_ERROR', hint, stderr: this.lastWords() }, { cause })
  }
}

function environment(overlay: StdioOptions['env']): Record<string, string> {
  const all = [...Object.entries(process.env), ...Object.entries(overlay ?? {})]
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
