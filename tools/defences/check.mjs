#!/usr/bin/env node
/**
 * Holds every entry of `tests/defences` against the tree, without running a test: the text to take out is in its file exactly once, and
 * the test that has to notice exists, and the page that lists them all says so. `run.mjs` shows that it does notice. `--write` only writes
 * the page; the build does so.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'
import { readEntries } from './entries.mjs'
import { PAGE, pageOf } from './page.mjs'
import { canHold, plainName } from './test-names.mjs'

const entries = readEntries()
if (process.argv.includes('--write')) {
  writeFileSync(join(rootDir, PAGE), pageOf(entries))
  process.exit()
}
const listed = listTests([...new Set(entries.flatMap(({ test }) => test.file ?? []))])
const faults = [
  ...entries.flatMap((entry) => [...codeFaults(entry), ...testFaults(entry)].map((fault) => `${entry.at}: ${fault}`)),
  ...pageFaults(),
]
for (const fault of faults) console.error(fault)
console.log(`${entries.length} defences looked at, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

function codeFaults({ file, find }) {
  if (!existsSync(join(rootDir, file))) return [`there is no file ${file}`]
  const times = readFileSync(join(rootDir, file), 'utf8').split(find).length - 1
  return times === 1 ? [] : [`${file} holds the text to take out ${times} times, not once: ${find.slice(0, 80)}`]
}

function testFaults({ test }) {
  if (test.command !== undefined) {
    const missing = test.command.slice(1).filter((arg) => /\.(mjs|ts|py|gd)$/.test(arg) && !existsSync(join(rootDir, arg)))
    return missing.map((path) => `there is no file ${path}`)
  }
  if (!existsSync(join(rootDir, test.file))) return [`there is no file ${test.file}`]
  const names = listed
    .filter(({ file, projectName }) => file === test.file && projectName === test.project)
    .map(({ name }) => name)
  if (names.length === 0) return [`${test.file} is no test file of the project ${test.project}, or spells no test out`]
  return names.some((name) => canHold(plainName(name), plainName(test.name)))
    ? []
    : [`${test.file} has no test named "${test.name}"`]
}

function pageFaults() {
  const page = existsSync(join(rootDir, PAGE)) ? readFileSync(join(rootDir, PAGE), 'utf8') : ''
  if (page !== pageOf(entries)) return [`${PAGE} is not what tests/defences says: run \`npm run build\``]
  const linked = readFileSync(join(rootDir, 'SECURITY.md'), 'utf8').matchAll(/docs\/defences\.md#([\w-]+)/g)
  const areas = new Set(entries.map(({ area }) => area))
  return [...linked].filter(([, area]) => !areas.has(area)).map(([link]) => `SECURITY.md: ${link} is no area of the page`)
}

/** Every test of these files as its source spells it. The files are read, not run: some of them start an editor. */
function listTests(files) {
  if (files.length === 0) return []
  const vitest = join(rootDir, 'node_modules/vitest/vitest.mjs')
  const ended = spawnSync(process.execPath, [vitest, 'list', ...files, '--static-parse', '--json'], {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const json = /^\[$[\s\S]*/m.exec(ended.stdout)?.[0]
  if (json === undefined) throw new Error(`vitest listed no tests: ${ended.stdout}${ended.stderr}`)
  return JSON.parse(json).map((test) => ({ ...test, file: relative(rootDir, test.file) }))
}
