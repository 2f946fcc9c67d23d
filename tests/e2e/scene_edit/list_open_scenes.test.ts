import { expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_list_open_scenes'
const session = useSession()
const closeAll = async () => {
  while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
}

it('lists the tabs in their order, with what is unsaved', async () => {
  await closeAll()
  const first = await session.openCopy()
  await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'New' })
  const second = await session.openCopy('res://part.tscn')
  await session.driver.newScene('Node3D')

  expect(await session.run(TOOL)).toEqual({
    scenes: [
      { path: first, active: false, dirty: true, root_name: 'Main', root_type: 'Node2D' },
      { path: second, active: false, dirty: false, root_name: 'Part', root_type: 'Node2D' },
      { path: '', active: true, dirty: true, root_name: 'Node3D', root_type: 'Node3D' },
    ],
  })
  await session.driver.closeScene()
})

it('is empty with nothing open', async () => {
  await closeAll()
  expect(await session.run(TOOL)).toEqual({ scenes: [] })
})
