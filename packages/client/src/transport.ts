import type { OnApproval } from './approval.js'

/** How far a long call has got. */
export interface Progress {
  readonly progress: number
  readonly total?: number | undefined
  readonly message?: string | undefined
}

/** What a tool answered: the parts of an MCP `CallToolResult` that the SDK reads. */
export interface ToolResult {
  /** For people and models; the SDK reads the first text where the structured part is missing. */
  readonly content?: readonly unknown[] | undefined
  readonly structuredContent?: unknown
  readonly isError?: boolean | undefined
  readonly _meta?: { readonly [key: string]: unknown } | undefined
}

/** What a transport is given to begin with. */
export interface TransportOpenOptions {
  /** Aborted when nobody waits for the connection any more. */
  readonly signal: AbortSignal
  /** Whom to ask where the server wants a person's word for a call; absent where there is nobody. */
  readonly onApproval?: OnApproval | undefined
}

/** What a transport is given with each call. */
export interface TransportCallOptions {
  /** Aborted when nobody waits for the answer any more. Passing that on to the server is welcome, not required. */
  readonly signal: AbortSignal
  /** To be called for each sign of life of a long call; every one of them restarts the time-out. */
  readonly onProgress: (progress: Progress) => void
}

/**
 * A way to reach a server. The SDK ships one over stdio and two in memory; write another for what they do not cover.
 *
 * Time-outs, the contract check, toolsets and errors are not a transport's business: the SDK does them the same way for all.
 */
export interface Transport {
  /** Opens the connection; called once, before anything else. Rejects with a `ConnectionError`. */
  open(options: TransportOpenOptions): Promise<void>
  /** Sends one tool call. Any number may be in flight. A failure of the tool is a result with `isError`, not a rejection. */
  callTool(name: string, args: { readonly [key: string]: unknown }, options: TransportCallOptions): Promise<ToolResult>
  /** Ends the connection and what it started. Called once, also after a failed `open`. */
  close(): Promise<void>
  /** The last lines of the server's log, for the error that says why it does not answer. */
  lastWords?(): readonly string[]
}
