import type { ErrorCode, RequiredToken } from '@godot-mcp/contract'

/** What a failed call tells its caller: the envelope of a failure without its id. Tokens of a newer addon pass through as they are. */
export interface Failure {
  error: ErrorCode | (string & {})
  hint: string
  required?: RequiredToken | (string & {})
  suggestions?: readonly string[]
  /** true where the editor may have carried the call out, or may still do so. */
  may_have_applied?: boolean
}

/** An expected failure on its way to the one place where it becomes an answer. */
export class ToolError extends Error {
  override readonly name = 'ToolError'

  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(`${failure.error}: ${failure.hint}`, options)
  }
}

/** Throws the failure; reads as a statement where a value is expected. */
export function fail(failure: Failure): never {
  throw new ToolError(failure)
}
