import { FakeEditor, freePort } from '@godot-mcp/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportPart } from '../torture/report.js'
import { ENABLE_ALL, type FuzzedTool, fuzzedTools, judge } from './fuzzed-tools.js'
import { holds } from './holds.js'
import { hostileArguments } from './hostile-arguments.js'
import { RawServer } from './raw-server.js'
import { amounts, fuzzRun, patienceMs } from './runs.js'

const tools = await fuzzedTools()
/** Its example names snapshots, which are there only where other calls have made them. */
const NEEDS_SNAPSHOTS = 'godot_inspection_diff_snapshots'
/** Calls of every tool before memory is first looked at: what is loaded and compiled once stays. */
const WARM_UP = 50

let server: RawServer
let editor: FakeEditor
let before: number
/** Calls that were made and answered as promised, and those that were not. */
const count = { calls: 0, failures: 0 }
let grown = 'not measured'
const startedAt = Date.now()

beforeAll(async () => {
  const url = `ws://127.0.0.1:${await freePort()}`
  server = await RawServer.initialized({ GODOT_MCP_BRIDGE_URL: url, GODOT_BIN: '/nowhere' })
  editor = await FakeEditor.connect({ url })
  for (const tool of tools) await fuzz(tool, WARM_UP)
  before = await server.heldBytes()
}, patienceMs)
afterAll(async () => {
  await editor.close()
  expect(await server.end()).toBe(0)
  const seconds = (Date.now() - startedAt) / 1000
  reportPart({
    part: 'calls of every tool, fake editor',
    runs: count.calls,
    failures: count.failures,
    seconds,
    memory_growth: grown,
  })
})

/** Calls a tool so many times; what the calls came to. */
async function fuzz(tool: FuzzedTool, calls: number): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  const property = fc.asyncProperty(hostileArguments(tool.definition, tool.exampleInput), async (json) => {
    count.failures += 1
    codes.add(judge(tool, await server.call(tool.name, json)))
    count.failures -= 1
    count.calls += 1
  })
  await holds(property, fuzzRun(tool.name, calls))
  expect(server.complaints).toEqual([])
  // One of the tools switches others off.
  expect(await server.call('godot_enable_toolset', ENABLE_ALL)).not.toHaveProperty('isError')
  return codes
}

it.each(tools)(
  '$name answers as it promises, whatever it is called with',
  async (tool) => {
    // Arguments of which none fits would not get past the first check.
    const codes = [...(await fuzz(tool, amounts.calls_fake))]
    if (tool.name !== NEEDS_SNAPSHOTS) expect(codes).toContain('ok')
  },
  patienceMs,
)

it(
  'the server holds on to nothing of all that',
  async () => {
    const held = await server.heldBytes()
    grown = `${Math.round((held / before - 1) * 100)} %`
    expect(held).toBeLessThan(before * 1.2)
    expect(await server.evaluate('({}).polluted')).toBeUndefined()
    const { structuredContent } = await server.call('godot_health_check', '{}')
    expect(structuredContent).toMatchObject({ bridge_connected: true })
  },
  patienceMs,
)
