#!/usr/bin/env node
/**
 * Runs the project's checks: `run.mjs [STEP or GROUP ...] [--no-editor] [--keep-going] [--list]`.
 *
 * Without names, all of them. The first step that fails ends the run, unless `--keep-going`. Each step's output goes to the
 * console and to `.tools/logs/<step>.log`. The last line is `N passed, N failed`, summed over all steps that ran.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findGodot } from '../godot/find-godot.mjs'
import { countStep } from './counts.mjs'
import { rootDir } from './root-dir.mjs'
import { endAllSteps, runStep } from './run-step.mjs'
import { steps } from './steps.mjs'
import { saveTreeState } from './tree-state.mjs'

const TOTAL_MINUTES = 60

const args = process.argv.slice(2)
const flags = new Set(args.filter((arg) => arg.startsWith('--')))
const names = args.filter((arg) => !arg.startsWith('--'))

const usage = (problem) => {
  console.error(`${problem}\nusage: run.mjs [STEP or GROUP ...] [--no-editor] [--keep-going] [--list]`)
  process.exit(2)
}
const unknownFlag = [...flags].find((flag) => !['--no-editor', '--keep-going', '--list'].includes(flag))
if (unknownFlag) usage(`unknown option ${unknownFlag}`)
const unknownName = names.find((name) => !steps.some((step) => step.name === name || step.group === name))
if (unknownName) usage(`no step or group is called '${unknownName}'`)

const selected = steps.filter(
  (step) =>
    (names.length === 0 || names.includes(step.name) || names.includes(step.group)) && !(flags.has('--no-editor') && step.editor),
)
if (flags.has('--list')) {
  for (const step of selected) console.log(`${step.group.padEnd(8)}${step.name.padEnd(18)}${step.run.join(' ')}`)
  process.exit(0)
}

const logDir = join(rootDir, '.tools/logs')
rmSync(logDir, { recursive: true, force: true })
mkdirSync(logDir, { recursive: true })
saveTreeState()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endAllSteps()
    process.exit(130)
  })
}

/** The one Godot that all steps of this run use, found anew while it may still have to be installed. */
const godotFor = (step) => {
  const found = step.editor && process.env.GODOT_BIN === undefined ? findGodot() : undefined
  return found ? { GODOT_BIN: found.path } : {}
}

const startedAt = Date.now()
const minutesLeft = () => TOTAL_MINUTES - (Date.now() - startedAt) / 60_000
const total = { passed: 0, failed: 0 }
const table = []

for (const step of selected) {
  console.log(`\n=== ${step.name} ===`)
  const result = await runStep(step, { logDir, minutes: Math.min(step.minutes, minutesLeft()), env: godotFor(step) })
  const counts = countStep(step, result)
  total.passed += counts.passed
  total.failed += counts.failed
  const failed = counts.failed > 0
  table.push(
    `${failed ? 'FAIL' : 'ok  '} ${step.name.padEnd(18)}${result.seconds.toFixed(1).padStart(7)} s  ${counts.passed} passed, ${counts.failed} failed`,
  )
  if (!failed) continue
  console.log(`\n--- ${step.name} failed: ${counts.reason ?? result.reason}; the end of ${result.logFile} ---\n${result.tail}`)
  if (!flags.has('--keep-going')) break
}

console.log(`\n${table.join('\n')}`)
if (table.length < selected.length)
  console.log(
    `not run: ${selected
      .slice(table.length)
      .map((step) => step.name)
      .join(', ')}`,
  )
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
