import type { Check } from './suite.js'

/** A failure that is known: it must be there, and when it is gone its entry has to go. */
export interface Expected {
  server: string
  scenario: string
  /** The suite's id of what fails. */
  check: string
  reason: string
}

/** How a scenario ended. */
export interface Verdict {
  passed: boolean
  lines: string[]
}

/** Holds the checks of a scenario against the failures that are expected of it. A warning counts as a failure, and so does a scenario that shows nothing. */
export function judge(checks: readonly Check[] | undefined, expected: readonly Expected[]): Verdict {
  if (checks === undefined) return { passed: false, lines: ['did not run'] }
  const failures = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
  const known = (check: Check) => expected.find(({ check: id }) => id === check.id)
  const news = failures.filter((check) => known(check) === undefined)
  const stale = expected.filter(({ check }) => !failures.some(({ id }) => id === check))
  const showsNothing = failures.length === 0 && !checks.some(({ status }) => status === 'SUCCESS')
  const lines = [
    ...news.map(({ id, status, description, errorMessage = '' }) => `${status} ${id}: ${description}. ${errorMessage}`),
    ...stale.map(({ check }) => `${check} is expected to fail and does not: take its entry out of expected-failures.json`),
    ...(showsNothing ? ['no check of it came to a result'] : []),
  ]
  return { passed: lines.length === 0, lines }
}
