import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './programs.mjs'
import { plainName } from './test-names.mjs'

const BUILD_MINUTES = 8
const TEST_MINUTES = 6
const SUM_LINE = /^(\d+) passed, (\d+) failed/gm
/** What a program prints that did not load, as opposed to one that found a fault. */
const BROKEN = /SCRIPT ERROR: Parse Error|SyntaxError|ERR_MODULE_NOT_FOUND|TS\d{4}:/

/** Whether a test needs what is built: a package's own unit tests read its sources, and nothing else does. */
export function needsBuild({ file, test }) {
  const home = /^packages\/[^/]+\/(?=src\/)/.exec(file)?.[0]
  if (/^(tests|tools)\//.test(file) || test.command !== undefined) return /^(packages|schemas)\//.test(file)
  return home === undefined || !test.file.startsWith(home)
}

/** Builds what has changed since the last time. Returns null, or the end of what the build said. */
export async function build(dir) {
  const cache = `--cache-dir=${join(dir, '.turbo/cache')}`
  const ended = await runProgram(['turbo', 'run', 'build', '--output-logs=errors-only', cache], {
    cwd: dir,
    minutes: BUILD_MINUTES,
  })
  return ended.ok ? null : lastLines(ended.output)
}

/** Runs one test, or the tests of that name. `{ passed, failed, problem }`; `problem` says why the run tells nothing, else null. */
export async function runTest(test, dir, env) {
  return test.command === undefined ? runVitest(test, dir, env) : runCommand(test, dir, env)
}

async function runVitest(test, dir, env) {
  const report = join(dir, 'defence-report.json')
  rmSync(report, { force: true })
  const pattern = plainName(test.name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const args = ['--project', test.project, test.file, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  const ended = await runProgram(['vitest', 'run', ...args], { cwd: dir, minutes: TEST_MINUTES, env })
  if (ended.timedOut) return nothing(`the test did not end within ${TEST_MINUTES} minutes`)
  if (!existsSync(report)) return nothing(`vitest wrote no report: ${lastLines(ended.output)}`)
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults
  const results = files.flatMap(({ assertionResults }) => assertionResults)
  const unloaded = files.find((file) => file.status === 'failed' && file.assertionResults.length === 0)
  if (unloaded !== undefined) return nothing(`${test.file} did not load: ${firstLine(unloaded.message)}`)
  const failed = results.filter(({ status }) => status === 'failed').flatMap(({ failureMessages }) => failureMessages)
  return { passed: results.filter(({ status }) => status === 'passed').length, failed, problem: null }
}

async function runCommand({ command: [program, ...args] }, dir, env) {
  const ended = await runProgram([program === 'node' ? process.execPath : program, ...args], {
    cwd: dir,
    minutes: TEST_MINUTES,
    env,
  })
  if (ended.timedOut) return nothing(`the command did not end within ${TEST_MINUTES} minutes`)
  if (BROKEN.test(ended.output)) return nothing(`it did not load: ${BROKEN.exec(ended.output)?.[0]}`)
  const sum = [...ended.output.matchAll(SUM_LINE)].at(-1)
  if (sum === undefined)
    return { passed: ended.ok ? 1 : 0, failed: ended.ok ? [] : [`AssertionError: ${ended.output}`], problem: null }
  return { passed: Number(sum[1]), failed: Number(sum[2]) > 0 ? [`AssertionError: ${ended.output}`] : [], problem: null }
}

/** How the failure of an assertion begins; `expect(...).rejects` and `.resolves` have a wording of their own. */
const ASSERTION = /^(AssertionError|Error: promise (resolved|rejected) )/

/** Whether a failure is the test's own word, and no accident on the way to it. */
export function isVerdict(message, test) {
  return test.fails_with === undefined ? ASSERTION.test(message) : message.includes(test.fails_with)
}

export function firstLine(text) {
  return text.trim().split('\n', 1)[0].slice(0, 160)
}

function lastLines(text) {
  return text.trim().split('\n').slice(-8).join('\n')
}

function nothing(problem) {
  return { passed: 0, failed: [], problem }
}
