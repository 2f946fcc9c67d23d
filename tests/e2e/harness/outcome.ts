import { expect } from 'vitest'

/** How a tool call ended, as data. */
export type Outcome =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false
      readonly code: string
      readonly required: string | undefined
      readonly hint: string
      readonly suggestions: readonly string[]
    }

/** The result of a call that has to succeed. */
export function succeeded(outcome: Outcome): Readonly<Record<string, unknown>> {
  if (!outcome.ok) throw new Error(`the call failed: ${outcome.code}: ${outcome.hint} [required=${outcome.required}]`)
  return outcome.result
}

/** The failure of a call that has to fail, with this code and this token; returns it for more. */
export function failed(outcome: Outcome, code: string, required?: string): Extract<Outcome, { ok: false }> {
  if (outcome.ok) throw new Error(`the call succeeded: ${JSON.stringify(outcome.result)}`)
  expect({ code: outcome.code, required: outcome.required }).toEqual({ code, required })
  expect(outcome.hint).not.toBe('')
  return outcome
}
