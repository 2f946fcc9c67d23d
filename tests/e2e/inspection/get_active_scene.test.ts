import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_active_scene'
const session = useSession()

describe('the open scene', () => {
  it('is named, and clean when it has just been opened', async () => {
    const path = await session.openCopy()
    expect(await session.run(TOOL)).toEqual({
      is_open: true,
      path,
      name: path.split('/').at(-1),
      dirty: false,
      dirty_known: true,
    })
  })

  it('is dirty after a change, and clean again after a save', async () => {
    await session.openCopy()
    await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'New' })
    expect(await session.run(TOOL)).toMatchObject({ dirty: true })

    await session.run('godot_scene_edit_save_scene')
    expect(await session.run(TOOL)).toMatchObject({ dirty: false })
  })

  it('may have no file yet', async () => {
    await session.driver.newScene('Node2D')
    expect(await session.run(TOOL)).toMatchObject({ is_open: true, path: '', name: 'Node2D' })
    await session.driver.closeScene()
  })

  it('may be none, which is an answer', async () => {
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    expect(await session.run(TOOL)).toEqual({ is_open: false, path: null, name: null, dirty: false, dirty_known: true })
  })

  it('takes no parameters', async () => {
    failed(await session.call(TOOL, { path: 'x' }), 'VALIDATION_ERROR')
  })
})
