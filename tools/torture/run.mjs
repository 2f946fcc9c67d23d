#!/usr/bin/env node
/**
 * `npm run torture [-- PART...]`: the full runs of fuzz, chaos and soak (those named, or all), and what they came to in docs/reliability.md. A part
 * is a project of vitest.config.ts. Each test file of a part may say more of itself than that it passed: one JSON line in TORTURE_REPORT.
 * `--slice` makes the small runs instead, which the page then says.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'
import { requireGodot } from '../godot/find-godot.mjs'
import { machine } from './machine.mjs'
import { writePage } from './page.mjs'

const PARTS = ['fuzz', 'chaos', 'soak']
const slice = process.argv.includes('--slice')
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const unknown = named.filter((name) => !PARTS.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`torture: there is no part ${unknown.join(', ')}; valid: ${PARTS.join(', ')}\n`)
  process.exit(2)
}

const godot = requireGodot()
const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-torture-'))
try {
  const config = readFileSync(join(rootDir, 'vitest.config.ts'), 'utf8')
  const parts = (named.length > 0 ? named : PARTS).filter((part) => config.includes(`'${part}'`))
  const figures = parts.flatMap(run)
  const failed = figures.some(({ failures }) => failures > 0)
  writePage(figures, machine(godot.version), slice)
  process.exitCode = failed ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs one part and returns its figures: what its tests reported, and one line for each file of tests. */
function run(part) {
  const report = join(folder, `${part}.jsonl`)
  const json = join(folder, `${part}.json`)
  spawnSync(
    process.execPath,
    [
      join(rootDir, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', part, '--reporter=default', '--reporter=json', `--outputFile.json=${json}`],
    ],
    {
      cwd: rootDir,
      stdio: 'inherit',
      env: { ...process.env, TORTURE: slice ? '' : '1', TORTURE_REPORT: report, GODOT_BIN: godot.path },
    },
  )
  const files = JSON.parse(readFileSync(json, 'utf8')).testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    part: `tests of ${name.slice(name.lastIndexOf(`/${part}/`) + 1)}`,
    runs: assertionResults.length,
    failures: assertionResults.filter(({ status }) => status !== 'passed').length,
    seconds: Math.round((endTime - startTime) / 1000),
  }))
  return [...reported(report), ...files]
}

function reported(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
