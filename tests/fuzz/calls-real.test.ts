import { freePort } from '@godot-mcp/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Driver } from '../e2e/harness/driver.js'
import { Project } from '../e2e/harness/project.js'
import { until } from '../e2e/harness/until.js'
import { type Editor, startEditor } from '../editor/start-editor.js'
import { reportPart } from '../torture/report.js'
import { ENABLE_ALL, type FuzzedTool, fuzzedTools, judge } from './fuzzed-tools.js'
import { holds } from './holds.js'
import { hostileArguments } from './hostile-arguments.js'
import { RawServer } from './raw-server.js'
import { amounts, fuzzRun, patienceMs } from './runs.js'

const tools = await fuzzedTools()

const SCENE = 'res://fuzz.tscn'
/** What the calls in the contract's examples name. */
const FILES: Record<string, string> = {
  [SCENE]: `[gd_scene format=3]

[ext_resource type="Script" path="res://fuzz.gd" id="1"]
[ext_resource type="PackedScene" path="res://enemy.tscn" id="2"]

[node name="Main" type="Node2D"]
script = ExtResource("1")

[node name="Player" type="Sprite2D" parent="." groups=["heroes"]]

[node name="Marker" type="Marker2D" parent="."]

[node name="Enemies" type="Node2D" parent="."]

[node name="Enemy" parent="." instance=ExtResource("2")]

[node name="Button" type="Button" parent="."]
`,
  'res://fuzz.gd': 'extends Node2D\nfunc _on_button_pressed() -> void:\n\tpass\n',
  'res://enemy.tscn': '[gd_scene format=3]\n\n[node name="Enemy" type="Node2D"]\n\n[node name="Eye" type="Node2D" parent="."]\n',
}
/** Tools whose example needs something that is not there in a scene just opened: a snapshot, a connection, a scene of that name. */
const NEEDS_MORE: ReadonlySet<string> = new Set([
  'godot_inspection_diff_snapshots',
  'godot_scene_edit_disconnect_signal',
  'godot_scene_edit_reload_scene',
])

let project: Project
/** Calls that were made and answered as promised, and those that were not. */
const count = { calls: 0, failures: 0 }
const startedAt = Date.now()
let editor: Editor
let driver: Driver
let server: RawServer

beforeAll(async () => {
  project = Project.make()
  for (const [path, text] of Object.entries(FILES)) project.write(path, text)
  driver = await Driver.listen()
  const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
  // No engine beside the editor: a run of the game may last as long as its caller asks for.
  server = await RawServer.initialized({ GODOT_MCP_BRIDGE_URL: bridgeUrl, GODOT_BIN: '/nowhere' })
  editor = startEditor({ projectDir: project.dir, bridgeUrl, env: { E2E_DRIVER_URL: driver.url } })
  await driver.connected()
  await until('the editor is attached and has scanned the project', async () => {
    const { bridge } = await result('godot_get_server_info')
    return bridge.connected && bridge.scanning === false
  })
}, patienceMs)
afterAll(async () => {
  await editor.stop()
  await driver.close()
  await server.end()
  const seconds = (Date.now() - startedAt) / 1000
  reportPart({ part: 'calls of every tool, real editor', runs: count.calls, failures: count.failures, seconds })
  project.remove()
})

/** The result of a call that has to succeed. */
async function result(name: string, args: object = {}) {
  const { structuredContent, content } = await server.call(name, JSON.stringify(args))
  if (structuredContent === undefined) throw new Error(content[0]?.text)
  // What stands in a result depends on the tool; each place knows what it asked for.
  return structuredContent as { bridge: { connected: boolean; scanning: boolean }; undone: number }
}

/** Calls a tool as often as this run does; what the calls came to. */
async function fuzz(tool: FuzzedTool): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  const property = fc.asyncProperty(hostileArguments(tool.definition, tool.exampleInput), async (json) => {
    count.failures += 1
    codes.add(judge(tool, await server.call(tool.name, json)))
    count.failures -= 1
    count.calls += 1
  })
  // An editor that was upset by a call is no place to look for a smaller one.
  await holds(property, { ...fuzzRun(`${tool.name} in the editor`, amounts.calls_real), endOnFailure: true })
  expect(server.complaints).toEqual([])
  // One of the tools switches others off.
  expect(await server.call('godot_enable_toolset', ENABLE_ALL)).not.toHaveProperty('isError')
  return codes
}

describe.each(tools)('$name', (tool) => {
  it(
    'leaves the editor alive, the scene sound and its history whole',
    async () => {
      const scene = project.copyScene(SCENE)
      expect(await driver.openScene(scene)).toBe(true)
      const before = await driver.snapshot()

      const codes = await fuzz(tool)
      if (!NEEDS_MORE.has(tool.name)) expect([...codes]).toContain('ok')

      if (tool.undo === 'scene') {
        const after = await driver.snapshot()
        await server.call('godot_undo', '{"count":100000}')
        expect(await driver.snapshot()).toEqual(before)
        await server.call('godot_redo', '{"count":100000}')
        expect(await driver.snapshot()).toEqual(after)
      }
      if (!(await driver.openScene(scene))) throw new Error('the scene cannot be brought to the front again')
      await result('godot_scene_edit_save_scene')
      expect(await driver.snapshotOfFile(scene)).not.toBeNull()
      while ((await driver.snapshot()) !== null) await driver.closeScene()
    },
    patienceMs,
  )
})
