import { beforeAll, describe, expect, it } from 'vitest'
import { ServerProcess } from './support/server-process.js'

/**
 * What clients have been promised, written out: a tool's name, its safety class and its parameters (`*` required, `=` default).
 * A red line here asks whether the change is meant, and whether the contract's number has to follow.
 */
const SURFACE: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  core: [
    ['godot_check_for_updates', 'read_only', ''],
    ['godot_debug_workflow', 'read_only', 'scene="" timeout_seconds=5 expected_timeout=false'],
    ['godot_describe_class', 'read_only', 'class_name* include_inherited=false include_private=false filter=""'],
    ['godot_disable_toolset', 'read_only', 'category*'],
    ['godot_enable_toolset', 'read_only', 'category*'],
    ['godot_get_server_info', 'read_only', ''],
    ['godot_health_check', 'read_only', ''],
    ['godot_list_history', 'read_only', ''],
    ['godot_list_tools_by_safety_class', 'read_only', ''],
    ['godot_list_toolsets', 'read_only', ''],
    ['godot_read_resource', 'read_only', 'uri*'],
    ['godot_redo', 'mutating', 'count=1 dry_run=false'],
    ['godot_undo', 'mutating', 'count=1 dry_run=false'],
  ],
  inspection: [
    ['godot_inspection_diff_snapshots', 'read_only', 'before_id* after_id node_path="."'],
    ['godot_inspection_get_active_scene', 'read_only', ''],
    ['godot_inspection_get_node_groups', 'read_only', 'node_path*'],
    ['godot_inspection_get_node_properties', 'read_only', 'node_path*'],
    ['godot_inspection_get_node_property', 'read_only', 'node_path* property*'],
    ['godot_inspection_get_node_property_list', 'read_only', 'node_path*'],
    ['godot_inspection_get_project_info', 'read_only', ''],
    ['godot_inspection_get_scene_tree', 'read_only', 'max_depth=-1 lightweight=false node_path="." child_offset=0'],
    ['godot_inspection_get_selected_node', 'read_only', ''],
    ['godot_inspection_list_scenes', 'read_only', 'offset=0 limit=200'],
    ['godot_inspection_snapshot_subtree', 'read_only', 'node_path="." properties max_depth=-1'],
  ],
  scene_edit: [
    ['godot_scene_edit_add_to_group', 'mutating', 'node_path* group* dry_run=false'],
    ['godot_scene_edit_attach_script', 'mutating', 'node_path* script_path* dry_run=false'],
    ['godot_scene_edit_close_scene', 'destructive', 'scene_path="" confirm=false dry_run=false'],
    [
      'godot_scene_edit_connect_signal',
      'mutating',
      'source_path* signal_name* target_path* method_name* deferred=false one_shot=false dry_run=false',
    ],
    ['godot_scene_edit_create_node', 'mutating', 'parent_path* node_type* node_name* dry_run=false'],
    ['godot_scene_edit_create_scene', 'mutating', 'root_type* scene_path* dry_run=false'],
    ['godot_scene_edit_delete_node', 'destructive', 'node_path* confirm=false dry_run=false'],
    [
      'godot_scene_edit_disconnect_signal',
      'destructive',
      'source_path* signal_name* target_path* method_name* confirm=false dry_run=false',
    ],
    ['godot_scene_edit_duplicate_node', 'mutating', 'node_path* name="" dry_run=false'],
    [
      'godot_scene_edit_extract_scene',
      'mutating',
      'node_path* scene_path* replace_with_instance=false save_current=false dry_run=false',
    ],
    ['godot_scene_edit_instance_scene', 'mutating', 'parent_path* scene_path* name="" dry_run=false'],
    ['godot_scene_edit_list_open_scenes', 'read_only', ''],
    ['godot_scene_edit_list_signal_connections', 'read_only', 'node_path* incoming=false'],
    ['godot_scene_edit_move_node', 'mutating', 'node_path* new_parent_path* index=-1 keep_global_transform=false dry_run=false'],
    ['godot_scene_edit_open_scene', 'mutating', 'scene_path* dry_run=false'],
    ['godot_scene_edit_reload_scene', 'destructive', 'scene_path* confirm=false dry_run=false'],
    ['godot_scene_edit_remove_from_group', 'mutating', 'node_path* group* dry_run=false'],
    ['godot_scene_edit_rename_node', 'mutating', 'node_path* new_name* dry_run=false'],
    ['godot_scene_edit_rescan_filesystem', 'runtime', 'wait_seconds=0'],
    ['godot_scene_edit_save_all_scenes', 'mutating', 'dry_run=false'],
    ['godot_scene_edit_save_scene', 'mutating', 'dry_run=false'],
    ['godot_scene_edit_select_nodes', 'mutating', 'node_paths* dry_run=false'],
    ['godot_scene_edit_set_editable_children', 'mutating', 'node_path* editable=true dry_run=false'],
    ['godot_scene_edit_set_node_property', 'mutating', 'node_path* property* value* dry_run=false'],
  ],
}
const DEFAULT_TOOLSETS = ['core', 'inspection']
const DEFAULT_LIST_BYTES = 27_000

interface Listed {
  readonly name: string
  readonly description: string
  readonly inputSchema: {
    readonly properties?: Record<string, Parameter>
    readonly required?: string[]
    readonly additionalProperties?: boolean
  }
  readonly outputSchema: { readonly type: string }
  readonly annotations: Record<string, boolean>
  readonly _meta: { readonly safety_class: string; readonly toolset: string }
}
interface Parameter {
  readonly description?: string
  readonly default?: unknown
}

let all: readonly Listed[]
let byDefault: readonly Listed[]

async function listed(env: Record<string, string>): Promise<readonly Listed[]> {
  const server = await ServerProcess.initialized(env)
  const { tools } = (await server.request('tools/list')) as unknown as { tools: readonly Listed[] }
  await server.end()
  return tools
}
beforeAll(async () => {
  all = await listed({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
  byDefault = await listed({})
})

const parameters = ({ inputSchema: { properties = {}, required = [] } }: Listed) =>
  Object.entries(properties)
    .map(
      ([name, { default: value }]) =>
        name + (required.includes(name) ? '*' : '') + (value === undefined ? '' : `=${JSON.stringify(value)}`),
    )
    .join(' ')

describe.each(Object.keys(SURFACE))('the toolset %s', (toolset) => {
  it('has these tools, in this order, of these classes and with these parameters', () => {
    const rows = all.filter(({ _meta }) => _meta.toolset === toolset)
    expect(rows.map((tool) => [tool.name, tool._meta.safety_class, parameters(tool)])).toEqual(SURFACE[toolset])
  })
})

it('there are no other toolsets, and core comes first', () => {
  expect([...new Set(all.map(({ _meta }) => _meta.toolset))]).toEqual(Object.keys(SURFACE))
})

it('the list at start is that of these toolsets and stays within its budget', () => {
  expect(byDefault.map(({ name }) => name)).toEqual(
    DEFAULT_TOOLSETS.flatMap((toolset) => SURFACE[toolset]?.map(([name]) => name)),
  )
  expect(JSON.stringify(byDefault).length).toBeLessThanOrEqual(DEFAULT_LIST_BYTES)
})

it('every parameter is described, no input takes unknown keys, and every result is an object', () => {
  const bare = all.flatMap(({ name, inputSchema }) =>
    Object.entries(inputSchema.properties ?? {})
      .filter(([, { description }]) => !description)
      .map(([parameter]) => `${name}.${parameter}`),
  )
  expect(bare).toEqual([])
  expect(all.filter(({ inputSchema }) => inputSchema.additionalProperties !== false).map(({ name }) => name)).toEqual([])
  expect(all.filter(({ outputSchema }) => outputSchema.type !== 'object').map(({ name }) => name)).toEqual([])
})

it('the annotations say what the safety class does', () => {
  const hints: Record<string, Record<string, boolean>> = {
    read_only: { readOnlyHint: true, idempotentHint: true },
    mutating: { readOnlyHint: false, destructiveHint: false },
    destructive: { readOnlyHint: false, destructiveHint: true },
    runtime: { readOnlyHint: false, destructiveHint: false },
  }
  for (const { name, annotations, _meta } of all)
    expect({ name, annotations }).toMatchObject({ name, annotations: hints[_meta.safety_class] })
})

it('a difference of snapshots says which node and property changed, and from what to what', () => {
  const { outputSchema } = all.find(({ name }) => name === 'godot_inspection_diff_snapshots') ?? {}
  expect(outputSchema).toMatchObject({
    properties: { changed: { items: { required: ['node', 'property', 'before', 'after'] } } },
  })
})
