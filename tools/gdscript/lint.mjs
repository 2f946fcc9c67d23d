#!/usr/bin/env node
/**
 * `lint.mjs [--fix]`: holds every hand-written GDScript file against gdformat and gdlint, with the settings that stand beside the
 * addon's project; `--fix` formats instead of complaining.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'
import { GDSCRIPT_FOLDERS, gdscriptFiles } from './files.mjs'
import { toolkitProgram } from './toolkit.mjs'

const fix = process.argv.includes('--fix')
const files = gdscriptFiles(GDSCRIPT_FOLDERS).map((path) => join(rootDir, path))
if (files.length === 0) throw new Error('no GDScript file found')

/** Whether the program is content. It reads its settings from the folder it runs in. */
const passes = (program, args) => {
  const ended = spawnSync(toolkitProgram(program), [...args, ...files], { cwd: join(rootDir, 'addon'), stdio: 'inherit' })
  if (ended.error) throw ended.error
  return ended.status === 0
}
const formatted = passes('gdformat', fix ? [] : ['--check'])
if (!formatted && !fix) console.error('run `npm run format`')
const clean = fix || passes('gdlint', [])
process.exitCode = formatted && clean ? 0 : 1
