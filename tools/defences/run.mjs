#!/usr/bin/env node
/**
 * Shows for each entry of `tests/defences` that its test notices when the defence is gone:
 * `run.mjs [AREA or TEXT ...] [--project=A,B] [--tested] [--jobs=N] [--list]`.
 *
 * All of it happens in copies of the working tree, one for each job. First the named test has to pass (`--tested`: it has, a moment ago); then the
 * defence is taken out, what depends on the file is built again, and the test has to fail by an assertion. The last line is `N passed, N failed`.
 */
import { parseArgs } from 'node:util'
import { findGodot } from '../godot/find-godot.mjs'
import { readEntries, selectEntries } from './entries.mjs'
import { faultOf } from './fault-of.mjs'
import { endAllPrograms } from './programs.mjs'
import { makeScratch } from './scratch.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    tested: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
  },
})
const projects = values.project?.split(',')
const entries = selectEntries(readEntries(), positionals).filter(
  ({ test }) => projects === undefined || projects.includes(test.project ?? 'command'),
)
if (values.list) {
  for (const { area, defence, file } of entries) console.log(`${area.padEnd(12)}${defence}  (${file})`)
  process.exit(0)
}

const scratches = Array.from({ length: Math.min(Math.max(Number(values.jobs) || 1, 1), entries.length) }, makeScratch)
const clear = () => {
  endAllPrograms()
  for (const scratch of scratches) scratch.remove()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    clear()
    process.exit(130)
  })
}
/** The scratch copies hold no Godot of their own. */
const godot = process.env.GODOT_BIN === undefined ? findGodot()?.path : process.env.GODOT_BIN
const env = godot === undefined ? {} : { GODOT_BIN: godot }
const waiting = [...entries]
const total = { passed: 0, failed: 0 }
try {
  await Promise.all(scratches.map(work))
} finally {
  clear()
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

/** Takes one entry after the other until none is left. */
async function work(scratch) {
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const startedAt = Date.now()
    const fault = await faultOf(entry, scratch, { env, tested: values.tested }).catch((error) => error.message)
    total[fault === null ? 'passed' : 'failed']++
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)
    console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${seconds} s  ${entry.area.padEnd(12)}${entry.defence}`)
    if (fault !== null) console.log(`       ${entry.at}: ${fault}`)
  }
}
