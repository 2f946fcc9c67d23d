import type { Safety, SafetyProfile } from './contract.js'

/** What safety is judged by: the class of a tool, and what the class does not tell. */
interface Judged {
  readonly safety: Safety
  readonly flags?: readonly string[]
}

/**
 * The narrowest safety profile that offers the tool. A profile that promises to change nothing has no tool that runs code or writes
 * files, whatever its class.
 */
export function profileOf({ safety, flags = [] }: Judged): SafetyProfile {
  if (safety === 'destructive') return 'full'
  return safety === 'read_only' && flags.length === 0 ? 'read_only' : 'no_destructive'
}

/** Whether a person is asked before the tool runs, where approval is on: it changes something, runs code or writes files. */
export function asksApproval({ safety, flags = [] }: Judged): boolean {
  return safety === 'mutating' || safety === 'destructive' || flags.length > 0
}
