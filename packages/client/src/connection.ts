import type { OnApproval } from './approval.js'
import { type Deadline, withDeadline } from './deadline.js'
import { ConnectionError, isConnectionError } from './errors/connection-error.js'
import type { CallOptions } from './options.js'
import { descriptorOf } from './tool-descriptors.js'
import type { ToolResult, Transport } from './transport.js'

/** An open transport with what every call needs: a time-out, a way to give up, and a clear end. */
export class Connection {
  readonly #transport: Transport
  readonly #timeoutMs: number
  readonly #inFlight = new Set<Deadline>()
  #closing: Promise<void> | undefined

  constructor(transport: Transport, timeoutMs: number) {
    this.#transport = transport
    this.#timeoutMs = timeoutMs
  }

  /** Sends one call and waits for its result, be it a success or a failure of the tool. */
  async send(tool: string, args: { readonly [key: string]: unknown }, options: CallOptions = {}): Promise<ToolResult> {
    if (this.#closing !== undefined) throw closed(tool)
    const { timeoutMs = this.#timeoutMs, signal, onProgress } = options
    const limits = { signal, timeout: { ms: timeoutMs, error: () => timedOut(tool, timeoutMs) } }
    return withDeadline(limits, async (deadline) => {
      this.#inFlight.add(deadline)
      try {
        return await this.#transport.callTool(tool, args, {
          signal: deadline.signal,
          onProgress: (progress) => {
            if (deadline.signal.aborted) return
            deadline.restart()
            onProgress?.(progress)
          },
        })
      } catch (error) {
        throw isConnectionError(error) ? lost(tool, error) : error
      } finally {
        this.#inFlight.delete(deadline)
      }
    })
  }

  /** The same question; while it is thought over, no call that was in flight times out. */
  untimed(onApproval: OnApproval): OnApproval {
    return async (request) => {
      const release = [...this.#inFlight].map((deadline) => deadline.hold())
      try {
        return await onApproval(request)
      } finally {
        for (const each of release) each()
      }
    }
  }

  /** Gives up the calls in flight and ends the transport. May be called more than once. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    for (const deadline of this.#inFlight) deadline.giveUp(closed())
    await this.#transport.close()
  }
}

function closed(tool?: string): ConnectionError {
  const hint = 'The connection was closed by close(). Connect again.'
  return tool === undefined
    ? new ConnectionError({ code: 'CONNECTION_CLOSED', hint })
    : new ConnectionError({ code: 'CONNECTION_CLOSED', hint, tool })
}

function timedOut(tool: string, timeoutMs: number): ConnectionError {
  const hint = `No answer and no progress for ${timeoutMs} ms. Give the call a longer timeoutMs, or look at the server and the editor with health().`
  return new ConnectionError({ code: 'CALL_TIMEOUT', hint, tool, mayHaveApplied: changesSomething(tool) })
}

// A transport does not know what a tool does; here the call it lost gets its name and whether a change may be half way.
function lost(tool: string, error: ConnectionError): ConnectionError {
  const { code, hint, stderr } = error
  const mayHaveApplied = error.mayHaveApplied !== false && changesSomething(tool)
  return new ConnectionError({ code, hint, stderr, tool, mayHaveApplied }, { cause: error })
}

function changesSomething(tool: string): boolean {
  return descriptorOf(tool)?.safety !== 'read_only'
}
