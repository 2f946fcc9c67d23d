import type { Connection } from './connection.js'
import { withDeadline } from './deadline.js'
import { ConnectionError } from './errors/connection-error.js'
import { GodotToolError } from './errors/tool-error.js'
import type { CallOptions } from './options.js'
import { descriptorOf } from './tool-descriptors.js'
import { isRecord, readFailure, textOf } from './tool-failure.js'
import type { ToolsetGate } from './toolset-gate.js'
import type { ToolResult } from './transport.js'
import { validateResult } from './validate-result.js'

/** What a call needs besides its own arguments. */
export interface CallContext {
  readonly connection: Connection
  /** `undefined` where toolsets are not to be enabled. */
  readonly gate: ToolsetGate | undefined
  readonly validateResults: boolean
}

type Args = { readonly [key: string]: unknown }

/** Calls any tool: enables its toolset, sends the call, turns a failure into an error, checks the result if asked to. */
export async function callTool(
  context: CallContext,
  name: string,
  args: Args,
  options?: CallOptions,
): Promise<Record<string, unknown>> {
  const answer = await sendThroughGate(context, name, args, options)
  if (answer.isError === true) throw new GodotToolError(readFailure(name, answer))
  const result = readResult(name, answer)
  if (context.validateResults) await validateResult(name, result)
  return result
}

/** The object a tool answered with; a server for older clients may send it as text alone. */
export function readResult(tool: string, answer: ToolResult): Record<string, unknown> {
  const result = answer.structuredContent === undefined ? parse(textOf(answer)) : answer.structuredContent
  if (isRecord(result)) return result
  throw new ConnectionError({
    code: 'PROTOCOL_ERROR',
    hint: 'The answer holds no result object. Check that this is a Godot MCP server.',
    tool,
  })
}

async function sendThroughGate(context: CallContext, name: string, args: Args, options?: CallOptions): Promise<ToolResult> {
  const { connection, gate } = context
  const toolset = descriptorOf(name)?.toolset
  if (gate === undefined || toolset === undefined || toolset === 'core') return connection.send(name, args, options)
  const pass = await whileWanted(() => gate.pass(toolset), options)
  const answer = await connection.send(name, args, options)
  if (answer.isError !== true || readFailure(name, answer).required !== 'toolset_enabled') return answer
  // Refused at the gate, so nothing has run and the call may be repeated: once, or two clients could play this for ever.
  await whileWanted(() => gate.pass(toolset, pass), options)
  return connection.send(name, args, options)
}

// Enabling is shared with other calls, so it goes on when this one is given up.
function whileWanted<T>(work: () => Promise<T>, options?: CallOptions): Promise<T> {
  return withDeadline({ signal: options?.signal }, work)
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
