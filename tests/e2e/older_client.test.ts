import type { ToolName } from '@godot-mcp/contract'
import { serverCommand } from '@godot-mcp/testing'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { contractTools } from './harness/contract-tools.js'
import { Driver } from './harness/driver.js'
import { Project } from './harness/project.js'
import { until } from './harness/until.js'

/**
 * A client that checks each structured result against the schema that was listed, and throws where it does not fit. What is called with
 * it here is what the real editor answers.
 */
const client = new Client({ name: 'older', version: '1.0.0' })
const project = Project.at(inject('projectDir'))
let driver: Driver

const NODE = { node_path: 'Player' }
const PROPERTY = { ...NODE, property: 'position' }
const CALLS: Partial<Record<ToolName, Record<string, unknown>[]>> = {
  godot_disable_toolset: [{ category: 'scene_edit' }],
  godot_enable_toolset: [{ category: 'scene_edit' }],
  godot_get_server_info: [{}],
  godot_health_check: [{}],
  godot_list_tools_by_safety_class: [{}],
  godot_list_toolsets: [{}],
  godot_undo: [{}],
  godot_redo: [{}],
  godot_inspection_get_active_scene: [{}],
  godot_inspection_get_project_info: [{}],
  godot_inspection_get_scene_tree: [{}, { max_depth: 1, lightweight: true }],
  godot_inspection_get_node_properties: [NODE],
  godot_inspection_get_node_property: [PROPERTY, { ...NODE, property: 'nothing' }],
  godot_scene_edit_create_scene: [{ root_type: 'Node2D', scene_path: 'res://older.tscn' }],
  godot_scene_edit_create_node: [{ parent_path: '.', node_type: 'Node2D', node_name: 'New' }],
  godot_scene_edit_set_node_property: [{ ...PROPERTY, value: [1, 2] }],
  godot_scene_edit_delete_node: [{ ...NODE, confirm: true }],
  godot_scene_edit_save_scene: [{}],
}

beforeAll(async () => {
  driver = await Driver.listen(inject('driverPort'))
  const { command, args, env } = await serverCommand()
  const bridge = { GODOT_MCP_BRIDGE_URL: inject('bridgeUrl'), GODOT_MCP_DEFAULT_TOOLSETS: 'all' }
  await client.connect(new StdioClientTransport({ command, args: [...args], env: { ...env, ...bridge }, stderr: 'ignore' }))
  await client.listTools()
  await driver.connected()
  await until('the editor is attached and has scanned the project', async () => {
    const { structuredContent } = await client.callTool({ name: 'godot_get_server_info' })
    return (structuredContent as { bridge: { scanning?: boolean } }).bridge.scanning === false
  })
})
afterAll(async () => {
  await client.close()
  await driver?.close()
})

const changing = contractTools().filter(({ safety }) => safety === 'mutating' || safety === 'destructive')

it.each(Object.entries(CALLS))(
  'finds what %s answers to fit the schema that is listed, preview and run',
  async (name, inputs) => {
    await driver.openScene(project.copyScene())
    const previews = changing.some((tool) => tool.name === name) ? [{ dry_run: true }, {}] : [{}]
    for (const input of inputs) {
      for (const preview of previews) {
        const answer = await client.callTool({ name, arguments: { ...input, ...preview } })
        expect(answer['isError'], JSON.stringify(answer['content'])).toBeUndefined()
        expect(answer['content']).toEqual([{ type: 'text', text: JSON.stringify(answer['structuredContent']) }])
      }
    }
  },
)
