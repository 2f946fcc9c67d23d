#!/usr/bin/env node
/**
 * Shows for each entry of `tests/defences` that its test notices when the defence is gone: `run.mjs [AREA or TEXT ...] [--project=A,B] [--tested] [--list]`.
 *
 * All of it happens in a copy of the working tree. First the named test has to pass (`--tested`: it has, a moment ago); then the defence is
 * taken out, what depends on the file is built again, and the test has to fail by an assertion. The last line is `N passed, N failed`.
 */
import { findGodot } from '../godot/find-godot.mjs'
import { readEntries, selectEntries } from './entries.mjs'
import { build, firstLine, isVerdict, runTest, toBuild } from './judge.mjs'
import { endAllPrograms } from './programs.mjs'
import { makeScratch } from './scratch.mjs'

const args = process.argv.slice(2)
const options = args.filter((arg) => arg.startsWith('--'))
const projects = options
  .find((arg) => arg.startsWith('--project='))
  ?.slice('--project='.length)
  .split(',')
const unknown = options.find((arg) => !['--list', '--tested'].includes(arg) && !arg.startsWith('--project='))
if (unknown !== undefined) {
  console.error(`unknown option ${unknown}\nusage: run.mjs [AREA or TEXT ...] [--project=A,B] [--tested] [--list]`)
  process.exit(2)
}
const wanted = args.filter((arg) => !arg.startsWith('--'))
const entries = selectEntries(readEntries(), wanted).filter(
  ({ test }) => projects === undefined || projects.includes(test.project ?? 'command'),
)
if (options.includes('--list')) {
  for (const { area, defence, file } of entries) console.log(`${area.padEnd(12)}${defence}  (${file})`)
  process.exit(0)
}

const scratch = makeScratch()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endAllPrograms()
    scratch.remove()
    process.exit(130)
  })
}
/** The scratch copy holds no Godot of its own. */
const godot = process.env.GODOT_BIN === undefined ? findGodot()?.path : process.env.GODOT_BIN
const env = godot === undefined ? {} : { GODOT_BIN: godot }
const intact = new Map()
const rows = []
try {
  for (const entry of entries) {
    const startedAt = Date.now()
    const fault = await faultOf(entry).catch((error) => error.message)
    rows.push({ entry, fault })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)
    console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${seconds} s  ${entry.area.padEnd(12)}${entry.defence}`)
    if (fault !== null) console.log(`       ${entry.at}: ${fault}`)
  }
} finally {
  scratch.remove()
}
const failed = rows.filter(({ fault }) => fault !== null).length
console.log(`${rows.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || rows.length === 0 ? 1 : 0

/** Why an entry does not hold, or null. */
async function faultOf(entry) {
  const what = toBuild(entry)
  const before = options.includes('--tested') ? null : await withDefence(entry, what)
  if (before !== null) return `with the defence in place: ${before}`
  const putBack = scratch.exchange(entry, what)
  try {
    const broken = what === null ? null : await build(what, scratch.dir)
    if (broken !== null) return `without the defence it does not build:\n${broken}`
    const { failed, problem } = await runTest(entry, scratch.dir, env)
    if (problem !== null) return `without the defence: ${problem}`
    if (failed.length === 0) return 'nothing notices that the defence is gone: the test still passes'
    if (failed.some((message) => isVerdict(message, entry.test))) return null
    return `without the defence the test fails, but not by an assertion: ${firstLine(failed[0])}`
  } finally {
    putBack()
    if (what === 'all') await build(what, scratch.dir)
  }
}

/** Why a test says nothing about a defence that is in place, or null; asked once for each test. The copy is as built as the checkout. */
async function withDefence(entry, what) {
  const key = JSON.stringify([entry.test, what === 'all'])
  if (!intact.has(key)) {
    const broken = what === 'all' ? await build(what, scratch.dir) : null
    const { passed, failed, problem } = broken === null ? await runTest(entry, scratch.dir, env) : { problem: broken }
    const fault = problem ?? (failed.length > 0 ? `the test fails: ${firstLine(failed[0])}` : passed === 0 ? 'no test ran' : null)
    intact.set(key, fault)
  }
  return intact.get(key)
}
