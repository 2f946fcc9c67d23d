import type { PathParameters } from '@godot-mcp/contract'
import { fail } from '../errors/tool-error.js'
import { isJsonObject, type JsonObject, quoteJson } from '../json.js'
import { pathProblem } from '../paths/path-problem.js'

/**
 * Keeps every path of a call inside the project. Which arguments are paths the contract says, by their shape. Throws VALIDATION_ERROR with one
 * line for each that is none. What is no text at all is left for validation to name.
 */
export function checkPaths(args: JsonObject, { always, optional }: PathParameters): void {
  const lines = [
    ...always.flatMap((place) => problems(args, place, false)),
    ...optional.flatMap((place) => problems(args, place, true)),
  ]
  if (lines.length > 0) fail({ error: 'VALIDATION_ERROR', hint: lines.join('\n') })
}

function problems(args: JsonObject, place: string, mayBeEmpty: boolean): string[] {
  return textsAt(args, place.split('/'), []).flatMap(({ at, text }) => {
    const problem = mayBeEmpty && text === '' ? null : pathProblem(text)
    return problem === null
      ? []
      : [`${at}: ${quoteJson(text)} ${problem}; allowed: a path inside the project, as res://folder/file`]
  })
}

function textsAt(value: unknown, [step, ...rest]: readonly string[], at: readonly string[]): { at: string; text: string }[] {
  if (step === undefined) return typeof value === 'string' ? [{ at: at.join('.'), text: value }] : []
  const inner = Array.isArray(value) ? value.map((item, index) => [String(index), item] as const) : entriesOf(value)
  return inner.filter(([key]) => step === '*' || key === step).flatMap(([key, item]) => textsAt(item, rest, [...at, key]))
}

function entriesOf(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : []
}
