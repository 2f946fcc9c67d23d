/// <reference lib="esnext.disposable" preserve="true" />
import type { CoreGetServerInfoResult, DESCRIPTORS, ToolMap, ToolName } from '@godot-mcp/contract'
import type { Health } from './health.js'
import type { CallOptions } from './options.js'

type Descriptors = typeof DESCRIPTORS

/** The parameters of a tool. */
export type ToolParams<N extends ToolName> = ToolMap[N]['params']

/** The result of a tool. */
export type ToolResultOf<N extends ToolName> = ToolMap[N]['result']

/** The arguments after a tool's name: its parameters may be left out where none of them is required. */
export type ToolArguments<N extends ToolName> =
  Record<string, never> extends ToolParams<N>
    ? [params?: ToolParams<N>, options?: CallOptions]
    : [params: ToolParams<N>, options?: CallOptions]

/** A tool as a method. */
export type ToolMethod<N extends ToolName> = (...args: ToolArguments<N>) => Promise<ToolResultOf<N>>

/** The tools of the contract: an object for each toolset, a method for each tool. */
export type Toolsets = {
  readonly [T in keyof Descriptors]: {
    readonly [A in keyof Descriptors[T]]: Descriptors[T][A] extends { readonly name: infer N extends ToolName }
      ? ToolMethod<N>
      : never
  }
}

/**
 * A connection to a server, and through it to the editor.
 *
 * Every tool is a method, `godot.<toolset>.<action>(params, options)`, and resolves to the tool's result. A tool that fails
 * rejects with `GodotToolError`; a server that is gone or silent with `ConnectionError`. Any number of calls may be in flight.
 */
export interface Godot extends Toolsets, AsyncDisposable {
  /** What the server said of itself when the connection was made. */
  readonly serverInfo: CoreGetServerInfoResult

  /** Calls a tool by its name in the contract. */
  call<N extends ToolName>(name: N, ...args: ToolArguments<N>): Promise<ToolResultOf<N>>

  /** Calls a tool that this contract does not know, of a newer server. Nothing about it is checked. */
  callUntyped(name: string, params?: { readonly [key: string]: unknown }, options?: CallOptions): Promise<Record<string, unknown>>

  /** The state of server, editor and scene in one call. Does not reject when the server is gone: that is a state. */
  health(options?: CallOptions): Promise<Health>

  /** Ends the connection, the calls in flight, and the server if `connect` started it. May be called more than once. */
  close(): Promise<void>

  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}
