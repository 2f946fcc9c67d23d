import { describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_selected_node'
const session = useSession()

describe('the selection', () => {
  it('is the first node in full, and the paths of all', async () => {
    await session.openCopy()
    await session.run('godot_scene_edit_select_nodes', { node_paths: ['Player', 'Light'] })
    expect(await session.run(TOOL)).toMatchObject({
      selected: { node_path: 'Player', type: 'Node2D', script: 'res://player.gd', children: ['Gun'] },
      node_paths: ['Player', 'Light'],
      total: 2,
    })
  })

  it('may be empty', async () => {
    await session.openCopy()
    expect(await session.run(TOOL)).toEqual({ selected: null, node_paths: [], total: 0 })
  })

  it('is empty with nothing open', async () => {
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    expect(await session.run(TOOL)).toEqual({ selected: null, node_paths: [], total: 0 })
  })
})
