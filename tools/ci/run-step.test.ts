import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStep } from './run-step.mjs'

let logDir: string
beforeAll(() => {
  logDir = mkdtempSync(join(tmpdir(), 'run-step-'))
})
afterAll(() => rmSync(logDir, { recursive: true, force: true }))

const shell = (name: string, script: string) => ({ name, run: ['sh', '-c', script], counts: 'one' })
/** Whether the process still runs; one that ended and that nobody waits for (state Z) does not. */
const alive = (pid: number) => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

it('keeps what a step prints, on both streams, and how it ended', async () => {
  const result = await runStep(shell('prints', 'echo out; echo err >&2; exit 3'), { logDir, minutes: 1 })
  expect(result).toMatchObject({ ok: false, reason: 'exit code 3' })
  expect(result.output).toContain('out')
  expect(result.output).toContain('err')
})

it('ends what a step leaves running', async () => {
  const result = await runStep(shell('leaves', 'sleep 600 & echo pid $!'), { logDir, minutes: 1 })
  const pid = Number(/pid (\d+)/.exec(result.output)?.[1])
  expect(result.ok).toBe(true)
  await expect.poll(() => alive(pid)).toBe(false)
})

it('ends a step that takes too long, with all it started', async () => {
  const result = await runStep(shell('hangs', 'sleep 600 & echo pid $!; wait'), { logDir, minutes: 0.005 })
  const pid = Number(/pid (\d+)/.exec(result.output)?.[1])
  expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('took longer') })
  await expect.poll(() => alive(pid)).toBe(false)
})

it('says which program is missing', async () => {
  const result = await runStep({ name: 'missing', run: ['no-such-program-here'], counts: 'one' }, { logDir, minutes: 1 })
  expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('no-such-program-here') })
})
