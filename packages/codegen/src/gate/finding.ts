/** The findings that a gate can have. */
export type GateRule =
  | 'ALIAS_DIVERGED'
  | 'BREAKING_NOT_IN_CHANGELOG'
  | 'BUMP_MISSING'
  | 'BUMP_NOT_ONE'
  | 'BUMP_UNNEEDED'
  | 'CONTRACT_VERSION_DECREASED'
  | 'DEPRECATION_NOT_IN_DESCRIPTION'
  | 'DEPRECATION_SKIPPED'
  | 'DEPRECATION_TOO_SHORT'
  | 'DEPRECATION_UNANNOUNCED'
  | 'MINOR_NEEDED'
  | 'MIN_ABOVE_CURRENT'
  | 'MIN_COMPATIBLE_STALE'
  | 'PACKAGE_MAJOR_MISMATCH'
  | 'RELEASE_EDITED'
  | 'RELEASE_NOT_LATER'
  | 'REMOVAL_NOT_RECORDED'
  | 'REPLACEMENT_MISSING'
  | 'SINCE_NOT_THIS_RELEASE'
  | 'SNAPSHOT_STALE'
  | 'WAIVER_EXPIRED'
  | 'WAIVER_UNUSED'

/** What is wrong with a release, and the edit that mends it. */
export interface GateFinding {
  readonly rule: GateRule
  /** A warning does not stop a release. */
  readonly level: 'error' | 'warning'
  readonly message: string
  /** What to change, and in which file; exact where only one edit can be meant. */
  readonly edit: string
  /** Where it was found, for tools that show a file: relative to the project's root. */
  readonly file?: string
}

/** A finding that stops a release. */
export function error(rule: GateRule, message: string, edit: string, file?: string): GateFinding {
  return { rule, level: 'error', message, edit, ...(file !== undefined && { file }) }
}

/** A finding that is told and stops nothing. */
export function warning(rule: GateRule, message: string, edit: string, file?: string): GateFinding {
  return { ...error(rule, message, edit, file), level: 'warning' }
}
