/**
 * Runs the protocol's conformance suite over HTTP, against the product and against the fixture, and ends with `N passed, N failed`.
 * `run.ts [TEXT]` runs the scenarios whose name holds TEXT, one by one.
 */
import { FakeEditor } from '@godot-mcp/testing'
import { InteropServer } from '../interop/server.js'
import expectedFailures from './expected-failures.json' with { type: 'json' }
import { serveFixture } from './fixture/serve.js'
import { OF_THE_PRODUCT } from './plan.js'
import { type Check, installSuite, listScenarios, runScenarios } from './suite.js'
import { type Expected, judge } from './verdict.js'

const [only = ''] = process.argv.slice(2)

installSuite()
const scenarios = listScenarios()
const chosen = scenarios.filter((name) => name.includes(only))
const faults = misplaced(scenarios)
let passed = 0

const fixture = await serveFixture()
try {
  tell('fixture', chosen, only === '' ? await runScenarios(fixture.url) : await oneByOne(fixture.url, chosen))
} finally {
  await fixture.close()
}

const server = await InteropServer.start('http')
try {
  const editor = await FakeEditor.connect({ url: server.bridgeUrl })
  const ofTheProduct = chosen.filter((name) => OF_THE_PRODUCT.includes(name))
  tell('product', ofTheProduct, await oneByOne(server.url, ofTheProduct))
  await editor.close()
} finally {
  await server.close()
}

for (const fault of faults) console.error(fault)
console.log(`${passed} passed, ${faults.length} failed`)
process.exitCode = faults.length > 0 ? 1 : 0

async function oneByOne(url: string, names: readonly string[]): Promise<Map<string, Check[]>> {
  const all = new Map<string, Check[]>()
  for (const name of names) all.set(name, (await runScenarios(url, name)).get(name) ?? [])
  return all
}

function tell(target: string, names: readonly string[], results: ReadonlyMap<string, Check[]>): void {
  for (const name of names) {
    const expected = expectedOf(target, name)
    const verdict = judge(results.get(name), expected)
    if (verdict.passed) passed += 1
    const how = verdict.passed && expected.length > 0 ? 'as expected' : verdict.passed ? 'ok' : 'FAILED'
    console.log(`${how.padEnd(11)} ${target.padEnd(8)} ${name}`)
    for (const { check, reason } of verdict.passed ? expected : []) console.log(`            ${check} fails: ${reason}`)
    if (!verdict.passed) faults.push(...verdict.lines.map((line) => `${target}, ${name}: ${line}`))
  }
}

function expectedOf(target: string, scenario: string): Expected[] {
  return (expectedFailures as Expected[]).filter((each) => each.server === target && each.scenario === scenario)
}

/** What our files name and nobody runs. */
function misplaced(known: readonly string[]): string[] {
  const entries = expectedFailures as Expected[]
  const runs = (server: string, scenario: string) =>
    known.includes(scenario) && (server === 'fixture' || (server === 'product' && OF_THE_PRODUCT.includes(scenario)))
  return [
    ...OF_THE_PRODUCT.filter((name) => !known.includes(name)).map((name) => `plan.ts: the suite has no scenario "${name}"`),
    ...entries
      .filter(({ server, scenario }) => !runs(server, scenario))
      .map(({ server, scenario }) => `expected-failures.json: "${scenario}" does not run against "${server}"`),
  ]
}
