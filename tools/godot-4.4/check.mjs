#!/usr/bin/env node
/** Holds the addon's GDScript against Godot 4.4; `--self-test` runs the rules on their fixtures. See check.py. */
import { spawnSync } from 'node:child_process'
import { rootDir } from '../ci/root-dir.mjs'
import { gdscriptFiles } from '../gdscript/files.mjs'
import { toolkitProgram } from '../gdscript/toolkit.mjs'

const what = process.argv.includes('--self-test') ? ['--self-test'] : gdscriptFiles(['addon'], { generated: true })
const ended = spawnSync(toolkitProgram('python'), ['-B', 'tools/godot-4.4/check.py', ...what], { cwd: rootDir, stdio: 'inherit' })
if (ended.error) throw ended.error
process.exitCode = ended.status ?? 1
