import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStep } from './counts.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ended = (more: object) => ({
  ok: true,
  reason: 'exit code 0',
  seconds: 1,
  output: '',
  tail: '',
  logFile: '',
  reportFile: '',
  ...more,
})
const report = (name: string, content: object) => {
  const reportFile = join(folder, name)
  writeFileSync(reportFile, JSON.stringify(content))
  return reportFile
}

describe('a step that is one check', () => {
  it.each([
    [true, { passed: 1, failed: 0 }],
    [false, { passed: 0, failed: 1 }],
  ])('with ok=%s', (ok, counts) => {
    expect(countStep({ counts: 'one' }, ended({ ok }))).toMatchObject(counts)
  })
})

describe('a step that prints its sum', () => {
  const count = (more: object) => countStep({ counts: 'lines' }, ended(more))

  it('is counted by the last such line', () => {
    expect(count({ output: '1 passed, 0 failed\nmore\n7 passed, 2 failed\n' })).toMatchObject({ passed: 7, failed: 2 })
  })
  it('fails when it prints none, or counts nothing', () => {
    expect(count({ output: 'all good' })).toMatchObject({ passed: 0, failed: 1 })
    expect(count({ output: '0 passed, 0 failed' })).toMatchObject({ passed: 0, failed: 1 })
  })
  it('fails when it ends badly in spite of a good sum', () => {
    expect(count({ ok: false, output: '7 passed, 0 failed' })).toMatchObject({ passed: 7, failed: 1 })
  })
})

describe('a step of vitest', () => {
  const count = (reportFile: string, more: object = {}) => countStep({ counts: 'vitest' }, ended({ reportFile, ...more }))

  it('is counted by its report', () => {
    const reportFile = report('good.json', { numPassedTests: 5, numFailedTests: 1, testResults: [] })
    expect(count(reportFile, { ok: false })).toMatchObject({ passed: 5, failed: 1 })
  })
  it('counts a file that does not load', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    const reportFile = report('broken.json', { numPassedTests: 5, numFailedTests: 0, testResults })
    expect(count(reportFile, { ok: false })).toMatchObject({ passed: 5, failed: 1 })
  })
  it('fails without a report', () => {
    expect(count(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 })
  })
})
