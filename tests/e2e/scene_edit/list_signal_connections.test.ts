import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_list_signal_connections'
const session = useSession()
const HIT = {
  signal: 'hit',
  target_path: 'Player',
  method: '_on_hit',
  persistent: true,
  source_path: 'Player',
  deferred: false,
  one_shot: false,
  unbinds: 0,
  binds: [],
}

describe('the connections of a node', () => {
  it('are those of the scene, not those of the engine and the editor', async () => {
    await session.openCopy()
    expect(await session.run(TOOL, { node_path: 'Player' })).toEqual({ node_path: 'Player', connections: [HIT] })
    expect(await session.run(TOOL, { node_path: 'Bar' })).toEqual({ node_path: 'Bar', connections: [] })
  })

  it('include those to it when asked, each once', async () => {
    await session.openCopy()
    const input = { source_path: 'Bar', signal_name: 'value_changed', target_path: 'Player', method_name: '_on_hit' }
    await session.run('godot_scene_edit_connect_signal', { ...input, one_shot: true })

    const { connections } = await session.run(TOOL, { node_path: 'Player', incoming: true })

    expect(connections).toEqual([HIT, { ...HIT, signal: 'value_changed', source_path: 'Bar', one_shot: true }])
  })

  it('survive a save and a reopening', async () => {
    const path = await session.openCopy()
    await session.run('godot_scene_edit_save_scene')
    await session.driver.reloadScene(path)
    expect(await session.run(TOOL, { node_path: 'Player' })).toMatchObject({ connections: [HIT] })
  })
})

describe('refusals', () => {
  it.each([
    ['a node that is not there', 'Nobody', 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', '../..', 'VALIDATION_ERROR', 'node_path'],
  ])('%s', async (_title, nodePath, code, required) => {
    await session.openCopy()
    failed(await session.call(TOOL, { node_path: nodePath }), code, required)
  })
})
