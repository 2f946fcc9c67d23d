import type { ToolName } from '@godot-mcp/contract'
import { afterEach, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

/** No answer to a call with default parameters is longer: more than this nobody reads. */
const MOST_BYTES = 60_000

const session = useSession()

// A scene left open would slow down what runs after.
afterEach(() => session.driver.closeScene())

it.each<[ToolName, Record<string, unknown>]>([
  ['godot_describe_class', { class_name: 'Control', include_inherited: true, include_private: true }],
  ['godot_describe_class', { class_name: 'RenderingServer' }],
  ['godot_inspection_get_node_property_list', { node_path: 'Button' }],
  ['godot_inspection_get_node_property_list', { node_path: 'Sparks' }],
  ['godot_inspection_get_node_properties', { node_path: 'Scripted' }],
  ['godot_inspection_snapshot_subtree', {}],
  ['godot_inspection_list_scenes', {}],
  ['godot_get_server_info', {}],
])('%s with %o stays within the bounds of an answer', async (tool, params) => {
  await session.openCopy('res://kinds.tscn')
  expect(JSON.stringify(await session.run(tool, params)).length).toBeLessThan(MOST_BYTES)
})
