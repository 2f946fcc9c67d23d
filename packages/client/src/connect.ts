import type { CoreGetServerInfoResult } from '@godot-mcp/contract'
import { type CallContext, callTool } from './call-tool.js'
import { Connection } from './connection.js'
import { createGodot } from './create-godot.js'
import { withDeadline } from './deadline.js'
import { ConnectionError } from './errors/connection-error.js'
import type { Godot } from './godot.js'
import { negotiate } from './negotiate.js'
import type { ConnectOptions } from './options.js'
import { ToolsetGate } from './toolset-gate.js'
import type { Transport } from './transport.js'
import { createHttpTransport } from './transports/http/http-transport.js'
import { createStdioTransport } from './transports/stdio/stdio-transport.js'

const DEFAULT_TIMEOUT_MS = 60_000

/**
 * Reaches a server, checks once that its contract and ours fit, and returns the typed tools.
 *
 * With `command` the server is a child process, which `close()` ends; with `url` it is one that runs already, and goes on; with
 * `transport` it is whatever that reaches. No editor has to be running: calls that need one say so, and work as soon as it is there.
 *
 * @throws {ContractMismatchError} where `M ≤ K ≤ C` does not hold. No other call has been sent.
 * @throws {ConnectionError} where there is no such command or address, or it ends, refuses us, or does not answer.
 */
export async function connect(options: ConnectOptions): Promise<Godot> {
  const { connectTimeoutMs = DEFAULT_TIMEOUT_MS, timeoutMs = DEFAULT_TIMEOUT_MS, onApproval, signal } = options
  const transport = transportOf(options)
  const connection = new Connection(transport, timeoutMs)
  const limits = { signal, timeout: { ms: connectTimeoutMs, error: () => noAnswer(transport, connectTimeoutMs) } }
  try {
    const serverInfo = await withDeadline(limits, async (deadline) => {
      await transport.open({
        signal: deadline.signal,
        ...(onApproval !== undefined && { onApproval: connection.untimed(onApproval) }),
      })
      return negotiate(connection)
    })
    return createGodot(contextOf(connection, serverInfo, options), serverInfo)
  } catch (error) {
    // The error that stopped us is worth more than one of the clearing up.
    await connection.close().catch(() => {})
    throw error
  }
}

function transportOf(options: ConnectOptions): Transport {
  if ('transport' in options) return options.transport
  if ('url' in options) return createHttpTransport(options)
  if (typeof options.command === 'string' && options.command !== '') return createStdioTransport(options)
  throw new TypeError(
    "connect() needs a command to start, such as { command: 'npx', args: ['@godot-mcp/server'] }, the { url, token } of a running one, or a { transport }.",
  )
}

function contextOf(connection: Connection, serverInfo: CoreGetServerInfoResult, options: ConnectOptions): CallContext {
  const { validateResults = false, enableToolsets = true } = options
  const bare: CallContext = { connection, gate: undefined, validateResults: false }
  const enable = async (category: string): Promise<void> => void (await callTool(bare, 'godot_enable_toolset', { category }))
  const enabled = serverInfo.toolsets?.filter((toolset) => toolset.enabled).map((toolset) => toolset.name) ?? []
  return { connection, gate: enableToolsets ? new ToolsetGate(enabled, enable) : undefined, validateResults }
}

function noAnswer(transport: Transport, timeoutMs: number): ConnectionError {
  const hint = `No MCP server answered within ${timeoutMs} ms. Check the command or the address, or give it more time with connectTimeoutMs.`
  return new ConnectionError({ code: 'CONNECT_TIMEOUT', hint, stderr: transport.lastWords?.() })
}
