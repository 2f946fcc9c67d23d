import { FAILURE_META_KEY } from '@godot-mcp/contract'
import type { ToolErrorDetails } from './errors/tool-error.js'
import type { ToolResult } from './transport.js'

/** The error envelope of a failed call; without one, what its text says. */
export function readFailure(tool: string, result: ToolResult): ToolErrorDetails {
  return readEnvelope(tool, result) ?? parseFailureText(tool, textOf(result) ?? '')
}

/** The error envelope of a failed call, `undefined` where the server sent none that can be read. */
export function readEnvelope(tool: string, result: ToolResult): ToolErrorDetails | undefined {
  const envelope = result._meta?.[FAILURE_META_KEY]
  if (!isRecord(envelope)) return undefined
  const { error: code, hint, required, suggestions, may_have_applied: mayHaveApplied } = envelope
  if (typeof code !== 'string' || typeof hint !== 'string') return undefined
  return {
    tool,
    code,
    hint,
    ...(typeof required === 'string' && { required }),
    ...(isStringList(suggestions) && { suggestions }),
    ...(typeof mayHaveApplied === 'boolean' && { mayHaveApplied }),
  }
}

/** The first text of a result. */
export function textOf(result: ToolResult): string | undefined {
  for (const part of result.content ?? []) {
    if (isRecord(part) && part['type'] === 'text' && typeof part['text'] === 'string') return part['text']
  }
  return undefined
}

/** Whether `value` is an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// The text form is `CODE: hint [required=token] [suggestions=["a"]]`. A text without a code is a failure nobody classified.
function parseFailureText(tool: string, text: string): ToolErrorDetails {
  const coded = /^([A-Z][A-Z0-9_]*): (.*)$/s.exec(text.trim())
  if (coded === null) return { tool, code: 'INTERNAL_ERROR', hint: text.trim() || 'The server gave no reason.' }
  const [, code = '', rest = ''] = coded
  const withList = /^(.*?) \[suggestions=(\[.*\])\]$/s.exec(rest)
  const suggestions = parseList(withList?.[2])
  const beforeList = suggestions === undefined ? rest : (withList?.[1] ?? rest)
  const withToken = /^(.*) \[required=([^\]\s]+)\]$/s.exec(beforeList)
  return {
    tool,
    code,
    hint: withToken?.[1] ?? beforeList,
    ...(withToken?.[2] !== undefined && { required: withToken[2] }),
    ...(suggestions !== undefined && { suggestions }),
  }
}

function parseList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return isStringList(list) ? list : undefined
  } catch {
    return undefined
  }
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
