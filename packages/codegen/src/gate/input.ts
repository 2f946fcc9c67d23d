import type { Bundle } from '../digest/bundle.js'
import type { ChangelogSection } from '../release/changelog.js'
import type { Release } from '../release/releases.js'

/** A change of the contract, as far as a release is judged by it. */
export interface Change {
  readonly rule: string
  readonly class: 'breaking' | 'additive' | 'documentation'
  readonly tool?: string
  readonly path: string
  readonly message: string
  readonly remedy?: string
}

/** All changes between two contracts. */
export interface Changes {
  readonly class: 'breaking' | 'additive' | 'documentation' | 'none'
  readonly findings: readonly Change[]
}

/** Compares two bundles. */
export type Compare = (old: Bundle, fresh: Bundle) => Changes

/** What a release is judged by. */
export interface GateInput {
  /** Every released contract, oldest first. */
  readonly releases: readonly Release[]
  /** The contract that would be released next. */
  readonly tree: Bundle
  /** Its version: that of the packages, or the one that is being released. */
  readonly version: string
  /** Whether that release is being made now, so that every version in the files must say it. */
  readonly releasing: boolean
  readonly changelog: readonly ChangelogSection[]
  readonly compare: Compare
}
