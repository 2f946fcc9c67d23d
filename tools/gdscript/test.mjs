#!/usr/bin/env node
/**
 * `test.mjs [TEXT]`: runs the addon's GDScript tests (those whose name holds TEXT) in a headless Godot and passes on what the runner
 * prints, its sum line last, and its exit code. The errors that tests provoke on purpose are among the output.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'
import { requireGodot } from '../godot/find-godot.mjs'

const LIMIT_MS = 240_000

const only = process.argv[2]
const { path: godot } = requireGodot()

function run(...args) {
  const ended = spawnSync(godot, ['--headless', '--path', join(rootDir, 'addon'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  if (ended.error) throw ended.error
  return ended.status ?? 1
}

run('--import') // makes the project's cache, without which scripts are not found by their class
process.exitCode = run('-s', 'res://tests/run.gd', ...(only ? ['--', `--only=${only}`] : []))
