import type { ErrorCode, RequiredToken } from './generated/errors.js'

/** Known words, and any other: both lists may grow within a contract. */
type OrNewer<Known extends string> = Known | (string & {})

/** A failed call as data, keys in the order of the envelope. */
export interface ToolFailure {
  readonly ok: false
  readonly error: OrNewer<ErrorCode>
  /** What was wrong and what to do, for a caller with no human in the loop. */
  readonly hint: string
  /** What has to be satisfied first. */
  readonly required?: OrNewer<RequiredToken>
  /** Near names, best first. */
  readonly suggestions?: readonly string[]
  /** true where the editor may still carry out the change: read the state before repeating the call. */
  readonly may_have_applied?: boolean
}

/** Where a failed tool result carries its {@link ToolFailure}. */
export const FAILURE_META_KEY = 'godot_mcp/error'

/** A failure as one line: `CODE: hint [required=token] [suggestions=["a"]]`, absent parts left out. */
export function formatError(failure: {
  readonly error: string
  readonly hint: string
  readonly required?: string | undefined
  readonly suggestions?: readonly string[] | undefined
}): string {
  const { error, hint, required, suggestions = [] } = failure
  const token = required === undefined ? '' : ` [required=${required}]`
  const near = suggestions.length === 0 ? '' : ` [suggestions=${JSON.stringify(suggestions)}]`
  return `${error}: ${hint}${token}${near}`
}
