/** How well something is; `unknown` where it could not be looked at. */
export type State = 'ok' | 'warning' | 'problem' | 'unknown'

/** One thing that was looked at. */
export interface Finding {
  check: 'node' | 'settings' | 'project' | 'godot' | 'bridge' | 'http' | 'editor'
  state: State
  /** What was found, in one sentence. */
  summary: string
  /** What to do about it; null where there is nothing to do. */
  way_out: string | null
  /** The same for programs. */
  details: Readonly<Record<string, unknown>>
}

const MARKS: Readonly<Record<State, string>> = { ok: 'ok', warning: 'warn', problem: 'FAIL', unknown: '?' }

/** The findings for a person to read, a line each and one more where there is something to do. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, summary, way_out }) => [
    `${MARKS[state].padEnd(5)}${check.padEnd(9)}${summary}`,
    ...(way_out === null ? [] : [`${' '.repeat(14)}${way_out}`]),
  ])
  return `${lines.join('\n')}\n`
}
