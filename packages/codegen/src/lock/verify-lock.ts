import { diffContracts, type Report } from '../diff/diff-contracts.js'
import type { Snapshot } from '../diff/snapshot.js'
import type { Lock } from './lock-file.js'
import { restrict } from './restrict.js'

/** Whether a server's numbers admit a client: M ≤ K ≤ C. */
export type Served =
  | {
      readonly verdict: 'served' | 'client_too_old' | 'server_too_old'
      readonly client: number
      readonly oldest: number
      readonly newest: number
    }
  | { readonly verdict: 'no_numbers' }

/** How a lock stands to a contract of today. */
export interface Verification {
  /** What has changed of that which the program uses. */
  readonly report: Report
  readonly served: Served
}

/** Compares what was locked with the same part of a contract. */
export function verifyLock(lock: Lock, fresh: Snapshot): Verification {
  return { report: diffContracts(lock.contract, restrict(fresh, lock.uses)), served: served(lock, fresh) }
}

/** The verdict on the numbers in one line. */
export function servedLine(served: Served): string {
  if (served.verdict === 'no_numbers') return 'no contract numbers on both sides to compare'
  const { verdict, client, oldest, newest } = served
  const span = `M ≤ K ≤ C: M = ${oldest}, K = ${client}, C = ${newest}`
  if (verdict === 'served') return `contract ${client} is served (${span})`
  return verdict === 'client_too_old'
    ? `contract ${client} is no longer served (${span}): upgrade the client, or run an older server`
    : `contract ${client} is not served yet (${span}): upgrade the server`
}

function served(
  { contract_version: client }: Lock,
  { contract_version: newest, min_compatible_contract: oldest = newest }: Snapshot,
): Served {
  if (client === undefined || newest === undefined || oldest === undefined) return { verdict: 'no_numbers' }
  const verdict = client < oldest ? 'client_too_old' : client > newest ? 'server_too_old' : 'served'
  return { verdict, client, oldest, newest }
}
