import type { ToolDescriptor, WideTool } from '@godot-mcp/contract'
import type { Bridge } from '../bridge/bridge.js'
import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../json.js'
import type { ToolContext } from '../tool-context.js'
import { readyPeer } from './bridge-ready.js'
import { changesSomething } from './confirm.js'

/** What carrying out a call needs. */
export interface Runtime {
  contract: Contract
  bridge: Bridge
  context: ToolContext
}

/** Carries out a checked call: in the editor by one command and its reply, or here by the tool's own function. Throws ToolError. */
export async function runTool(
  tool: ToolDescriptor,
  definition: WideTool,
  params: JsonObject,
  runtime: Runtime,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  if (definition.runs === 'server') {
    const handler = await runtime.contract.serverTool(tool.name)
    // The input validator of this very tool has just let the parameters through.
    return { ...(await handler(params as never, runtime.context)) }
  }
  const peer = await readyPeer(tool, definition.command, runtime.contract, runtime.bridge)
  return peer.request(definition.command, params, {
    timeoutMs: definition.timeoutMs,
    changes: changesSomething(tool, params),
    signal,
  })
}
