import type { OnApproval } from './approval.js'
import type { Progress, Transport } from './transport.js'
import type { HttpOptions } from './transports/http/http-options.js'
import type { StdioOptions } from './transports/stdio/stdio-options.js'

/** How the SDK behaves, whatever the transport. */
export interface ClientOptions {
  /** Milliseconds to start the server, reach it and check its contract; 60 000 by default (`npx` may have to fetch it). */
  readonly connectTimeoutMs?: number | undefined
  /** Milliseconds that a call may be silent; 60 000 by default. Progress restarts it. The server's own time-outs are shorter. */
  readonly timeoutMs?: number | undefined
  /** Check each result against the contract's schema and throw `InvalidResultError` where it does not fit; false by default. */
  readonly validateResults?: boolean | undefined
  /** Enable a toolset at the first call of one of its tools; true by default. */
  readonly enableToolsets?: boolean | undefined
  /**
   * Asked before a call that changes something, runs code or writes files, where the server wants a person's word for it. No call
   * times out meanwhile. Without it such a server refuses those calls.
   */
  readonly onApproval?: OnApproval | undefined
  /** Gives up connecting. Has no effect on an open connection. */
  readonly signal?: AbortSignal | undefined
}

/** How to reach a server: a command to start, the address of one that runs, or a transport. */
export type ConnectOptions = ClientOptions & (StdioOptions | HttpOptions | { readonly transport: Transport })

/** What one call may be told. */
export interface CallOptions {
  /** Milliseconds that this call may be silent; the connection's `timeoutMs` by default. `Infinity` waits for ever. */
  readonly timeoutMs?: number | undefined
  /** Stops waiting: the call rejects with the signal's reason. A change that the editor has begun may still happen. */
  readonly signal?: AbortSignal | undefined
  /** Called with each sign of life of a long call. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}
