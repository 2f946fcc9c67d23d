#!/usr/bin/env node
/**
 * After a build: a second one would do no work, and a change of any schema would generate anew and rebuild every package that
 * holds generated code.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from './root-dir.mjs'

const turbo = join(rootDir, 'node_modules/.bin/turbo')
const plan = JSON.parse(
  execFileSync(turbo, ['run', 'build', '--dry=json'], { cwd: rootDir, encoding: 'utf8', maxBuffer: 1 << 28 }),
)
const schemas = execFileSync('git', ['ls-files', 'schemas'], { cwd: rootDir, encoding: 'utf8' }).trim().split('\n')
const generate = plan.tasks.find(({ taskId }) => taskId === '//#generate')
const faults = [
  ...plan.tasks
    .filter(({ cache }) => cache.status !== 'HIT')
    .map(({ taskId }) => `${taskId} would run again, though nothing changed`),
  ...schemas
    .filter((path) => generate.inputs[path] === undefined)
    .map((path) => `${path} could change, and nothing would be generated`),
  ...['contract', 'server', 'client', 'testing']
    .map((name) => plan.tasks.find(({ taskId }) => taskId === `@godot-mcp/${name}#build`))
    .filter(({ dependencies }) => !dependencies.includes('//#generate'))
    .map(({ taskId }) => `${taskId} does not depend on what is generated`),
]
for (const fault of faults) console.error(fault)
console.log(`${plan.tasks.length} tasks, ${schemas.length} schemas, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
