import { type CoreGetServerInfoResult, DESCRIPTORS } from '@godot-mcp/contract'
import { type CallContext, callTool } from './call-tool.js'
import type { Godot } from './godot.js'
import { readHealth } from './health.js'
import type { CallOptions } from './options.js'

type UntypedCall = Godot['callUntyped']
type Descriptors = { readonly [toolset: string]: { readonly [action: string]: { readonly name: string } } }

/** Dresses one call function up as the typed object that programs use. */
export function createGodot(context: CallContext, serverInfo: CoreGetServerInfoResult): Godot {
  const call: UntypedCall = (name, params = {}, options) => callTool(context, name, params, options)
  const close = (): Promise<void> => context.connection.close()
  const godot = {
    ...methods(DESCRIPTORS, call),
    serverInfo,
    call,
    callUntyped: call,
    health: (options?: CallOptions) => readHealth(() => godot.core.getServerInfo({}, options)),
    close,
    // Node 20 has no `await using`, and older 20.x not even the symbol.
    ...(Symbol.asyncDispose !== undefined && { [Symbol.asyncDispose]: close }),
    // Types and methods come from the same descriptors.
  } as unknown as Godot
  return Object.freeze(godot)
}

function methods(descriptors: Descriptors, call: UntypedCall): object {
  return mapValues(descriptors, (tools) =>
    Object.freeze(
      mapValues(
        tools,
        ({ name }) =>
          (params?: Parameters<UntypedCall>[1], options?: CallOptions) =>
            call(name, params, options),
      ),
    ),
  )
}

function mapValues<A, B>(object: { readonly [key: string]: A }, map: (value: A) => B): { [key: string]: B } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
