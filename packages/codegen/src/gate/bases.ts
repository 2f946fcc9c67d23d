import type { Report } from '../diff/diff-contracts.js'
import { applyWaivers, type StaleWaiver } from '../diff/waivers.js'
import type { Bundle } from '../digest/bundle.js'
import { newestStable } from '../release/releases.js'
import { compareContracts } from './compare.js'
import { error, type GateFinding } from './finding.js'
import type { GateInput } from './input.js'

/** A release that the tree is compared with, and what has changed since; changes that a person let pass are left out. */
export interface Base {
  readonly version: string
  readonly bundle: Bundle
  readonly changes: Report
}

/** Where waivers of the gate are: `{"waivers": [{"rule", "tool"?, "path", "reason", "release"}]}`. */
export const WAIVERS_FILE = 'contract-waivers.json'

/** The newest release proper, and the newest prerelease after it: the nearer one first. With them the waivers that have to go. */
export function basesOf(input: GateInput): { bases: Base[]; findings: GateFinding[] } {
  const { releases, tree, version, waivers } = input
  const stable = newestStable(releases)
  const newest = releases.at(-1)
  const compared = [...(newest && newest !== stable ? [newest] : []), ...(stable ? [stable] : [])].map((release) => {
    const { report, stale } = applyWaivers(compareContracts(release.bundle, tree), waivers, version)
    return { base: { version: release.version, bundle: release.bundle, changes: report }, stale }
  })
  return { bases: compared.map(({ base }) => base), findings: staleEverywhere(compared.map(({ stale }) => stale)) }
}

/** A waiver that is of use for one of the comparisons is none that has to go. */
function staleEverywhere([first = [], ...others]: readonly (readonly StaleWaiver[])[]): GateFinding[] {
  return first
    .filter(({ message }) => others.every((stale) => stale.some((other) => other.message === message)))
    .map(({ rule, message }) => error(rule, message, `${WAIVERS_FILE}: take it out`, WAIVERS_FILE))
}
