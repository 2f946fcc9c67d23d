import { diffContracts, type Report } from '../diff/diff-contracts.js'
import { parseSnapshot } from '../diff/parse-snapshot.js'
import type { Bundle } from '../digest/bundle.js'
import { comparable } from './comparable.js'

/** The changes between two bundles, by the rules of the contract diff. */
export function compareContracts(old: Bundle, fresh: Bundle): Report {
  const sides = comparable(old, fresh)
  return diffContracts(parseSnapshot(sides.old, 'the release'), parseSnapshot(sides.fresh, 'the tree'))
}
