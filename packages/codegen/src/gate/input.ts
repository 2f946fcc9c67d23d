import type { Waiver } from '../diff/waivers.js'
import type { Bundle } from '../digest/bundle.js'
import type { ChangelogSection } from '../release/changelog.js'
import type { Release } from '../release/releases.js'

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
  /** Changes that a person has decided to let pass. */
  readonly waivers: readonly Waiver[]
}
