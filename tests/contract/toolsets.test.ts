import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BarePeer, IDENTITY } from './support/bare-peer.js'
import { ServerProcess } from './support/server-process.js'

const CHANGED = 'notifications/tools/list_changed'

let server: ServerProcess
let peer: BarePeer

beforeEach(async () => {
  server = await ServerProcess.initialized()
  peer = await BarePeer.greeted(await server.bridgeUrl())
})
afterEach(async () => {
  peer.close()
  await server.end()
})

const listed = async () => ((await server.request('tools/list'))['tools'] as { name: string }[]).map(({ name }) => name)
const enable = (category: string) => server.result('godot_enable_toolset', { category })
const disable = (category: string) => server.result('godot_disable_toolset', { category })

it('lists the default tools at start, core first and each toolset by name', async () => {
  expect(await listed()).toEqual([
    'godot_check_for_updates',
    'godot_debug_workflow',
    'godot_describe_class',
    'godot_disable_toolset',
    'godot_enable_toolset',
    'godot_get_server_info',
    'godot_health_check',
    'godot_list_history',
    'godot_list_tools_by_safety_class',
    'godot_list_toolsets',
    'godot_read_resource',
    'godot_redo',
    'godot_undo',
    'godot_inspection_diff_snapshots',
    'godot_inspection_get_active_scene',
    'godot_inspection_get_node_groups',
    'godot_inspection_get_node_properties',
    'godot_inspection_get_node_property',
    'godot_inspection_get_node_property_list',
    'godot_inspection_get_project_info',
    'godot_inspection_get_scene_tree',
    'godot_inspection_get_selected_node',
    'godot_inspection_list_scenes',
    'godot_inspection_snapshot_subtree',
  ])
})

it('announces each real change once, and a repetition not at all', async () => {
  await enable('scene_edit')
  expect(server.notices(CHANGED)).toHaveLength(1)
  await enable('scene_edit')
  expect(server.notices(CHANGED)).toHaveLength(1)
  await disable('scene_edit')
  await disable('scene_edit')
  expect(server.notices(CHANGED)).toHaveLength(2)
  await server.failure('godot_disable_toolset', { category: 'core' })
  expect(server.notices(CHANGED)).toHaveLength(2)
})

it('tells the editor of each change', async () => {
  await enable('scene_edit')
  expect(await peer.command()).toMatchObject({
    command: 'cmd_toolsets_update',
    params: { enabled: ['core', 'inspection', 'scene_edit'] },
  })
  await disable('inspection')
  expect(await peer.command()).toMatchObject({ command: 'cmd_toolsets_update', params: { enabled: ['core', 'scene_edit'] } })
})

it('answers enabling with the definitions that tools/list would show', async () => {
  const { tools, ...state } = await enable('scene_edit')
  const { tools: published } = (await server.request('tools/list')) as {
    tools: { name: string; description: string; inputSchema: unknown }[]
  }
  expect(state).toMatchObject({ name: 'scene_edit', enabled: true, min_godot: '4.4' })
  const wanted = published.filter(({ name }) => name.startsWith('godot_scene_edit_'))
  expect(tools).toEqual(wanted.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema })))
  expect(wanted).toHaveLength(24)
})

it.each([
  ['a bundle', 'author', 'scene_edit'],
  ['a toolset in a bundle beside itself', ' author , scene_edit,', 'scene_edit'],
  ['several', 'scene_edit,inspection', 'scene_edit,inspection'],
])('enables %s', async (_case, category, name) => {
  expect(await enable(category)).toMatchObject({ name, enabled: true })
  expect(await listed()).toContain('godot_scene_edit_save_scene')
})

it.each([
  ['scene_edti', 'category: "scene_edti" is neither a toolset nor a bundle', ['scene_edit']],
  ['scene_edit,nothing_like_it', '"nothing_like_it" is neither', undefined],
  ['core', '"core" is always on', undefined],
  [' , ', 'names no toolset', undefined],
  ['', 'category: got ""; allowed: string, not empty', undefined],
])('refuses "%s" and changes nothing', async (category, hint, suggestions) => {
  const failure = await server.failure('godot_enable_toolset', { category })
  expect(failure).toMatchObject({ error: 'VALIDATION_ERROR', hint: expect.stringContaining(hint) })
  expect(failure['suggestions']).toEqual(suggestions)
  expect(await listed()).not.toContain('godot_scene_edit_save_scene')
  expect(server.notices(CHANGED)).toEqual([])
})

describe('a tool that is not callable', () => {
  it('because its toolset is off names the toolset and the call that enables it', async () => {
    expect(await server.failure('godot_scene_edit_create_node', { node: 'any' })).toMatchObject({
      error: 'PRECONDITION_FAILED',
      required: 'toolset_enabled',
      hint: expect.stringMatching(/is not enabled: .*scene_edit.*godot_enable_toolset/),
    })
  })

  it.each([
    ['godot_scene_edit_creat_node', 'godot_scene_edit_create_node'],
    ['get_scene_tree', 'godot_inspection_get_scene_tree'],
    ['creat_node', 'godot_scene_edit_create_node'],
    ['godot_helth_check', 'godot_health_check'],
  ])('because there is none, %s, gets the nearest name', async (name, nearest) => {
    const failure = await server.failure(name)
    expect(failure).toMatchObject({ error: 'RESOURCE_NOT_FOUND', hint: expect.stringContaining(`There is no tool "${name}"`) })
    expect((failure['suggestions'] as string[])[0]).toBe(nearest)
  })
})

describe('the version a toolset needs', () => {
  it('is refused where the editor is older, and asked anew of the next editor', async () => {
    peer.close()
    await server.log('editor detached')
    const old = await BarePeer.greeted(await server.bridgeUrl(), { ...IDENTITY, godot_version: '4.3.stable' })
    expect(await server.failure('godot_enable_toolset', { category: 'author' })).toMatchObject({
      error: 'PRECONDITION_FAILED',
      required: 'godot_version',
      hint: 'The toolset scene_edit needs Godot 4.4 or newer; the attached editor is 4.3.stable.',
    })
    peer = await BarePeer.greeted(await server.bridgeUrl(), { ...IDENTITY, godot_version: '4.10.stable' })
    expect(await enable('author')).toMatchObject({ enabled: true })
    old.close()
  })

  it('cannot be known without an editor, and disabling needs none', async () => {
    peer.close()
    await server.log('editor detached')
    expect(await server.failure('godot_enable_toolset', { category: 'scene_edit' })).toMatchObject({
      error: 'BRIDGE_DISCONNECTED',
      required: 'bridge_connected',
    })
    expect(await disable('scene_edit')).toMatchObject({ enabled: false, tools: [] })
  })

  it('is asked of an editor that did not say it', async () => {
    peer.close()
    const silent = await BarePeer.dial(await server.bridgeUrl())
    const enabling = enable('scene_edit')
    const { id, command } = await silent.command()
    expect(command).toBe('cmd_get_addon_info')
    silent.reply(id, { addon_version: '2026.01.01', godot_version: '4.6.stable', commands: [] })
    expect(await enabling).toMatchObject({ enabled: true })
    silent.close()
  })

  it('is checked on the call where the toolset was on from the start', async () => {
    const other = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'author' })
    const old = await BarePeer.greeted(await other.bridgeUrl(), { ...IDENTITY, godot_version: '4.3.stable' })
    const failure = await other.failure('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'A' })
    expect(failure).toMatchObject({ error: 'PRECONDITION_FAILED', required: 'godot_version' })
    expect(old.frames).toHaveLength(2)
    old.close()
    await other.end()
  })
})

it('replaces the default set by a list, without adding to it', async () => {
  const other = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'scene_edit' })
  const { result } = (await other.result('godot_list_toolsets')) as { result: { name: string; enabled: boolean }[] }
  expect(result.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual(['core', 'scene_edit'])
  expect(await other.result('godot_list_tools_by_safety_class')).toEqual({
    tools_by_safety_class: {
      read_only: [
        'godot_check_for_updates',
        'godot_debug_workflow',
        'godot_describe_class',
        'godot_disable_toolset',
        'godot_enable_toolset',
        'godot_get_server_info',
        'godot_health_check',
        'godot_list_history',
        'godot_list_tools_by_safety_class',
        'godot_list_toolsets',
        'godot_read_resource',
        'godot_scene_edit_list_open_scenes',
        'godot_scene_edit_list_signal_connections',
      ],
      mutating: [
        'godot_redo',
        'godot_undo',
        'godot_scene_edit_add_to_group',
        'godot_scene_edit_attach_script',
        'godot_scene_edit_connect_signal',
        'godot_scene_edit_create_node',
        'godot_scene_edit_create_scene',
        'godot_scene_edit_duplicate_node',
        'godot_scene_edit_extract_scene',
        'godot_scene_edit_instance_scene',
        'godot_scene_edit_move_node',
        'godot_scene_edit_open_scene',
        'godot_scene_edit_remove_from_group',
        'godot_scene_edit_rename_node',
        'godot_scene_edit_save_all_scenes',
        'godot_scene_edit_save_scene',
        'godot_scene_edit_select_nodes',
        'godot_scene_edit_set_editable_children',
        'godot_scene_edit_set_node_property',
      ],
      destructive: [
        'godot_scene_edit_close_scene',
        'godot_scene_edit_delete_node',
        'godot_scene_edit_disconnect_signal',
        'godot_scene_edit_reload_scene',
      ],
      runtime: ['godot_scene_edit_rescan_filesystem'],
    },
    hidden: {
      inspection: [
        'godot_inspection_diff_snapshots',
        'godot_inspection_get_active_scene',
        'godot_inspection_get_node_groups',
        'godot_inspection_get_node_properties',
        'godot_inspection_get_node_property',
        'godot_inspection_get_node_property_list',
        'godot_inspection_get_project_info',
        'godot_inspection_get_scene_tree',
        'godot_inspection_get_selected_node',
        'godot_inspection_list_scenes',
        'godot_inspection_snapshot_subtree',
      ],
    },
  })
  await other.end()
})
