import { brand, hasBrand } from './brand.js'

/** Why a client and a server do not fit: who has to be upgraded, or that the server is something else. */
export type MismatchVerdict = 'client_too_old' | 'server_too_old' | 'not_this_contract'

/** The numbers of a failed check. */
export interface MismatchDetails {
  /** K: the contract this client was generated from. */
  readonly clientContract: number
  /** C: the newest contract the server serves; null where it gave no such number. */
  readonly serverContract: number | null
  /** M: the oldest client contract the server still serves; null where it gave no such number. */
  readonly minCompatibleContract: number | null
  /** What to do. */
  readonly remedy: string
  /** Both fields as the server sent them, whatever they were. */
  readonly reported: { readonly contract_version: unknown; readonly min_compatible_contract: unknown }
}

/**
 * `M ≤ K ≤ C` does not hold, so `connect` gave up before any other call. The server it started is gone again.
 * Always one of {@link ClientTooOldError}, {@link ServerTooOldError}, {@link NotThisContractError}; `verdict` says which.
 */
export abstract class ContractMismatchError extends Error implements MismatchDetails {
  override readonly name: string = 'ContractMismatchError'
  abstract readonly verdict: MismatchVerdict
  readonly clientContract: number
  readonly serverContract: number | null
  readonly minCompatibleContract: number | null
  readonly remedy: string
  readonly reported: MismatchDetails['reported']

  constructor(finding: string, details: MismatchDetails, options?: { cause?: unknown }) {
    const { clientContract, serverContract, minCompatibleContract, remedy, reported } = details
    const numbers = `client K=${clientContract}, server M=${show(reported.min_compatible_contract)}, C=${show(reported.contract_version)}`
    super(`${finding} (${numbers}). ${remedy}`, options)
    this.clientContract = clientContract
    this.serverContract = serverContract
    this.minCompatibleContract = minCompatibleContract
    this.remedy = remedy
    this.reported = reported
    brand(this, 'ContractMismatchError')
  }
}

/** K < M: the server no longer serves the contract of this client. Upgrade the client, or run an older server. */
export class ClientTooOldError extends ContractMismatchError {
  override readonly name = 'ClientTooOldError'
  readonly verdict = 'client_too_old'
}

/** K > C: the client expects what this server does not have yet. Upgrade the server. */
export class ServerTooOldError extends ContractMismatchError {
  override readonly name = 'ServerTooOldError'
  readonly verdict = 'server_too_old'
}

/** What answered serves no contract of this kind: the numbers are missing, no positive integers, or contradict each other. */
export class NotThisContractError extends ContractMismatchError {
  override readonly name = 'NotThisContractError'
  readonly verdict = 'not_this_contract'
}

/** Whether `value` is a {@link ContractMismatchError}, also one made by another copy of this package. */
export function isContractMismatchError(value: unknown): value is ClientTooOldError | ServerTooOldError | NotThisContractError {
  return hasBrand(value, 'ContractMismatchError')
}

function show(reported: unknown): string {
  return reported === undefined ? 'missing' : JSON.stringify(reported)
}
