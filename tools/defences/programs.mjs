import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { endGroup } from '../ci/end-group.mjs'

/** Process groups that have not ended. */
const running = new Set()

/**
 * Runs a program in a process group of its own, and ends what is left of the group with it. Resolves to `{ ok, output, timedOut }`; never rejects.
 */
export async function runProgram([program, ...args], { cwd, minutes, env = {} }) {
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      ...env,
    },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    endGroup(child)
  }, minutes * 60_000)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
  })
  clearTimeout(timer)
  endGroup(child)
  running.delete(child)
  if (child.pid !== undefined) await closed
  return { ok: code === 0, output, timedOut }
}

/** Ends every program that is still running. */
export function endAllPrograms() {
  for (const child of running) endGroup(child)
}
