import { type Client, ProtocolError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { OnApproval } from '../../approval.js'
import { ConnectionError } from '../../errors/connection-error.js'
import type { ToolResult, TransportCallOptions } from '../../transport.js'
import { createMcpClient } from '../mcp-client.js'
import { failureOf, lost, refusalOf } from './http-failure.js'
import type { HttpOptions } from './http-options.js'

// Time-outs are the SDK's own business, so the MCP client gets the longest one a timer takes.
const NO_TIMEOUT = 2_147_483_647
/** How long taking leave of a server may take, in milliseconds. */
const LEAVE_MS = 2_000
/** Only ever seen on this side: what a call is told when the stream of its answer ends without one. */
const STREAM_ENDED = -32_099

type Message = Parameters<StreamableHTTPClientTransport['send']>[0]
type SendOptions = Parameters<StreamableHTTPClientTransport['send']>[1]

/** The MCP library's transport; a call whose stream breaks is told, where that one would let it wait for ever. */
class AnsweringTransport extends StreamableHTTPClientTransport {
  override send(message: Message, options?: SendOptions): Promise<void> {
    if (Array.isArray(message) || !('method' in message) || !('id' in message)) return super.send(message, options)
    const { id } = message
    const onRequestStreamEnd = () => {
      options?.onRequestStreamEnd?.()
      this.onmessage?.({ jsonrpc: '2.0', id, error: { code: STREAM_ENDED, message: 'the stream ended' } })
    }
    return super.send(message, { ...options, onRequestStreamEnd })
  }
}

/** The MCP session with a server over HTTP. Each call is a request of its own, so there is no connection that could be lost between calls. */
export class HttpSession {
  readonly #place: string
  readonly #transport: AnsweringTransport
  readonly #client: Client

  constructor({ url, token }: HttpOptions, onApproval?: OnApproval) {
    const target = new URL(url)
    this.#place = `${target.origin}${target.pathname}`
    this.#transport = new AnsweringTransport(target, {
      fetch: async (input, init) => {
        const response = await fetch(input, { ...init, redirect: 'manual' })
        const refusal = this.#refusal(response, init, token !== undefined)
        if (refusal === null) return response
        await response.body?.cancel().catch(() => {})
        throw refusal
      },
      ...(token !== undefined && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
    })
    this.#client = createMcpClient(onApproval)
  }

  async open(signal: AbortSignal): Promise<void> {
    try {
      await this.#client.connect(this.#transport, { signal, timeout: NO_TIMEOUT })
    } catch (cause) {
      throw this.#explain(cause)
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
      throw this.#explain(cause)
    }
  }

  async close(): Promise<void> {
    // Servers of the 2025 revisions keep a session until it is ended. One that does not answer is left to its own devices.
    let impatience: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      impatience = setTimeout(resolve, LEAVE_MS)
    })
    await Promise.race([this.#transport.terminateSession().catch(() => {}), late])
    clearTimeout(impatience)
    await this.#client.close()
  }

  #refusal(response: Response, init: RequestInit | undefined, hadToken: boolean): ConnectionError | null {
    // A server may have no stream to listen to, and no end of a session: the library knows what to make of that.
    if (init?.method !== 'POST' && response.status === 405) return null
    if (response.status === 404 && new Headers(init?.headers).has('mcp-session-id')) {
      const hint = `The server at ${this.#place} does not know this session any more: it was started again, or the session was idle for too long. Connect again.`
      return new ConnectionError({ code: 'CONNECTION_CLOSED', hint, mayHaveApplied: false })
    }
    return refusalOf(response, this.#place, hadToken)
  }

  #explain(cause: unknown): ConnectionError {
    if (cause instanceof ProtocolError && cause.code === STREAM_ENDED) return lost(this.#place)
    const failure = failureOf(cause, this.#place)
    if (failure !== null) return failure
    const reason = cause instanceof Error ? cause.message : String(cause)
    const what = cause instanceof ProtocolError ? 'refused the request' : 'broke the protocol'
    const hint = `${this.#place} ${what}: ${reason}. Check that it is a Godot MCP server.`
    return new ConnectionError({ code: 'PROTOCOL_ERROR', hint }, { cause })
  }
}
