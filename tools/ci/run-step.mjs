import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { endGroup } from './end-group.mjs'
import { rootDir } from './root-dir.mjs'

const TAIL_LINES = 60
const DRAIN_MS = 2000
/** Process groups that we started and that have not ended. */
const running = new Set()

/**
 * Runs one step in a process group of its own, streams what it prints to the console and to a log, and ends the group when the
 * step ends or its time is over. Resolves to `{ ok, reason, seconds, output, tail, logFile, reportFile }`; never rejects.
 */
export async function runStep(step, { logDir, minutes, env = {} }) {
  const logFile = join(logDir, `${step.name}.log`)
  const reportFile = join(logDir, `${step.name}.json`)
  const [program, ...args] = step.run
  if (step.counts === 'vitest') args.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`)

  const log = createWriteStream(logFile)
  const startedAt = Date.now()
  const child = spawn(program, args, {
    cwd: rootDir,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(rootDir, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
      ...env,
    },
  })
  running.add(child)

  const show = (chunk) => {
    process.stdout.write(chunk)
    log.write(chunk)
  }
  child.stdout.on('data', show)
  child.stderr.on('data', show)

  // What is in the pipes when the program has ended; something that left the group may hold them open, so the wait is bounded.
  const lastOutput = new Promise((resolve) => {
    child.once('close', resolve)
    child.once('exit', () => setTimeout(resolve, DRAIN_MS).unref())
  })

  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    endGroup(child)
  }, Math.max(minutes, 0) * 60_000)
  const end = await new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => resolve({ error }))
  })
  clearTimeout(timer)
  endGroup(child)
  running.delete(child)
  if (!end.error) await lastOutput
  await new Promise((resolve) => log.end(resolve))

  const output = readFileSync(logFile, 'utf8')
  return {
    ok: end.code === 0,
    reason: timedOut
      ? `took longer than ${minutes.toFixed(1)} minutes`
      : end.error
        ? `could not start ${program}: ${end.error.message}`
        : end.signal
          ? `ended by ${end.signal}`
          : `exit code ${end.code}`,
    seconds: (Date.now() - startedAt) / 1000,
    output,
    tail: output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n'),
    logFile,
    reportFile,
  }
}

/** Ends every process group that is still ours. */
export function endAllSteps() {
  for (const child of running) endGroup(child)
}
