/** The two numbers a server answers with, as they came: a server that is not ours may say anything. */
export interface ServedContract {
  /** C: newest contract the server serves. */
  readonly contract_version?: unknown
  /** M: oldest client contract it still serves. */
  readonly min_compatible_contract?: unknown
}

/** Whether a client and a server can work together, and if not, which side has to move. */
export type Compatibility =
  | { readonly compatible: true }
  | {
      readonly compatible: false
      readonly verdict: 'client_too_old' | 'server_too_old' | 'not_this_contract'
      /** Says which side to upgrade and to what. */
      readonly message: string
    }

/**
 * Holds a client's contract number K against what a server serves: compatible when M ≤ K ≤ C.
 * Numbers that are missing, not whole, or in the wrong order are not a server of this contract.
 */
export function checkCompatibility(clientContract: number, served: ServedContract): Compatibility {
  const { contract_version: newest, min_compatible_contract: oldest } = served
  if (!isContractNumber(newest) || !isContractNumber(oldest) || oldest > newest) {
    const seen = `contract_version ${show(newest)}, min_compatible_contract ${show(oldest)}`
    return {
      compatible: false,
      verdict: 'not_this_contract',
      message: `This is not a server of the Godot MCP contract (${seen}).`,
    }
  }
  if (clientContract < oldest) {
    const message = `The client speaks contract ${clientContract}; the server serves ${oldest} to ${newest}. Upgrade the client to ${newest}.x, or run a server of ${clientContract}.x.`
    return { compatible: false, verdict: 'client_too_old', message }
  }
  if (clientContract > newest) {
    const message = `The client speaks contract ${clientContract}; the server serves ${oldest} to ${newest}. Upgrade the server to ${clientContract}.x.`
    return { compatible: false, verdict: 'server_too_old', message }
  }
  return { compatible: true }
}

function isContractNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value))
}
