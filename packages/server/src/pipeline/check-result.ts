import type { ToolDescriptor, ValidateFunction, ValidationProblem } from '@godot-mcp/contract'
import { fail } from '../errors/tool-error.js'
import { type JsonObject, quoteJson } from '../json.js'

/** How many fields a message names. */
const MAX_FIELDS = 8

/**
 * Checks what a tool answered against its result schema. A mismatch is our own fault and never the caller's: INTERNAL_ERROR names the tool
 * and the fields, and says that the arguments were fine. Where `changed`, the work was done all the same.
 */
export function checkResult(tool: ToolDescriptor, result: JsonObject, validator: ValidateFunction, changed: boolean): void {
  if (validator(result)) return
  const fields = [...new Set((validator.errors ?? []).map((issue) => describe(issue, result)))].slice(0, MAX_FIELDS)
  const outcome = changed ? ' The change itself was made: read the current state before you go on.' : ''
  const hint = `The answer to ${tool.name} does not fit its result schema (${fields.join('; ')}). Your arguments were fine; this is a fault of the addon or the server.${outcome}`
  fail({ error: 'INTERNAL_ERROR', hint, ...(changed && { may_have_applied: true }) })
}

function describe(issue: ValidationProblem, result: JsonObject): string {
  const place = issue.instancePath.slice(1).replaceAll('/', '.') || 'result'
  const value = issue.instancePath.split('/').slice(1).reduce<unknown>(memberOf, result)
  const got = issue.keyword === 'required' || value === undefined ? '' : `, got ${quoteJson(value)}`
  return `${place} ${issue.message ?? issue.keyword}${got}`
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined
}
