import { type ErrorCode, formatError, type RequiredToken } from '@godot-mcp/contract'
import { brand, hasBrand } from './brand.js'

/** What a failing tool said, as the contract's error envelope carries it. */
export interface ToolErrorDetails {
  /** Name of the tool that failed. */
  readonly tool: string
  /** A code of the contract, or one that a newer server added within the same contract. */
  readonly code: ErrorCode | (string & {})
  /** What was wrong and what to do about it. */
  readonly hint: string
  /** What has to be true before the call can work. */
  readonly required?: RequiredToken | (string & {}) | undefined
  /** Names near to one that does not exist. */
  readonly suggestions?: readonly string[] | undefined
  /** True where the editor may still carry the change out: read the state before you repeat the call. */
  readonly mayHaveApplied?: boolean | undefined
}

/**
 * A tool was called and answered with a failure.
 *
 * `code` is what a program decides on; `hint` is for a person or an agent. Use {@link isGodotToolError} to
 * recognise it: `instanceof` misses errors of another copy of this package.
 */
export class GodotToolError extends Error implements ToolErrorDetails {
  override readonly name = 'GodotToolError'
  readonly tool: string
  readonly code: ErrorCode | (string & {})
  readonly hint: string
  declare readonly required?: RequiredToken | (string & {})
  declare readonly suggestions?: readonly string[]
  declare readonly mayHaveApplied?: boolean

  constructor(details: ToolErrorDetails, options?: { cause?: unknown }) {
    const { tool, code, hint, required, suggestions, mayHaveApplied } = details
    super(`${tool}: ${formatError({ error: code, hint, required, suggestions })}`, options)
    this.tool = tool
    this.code = code
    this.hint = hint
    if (required !== undefined) this.required = required
    if (suggestions !== undefined) this.suggestions = suggestions
    if (mayHaveApplied !== undefined) this.mayHaveApplied = mayHaveApplied
    brand(this, 'GodotToolError')
  }
}

/** Whether `value` is a {@link GodotToolError}, also one made by another copy of this package. */
export function isGodotToolError(value: unknown): value is GodotToolError {
  return hasBrand(value, 'GodotToolError')
}
