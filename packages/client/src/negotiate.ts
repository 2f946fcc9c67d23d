import { CONTRACT_VERSION, type CoreGetServerInfoResult, checkCompatibility } from '@godot-mcp/contract'
import { readResult } from './call-tool.js'
import type { Connection } from './connection.js'
import { isConnectionError } from './errors/connection-error.js'
import { ClientTooOldError, NotThisContractError, ServerTooOldError } from './errors/contract-mismatch-error.js'
import { GodotToolError } from './errors/tool-error.js'
import { readEnvelope, readFailure } from './tool-failure.js'

const SERVER_INFO = 'godot_get_server_info'

/**
 * Asks the server for its numbers and checks `M ≤ K ≤ C`. The one call before which there is no other.
 *
 * @throws {ContractMismatchError} where the numbers do not fit, or there are none.
 */
export async function negotiate(
  connection: Connection,
  clientContract: number = CONTRACT_VERSION,
): Promise<CoreGetServerInfoResult> {
  const info = await askServer(connection, clientContract)
  const { contract_version, min_compatible_contract } = info
  const check = checkCompatibility(clientContract, { contract_version, min_compatible_contract })
  // The check has just seen the numbers; the rest is what servers of this contract promise.
  if (check.compatible) return info as unknown as CoreGetServerInfoResult
  throw mismatch(check.verdict, clientContract, info)
}

async function askServer(connection: Connection, clientContract: number): Promise<Record<string, unknown>> {
  try {
    const answer = await connection.send(SERVER_INFO, {}, { timeoutMs: Number.POSITIVE_INFINITY })
    if (answer.isError !== true) return readResult(SERVER_INFO, answer)
    const failure = new GodotToolError(readFailure(SERVER_INFO, answer))
    const ours = readEnvelope(SERVER_INFO, answer) !== undefined && failure.code !== 'RESOURCE_NOT_FOUND'
    throw ours ? failure : mismatch('not_this_contract', clientContract, {}, failure)
  } catch (error) {
    // No such tool, or no result in the answer: something that speaks MCP, but not this contract.
    if (isConnectionError(error) && error.code === 'PROTOCOL_ERROR')
      throw mismatch('not_this_contract', clientContract, {}, error)
    throw error
  }
}

type Verdict = Exclude<ReturnType<typeof checkCompatibility>, { compatible: true }>['verdict']

function mismatch(verdict: Verdict, clientContract: number, info: Record<string, unknown>, cause?: unknown) {
  const { contract_version, min_compatible_contract } = info
  const c = numberOrNull(contract_version)
  const m = numberOrNull(min_compatible_contract)
  const details = {
    clientContract,
    serverContract: c,
    minCompatibleContract: m,
    reported: { contract_version, min_compatible_contract },
  }
  const options = cause === undefined ? undefined : { cause }
  switch (verdict) {
    case 'client_too_old': {
      const remedy = `Upgrade the client: install @godot-mcp/client ${c}.x, or run a server that still serves contract ${clientContract}.`
      return new ClientTooOldError('The client is too old for this server', { ...details, remedy }, options)
    }
    case 'server_too_old': {
      const remedy = `Upgrade the server: run @godot-mcp/server ${clientContract}.x, or install @godot-mcp/client ${c}.x.`
      return new ServerTooOldError('The server is too old for this client', { ...details, remedy }, options)
    }
    case 'not_this_contract': {
      const remedy = 'Check what the command starts: it has to be @godot-mcp/server.'
      return new NotThisContractError('This is not a server of this contract', { ...details, remedy }, options)
    }
  }
}

function numberOrNull(value: unknown): number | null {
  return Number.isInteger(value) ? Number(value) : null
}
