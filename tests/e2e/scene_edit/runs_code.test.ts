import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { ToolName } from '@godot-mcp/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractTools } from '../harness/contract-tools.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

/** Writes down which of its functions ran. */
const SCRIPT = `@tool
class_name RunsInTheEditor
extends Node

@export var size: int = 1:
	set(value):
		note("setter")
		size = value


static func note(what: String) -> void:
	var path: String = "res://ran.log"
	var mode: FileAccess.ModeFlags = FileAccess.READ_WRITE if FileAccess.file_exists(path) else FileAccess.WRITE
	var file: FileAccess = FileAccess.open(path, mode)
	file.seek_end()
	file.store_line(what)
	file.close()


func _init() -> void:
	note("_init")


func called() -> void:
	note("called")
`
const SCENE = `[gd_scene load_steps=2 format=3]

[ext_resource type="Script" path="res://runs_in_the_editor.gd" id="1"]

[node name="Root" type="Node"]

[node name="Coded" type="Node" parent="."]
script = ExtResource("1")
`
const CODED = 'res://with_code.tscn'
const SCRIPT_PATH = 'res://runs_in_the_editor.gd'
const MADE = 'res://made_with_code.tscn'

const session = useSession()

beforeAll(async () => {
  session.project.write(SCRIPT_PATH, SCRIPT)
  session.project.write(CODED, SCENE)
  await session.run('godot_scene_edit_rescan_filesystem', { wait_seconds: 30 })
})

// Other files share the editor and its project: nothing of this one is to run in them.
afterAll(async () => {
  await session.openCopy()
  for (const scene_path of [CODED, MADE]) await session.call('godot_scene_edit_close_scene', { scene_path, confirm: true })
  for (const path of [CODED, MADE, SCRIPT_PATH]) session.project.removeFile(path)
  await session.run('godot_scene_edit_rescan_filesystem', { wait_seconds: 30 })
  ran()
})

/** Names of the functions that ran since the last look. */
function ran(): string[] {
  const log = session.project.file('res://ran.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  rmSync(log, { force: true })
  return [...new Set(lines)]
}

interface Case {
  tool: ToolName
  input: Record<string, unknown>
  function: string
  before?: () => Promise<unknown>
  after?: () => Promise<unknown>
}
const plain = () => session.openCopy()
const coded = async () => {
  await plain()
  await session.run('godot_scene_edit_instance_scene', { parent_path: '.', scene_path: CODED })
  await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'RunsInTheEditor', node_name: 'Coded' })
}

/** Each tool that is said to make code run in the editor, seen doing it. Those without a case run it outside, or on an import. */
const CASES: Case[] = [
  { tool: 'godot_scene_edit_open_scene', input: { scene_path: CODED }, function: '_init', before: plain },
  { tool: 'godot_scene_edit_reload_scene', input: { scene_path: CODED, confirm: true }, function: '_init' },
  { tool: 'godot_scene_edit_instance_scene', input: { parent_path: '.', scene_path: CODED }, function: '_init', before: plain },
  {
    tool: 'godot_scene_edit_create_node',
    input: { parent_path: '.', node_type: 'RunsInTheEditor', node_name: 'A' },
    function: '_init',
    before: plain,
  },
  {
    tool: 'godot_scene_edit_attach_script',
    input: { node_path: 'Level', script_path: SCRIPT_PATH },
    function: '_init',
    before: async () => {
      await plain()
      await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'Level' })
    },
  },
  {
    tool: 'godot_scene_edit_set_node_property',
    input: { node_path: 'Coded', property: 'size', value: 3 },
    function: 'setter',
    before: coded,
  },
  {
    tool: 'godot_scene_edit_connect_signal',
    input: { source_path: 'Coded', signal_name: 'renamed', target_path: 'Coded', method_name: 'called' },
    function: 'called',
    before: coded,
    after: () => session.run('godot_scene_edit_rename_node', { node_path: 'Coded', new_name: 'Renamed' }),
  },
  {
    tool: 'godot_scene_edit_create_scene',
    input: { root_type: 'RunsInTheEditor', scene_path: MADE },
    function: '_init',
    before: plain,
  },
]

describe('a tool that is marked as running code', () => {
  it.each(CASES)('$tool runs it in the editor, and not for a preview', async ({ tool, input, function: name, before, after }) => {
    await before?.()
    ran()
    await session.run(tool, { ...input, dry_run: true })
    expect(ran()).not.toContain(name)
    await session.run(tool, input)
    await after?.()
    expect(ran()).toContain(name)
  })

  it('is each of these, and two that do it elsewhere', () => {
    const marked = contractTools().filter(({ flags }) => flags.includes('executes_code'))
    const elsewhere = ['godot_debug_workflow', 'godot_scene_edit_rescan_filesystem']
    expect(marked.map(({ name }) => name).sort()).toEqual([...CASES.map(({ tool }) => tool), ...elsewhere].sort())
  })
})

describe('code that a caller sends', () => {
  const CODE = '@tool\nextends Node\n\nfunc _init() -> void:\n\tRunsInTheEditor.note("sent")\n'
  const sent = { class: 'GDScript', properties: { source_code: CODE } }

  it.each([
    ['as a script', 'script', sent],
    ['inside a resource', 'material', { class: 'ShaderMaterial', properties: { script: sent } }],
  ])('%s is refused, and nothing of it runs', async (_title, property, value) => {
    await plain()
    const before = await session.driver.snapshot()
    ran()
    const refused = failed(
      await session.call('godot_scene_edit_set_node_property', { node_path: 'Player', property, value }),
      'VALIDATION_ERROR',
      'value',
    )
    expect(refused.hint).toContain('GDScript is not made as a value')
    expect(ran()).not.toContain('sent')
    expect(await session.driver.snapshot()).toEqual(before)
  })
})
