import type { ToolDescriptor, WideTool } from '@godot-mcp/contract'
import type { Bridge } from '../bridge/bridge.js'
import type { Clock } from '../clock.js'
import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../json.js'
import type { ToolContext } from '../tool-context.js'
import { readyPeer } from './bridge-ready.js'
import { changesSomething } from './confirm.js'

/** What carrying out a call needs. */
export interface Runtime {
  contract: Contract
  bridge: Bridge
  clock: Clock
  /** What a tool that runs here is given. */
  contextFor(call: RunningCall): ToolContext
}

/** A call while it is carried out. */
export interface RunningCall {
  /** Name of its tool. */
  tool: string
  /** Its number in the log. */
  call: number
  /** Aborted when the caller gives up. */
  signal: AbortSignal | undefined
  /** Tells a caller who wants to know what the call is busy with. */
  tell(message: string): void
}

/** Who waits for a call. */
export type Caller = Pick<RunningCall, 'call' | 'signal' | 'tell'>

/** Carries out a checked call: in the editor by one command and its reply, or here by the tool's own function. Throws ToolError. */
export async function runTool(
  tool: ToolDescriptor,
  definition: WideTool,
  params: JsonObject,
  runtime: Runtime,
  caller: Caller,
): Promise<JsonObject> {
  return definition.runs === 'server'
    ? runHere(tool, params, runtime, { tool: tool.name, ...caller })
    : runInEditor(tool, definition, params, runtime, caller)
}

async function runHere(tool: ToolDescriptor, params: JsonObject, runtime: Runtime, running: RunningCall): Promise<JsonObject> {
  const handler = await runtime.contract.serverTool(tool.name)
  // The input validator of this very tool has just let the parameters through.
  return { ...(await handler(params as never, runtime.contextFor(running))) }
}

async function runInEditor(
  tool: ToolDescriptor,
  definition: WideTool,
  params: JsonObject,
  runtime: Runtime,
  { call, signal }: Pick<RunningCall, 'call' | 'signal'>,
): Promise<JsonObject> {
  const peer = await readyPeer(tool, definition.command, runtime.contract, runtime.bridge)
  return peer.request(definition.command, params, {
    timeoutMs: definition.timeoutMs,
    changes: changesSomething(tool, params),
    call,
    signal,
  })
}
