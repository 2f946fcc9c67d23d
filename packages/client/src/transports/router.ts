import { FAILURE_META_KEY, formatError, type ToolMap, type ToolName } from '@godot-mcp/contract'
import { GodotToolError, isGodotToolError } from '../errors/tool-error.js'
import type { Progress, ToolResult, Transport } from '../transport.js'
import { createInMemoryTransport } from './in-memory.js'
import { ownServerInfo } from './own-server-info.js'

/** Answers calls of one tool. Throw a `GodotToolError` to fail. */
export type ToolHandler<N extends ToolName> = (
  params: ToolMap[N]['params'],
  call: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
) => ToolMap[N]['result'] | Promise<ToolMap[N]['result']>

/** Handlers for some tools. */
export type ToolHandlers = { readonly [N in ToolName]?: ToolHandler<N> }

type AnyHandler = (params: unknown, call: unknown) => unknown

/**
 * A transport that needs no server: your functions answer. For tests of a program that uses the SDK.
 *
 * It answers the contract check itself, with every toolset enabled, unless there is a handler for that. A tool without a
 * handler fails with UNSUPPORTED.
 */
export function createRouterTransport(handlers: ToolHandlers): Transport {
  // A handler is only ever given the parameters of its own tool; the client's types have seen to that.
  const table = { godot_get_server_info: ownServerInfo, ...handlers } as { readonly [name: string]: AnyHandler | undefined }
  return createInMemoryTransport({
    async callTool(name, args, call) {
      try {
        const handler = table[name]
        if (handler === undefined) throw noHandler(name)
        return { content: [], structuredContent: await handler(args, call) }
      } catch (error) {
        if (isGodotToolError(error)) return failureResult(error)
        throw error
      }
    },
  })
}

function noHandler(tool: string): GodotToolError {
  return new GodotToolError({ tool, code: 'UNSUPPORTED', hint: `The router transport has no handler for ${tool}.` })
}

function failureResult({ code: error, hint, required, suggestions, mayHaveApplied }: GodotToolError): ToolResult {
  const envelope = { error, hint, ...(required !== undefined && { required }), ...(suggestions !== undefined && { suggestions }) }
  const flag = mayHaveApplied === undefined ? {} : { may_have_applied: mayHaveApplied }
  return {
    content: [{ type: 'text', text: formatError(envelope) }],
    isError: true,
    _meta: { [FAILURE_META_KEY]: { ok: false, ...envelope, ...flag } },
  }
}
