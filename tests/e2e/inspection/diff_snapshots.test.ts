import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'
import { until } from '../harness/until.js'

const TOOL = 'godot_inspection_diff_snapshots'
const session = useSession()
const NOTHING = { added: [], removed: [], changed: [], renamed: [], truncated: false, hint: null }

const snapshot = async (input: Record<string, unknown> = {}) =>
  String((await session.run('godot_inspection_snapshot_subtree', input))['snapshot_id'])
const create = (name: string, parent = '.') =>
  session.run('godot_scene_edit_create_node', { parent_path: parent, node_type: 'Node2D', node_name: name })
const set = (node_path: string, property: string, value: unknown) =>
  session.run('godot_scene_edit_set_node_property', { node_path, property, value })

describe('the scene as it is now', () => {
  it('is the same as the snapshot as long as nothing happens', async () => {
    await session.openCopy()
    const before_id = await snapshot({ properties: ['visible', 'modulate'] })
    expect(await session.run(TOOL, { before_id })).toEqual(NOTHING)
  })

  it('differs in what was made, set and taken away', async () => {
    await session.openCopy()
    const before_id = await snapshot()
    await create('New', 'Player')
    await set('Player', 'position', { x: 9, y: 4 })
    await set('Player', 'lives', 7)
    await session.run('godot_scene_edit_delete_node', { node_path: 'Light', confirm: true })

    expect(await session.run(TOOL, { before_id })).toEqual({
      ...NOTHING,
      added: ['Player/New'],
      removed: ['Light'],
      changed: [
        { node: 'Player', property: 'position', before: { x: 3, y: 4 }, after: { x: 9, y: 4 } },
        { node: 'Player', property: 'lives', before: 3, after: 7 },
      ],
    })
    expect((await session.run(TOOL, { before_id, node_path: 'Bar' }))['changed']).toEqual([])
  })

  it('is read with what the snapshot was asked for', async () => {
    await session.openCopy()
    const before_id = await snapshot({ node_path: 'Player', max_depth: 0, properties: ['visible'] })
    await create('Deep', 'Player/Gun')
    await create('Elsewhere')
    expect(await session.run(TOOL, { before_id })).toEqual(NOTHING)

    await set('Player', 'visible', false)
    expect((await session.run(TOOL, { before_id }))['changed']).toEqual([
      { node: 'Player', property: 'visible', before: true, after: false },
    ])
  })

  it('is compared by path where the scene was loaded again', async () => {
    const path = await session.openCopy()
    const before_id = await snapshot()
    await create('Lost')
    await session.driver.reloadScene(path)
    expect(await session.run(TOOL, { before_id })).toEqual(NOTHING)
  })

  it('may have been renamed', async () => {
    await session.openCopy()
    const before_id = await snapshot()
    await session.run('godot_scene_edit_rename_node', { node_path: 'Player', new_name: 'Hero' })
    expect(await session.run(TOOL, { before_id })).toEqual({ ...NOTHING, renamed: [{ from: 'Player', to: 'Hero' }] })
  })

  it('differs in order, groups, script and connections', async () => {
    await session.openCopy()
    const before_id = await snapshot()
    await session.run('godot_scene_edit_move_node', { node_path: 'Bar', new_parent_path: '.', index: 0 })
    await session.run('godot_scene_edit_add_to_group', { node_path: 'Light', group: 'lamps' })
    await session.run('godot_scene_edit_attach_script', { node_path: 'Part', script_path: 'res://player.gd' })
    await session.run('godot_scene_edit_disconnect_signal', {
      source_path: 'Player',
      signal_name: 'hit',
      target_path: 'Player',
      method_name: '_on_hit',
      confirm: true,
    })
    const { changed } = (await session.run(TOOL, { before_id })) as { changed: { node: string; property: string }[] }
    expect(changed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ node: '.', property: 'order', after: expect.arrayContaining(['Bar', 'Player']) }),
        { node: 'Light', property: 'groups', before: [], after: ['lamps'] },
        { node: 'Part', property: 'script', before: null, after: 'res://player.gd' },
        { node: 'Part', property: 'speed', before: null, after: 120.5 },
        expect.objectContaining({ node: 'Player', property: 'connections', after: [] }),
      ]),
    )
  })
})

describe('two snapshots', () => {
  it('are compared without the editor', async () => {
    await session.openCopy()
    const before_id = await snapshot()
    await create('New')
    const after_id = await snapshot()
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()

    expect(await session.run(TOOL, { before_id, after_id })).toEqual({ ...NOTHING, added: ['New'] })
    expect(await session.run(TOOL, { before_id: after_id, after_id: before_id })).toEqual({ ...NOTHING, removed: ['New'] })
    expect(await session.run(TOOL, { before_id, after_id: before_id })).toEqual(NOTHING)
  })

  it('are kept while they are among the 32 that were used last', async () => {
    await session.openCopy()
    const first = await snapshot({ node_path: 'Bar' })
    const second = await snapshot({ node_path: 'Bar' })
    for (let count = 0; count < 30; count++) await snapshot({ node_path: 'Bar' })
    await session.run(TOOL, { before_id: first, after_id: first })
    await snapshot({ node_path: 'Bar' })

    await session.run(TOOL, { before_id: first, after_id: first })
    const { hint } = failed(await session.call(TOOL, { before_id: second }), 'RESOURCE_NOT_FOUND')
    expect(hint).toContain(second)
    failed(await session.call(TOOL, { before_id: first, after_id: 's0' }), 'RESOURCE_NOT_FOUND')
  })
})

describe('refusals', () => {
  it('a node that no snapshot has, and a start that is gone', async () => {
    await session.openCopy()
    const before_id = await snapshot({ node_path: 'Bar' })
    failed(await session.call(TOOL, { before_id, node_path: 'Nobody' }), 'RESOURCE_NOT_FOUND', 'node_exists')
    await session.run('godot_scene_edit_delete_node', { node_path: 'Bar', confirm: true })
    failed(await session.call(TOOL, { before_id }), 'RESOURCE_NOT_FOUND', 'node_exists')
  })

  it('another scene than the one of the snapshot, and none', async () => {
    await session.openCopy()
    const before_id = await snapshot()
    await session.openCopy()
    const { hint } = failed(await session.call(TOOL, { before_id }), 'PRECONDITION_FAILED', 'open_scene')
    expect(hint).toContain('after_id')
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    failed(await session.call(TOOL, { before_id }), 'PRECONDITION_FAILED', 'active_scene')
  })

  it('no editor any more, where one is needed', async () => {
    await session.openCopy()
    const before_id = await snapshot()
    const attached = async () => (await session.run('godot_health_check'))['bridge_connected'] === true
    await session.driver.setPluginEnabled('godot_mcp', false)
    try {
      await until('the editor is detached', async () => !(await attached()))
      failed(await session.call(TOOL, { before_id }), 'BRIDGE_DISCONNECTED', 'bridge_connected')
      expect(await session.run(TOOL, { before_id, after_id: before_id })).toEqual(NOTHING)
    } finally {
      await session.driver.setPluginEnabled('godot_mcp', true)
      await until('the editor is attached again', attached)
    }
    expect(await session.run(TOOL, { before_id })).toEqual(NOTHING)
  })

  it('an empty id', async () => {
    failed(await session.call(TOOL, { before_id: '' }), 'VALIDATION_ERROR')
  })
})
