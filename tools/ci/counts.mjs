import { existsSync, readFileSync } from 'node:fs'

const SUM_LINE = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/gm

/**
 * How many checks of a step passed and failed: `{ passed, failed, reason? }`. A step that ran no test, or that ended badly
 * without counting a failure, counts as one failure.
 */
export function countStep(step, result) {
  const counts = counters[step.counts](result)
  if (counts.failed === 0 && !result.ok) return { ...counts, failed: 1 }
  if (counts.failed === 0 && counts.passed === 0) return { passed: 0, failed: 1, reason: counts.reason ?? 'no test ran' }
  return counts
}

const counters = {
  one: (result) => (result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),

  vitest(result) {
    if (!existsSync(result.reportFile)) return { passed: 0, failed: 0, reason: 'vitest wrote no report' }
    const report = JSON.parse(readFileSync(result.reportFile, 'utf8'))
    // A test file that does not load holds no test, but it is a failure all the same.
    const brokenFiles = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
  },

  lines(result) {
    const last = [...result.output.matchAll(SUM_LINE)].at(-1)
    if (!last) return { passed: 0, failed: 0, reason: 'no "N passed, N failed" line was printed' }
    return { passed: Number(last[1]), failed: Number(last[2]) }
  },
}
