import { formatError } from '@godot-mcp/contract'
import type { Failure } from '../errors/tool-error.js'
import { ToolError } from '../errors/tool-error.js'
import type { JsonObject } from '../json.js'
import type { PersonQuestion } from '../product.js'

/** What a tool call comes to, in the shape of an MCP `CallToolResult`. */
export interface ToolAnswer {
  content: { type: 'text'; text: string }[]
  structuredContent?: JsonObject
  isError?: true
  _meta?: JsonObject
  /** Set where the call waits for a person whom only the client can ask. */
  question?: PersonQuestion
}

/** Where the envelope of a failure lies in an answer's `_meta`. */
export const ERROR_META_KEY = 'godot_mcp/error'

/** Characters of the longest hint. */
const MAX_HINT = 4_000

/** The answer of a call that went well; `text` is the JSON of `result`. */
export function successAnswer(result: JsonObject, text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], structuredContent: result }
}

/**
 * The answer of a call that failed. It has no structured content: client libraries check that against the result schema and show the
 * mismatch instead of the error.
 */
export function failureAnswer(whole: Failure): ToolAnswer {
  const failure = { ...whole, hint: cut(whole.hint) }
  return {
    content: [{ type: 'text', text: formatError(failure) }],
    isError: true,
    _meta: { [ERROR_META_KEY]: envelopeOf(failure) },
  }
}

/** Messages quote what a caller gave; a text of megabytes is not sent back for that. */
function cut(hint: string): string {
  if (hint.length <= MAX_HINT) return hint
  // Not between the halves of a character.
  return `${hint.slice(0, MAX_HINT - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** The envelope of a failure, keys in the contract's order, absent ones left out. */
function envelopeOf({ error, hint, required, suggestions, may_have_applied }: Failure): JsonObject {
  return {
    ok: false,
    error,
    hint,
    ...(required !== undefined && { required }),
    ...(suggestions !== undefined && suggestions.length > 0 && { suggestions }),
    ...(may_have_applied === true && { may_have_applied }),
  }
}

/** The failure behind an error; one that nobody foresaw is ours, and its stack stays in the log. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ToolError) return error.failure
  return {
    error: 'INTERNAL_ERROR',
    hint: 'The server failed while it handled this call; your arguments were fine. Its log on stderr says more.',
  }
}
