import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_close_scene'
const session = useSession()
const active = async () => (await session.run('godot_inspection_get_active_scene'))['path']
const openPaths = async () => {
  const { scenes } = await session.godot.sceneEdit.listOpenScenes()
  return scenes.map((scene) => scene.path)
}
const create = () => session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name: 'New' })
const closeAll = async () => {
  while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
}

describe('a tab', () => {
  it('in front is closed where no scene is named', async () => {
    await closeAll()
    const left = await session.openCopy()
    const scene_path = await session.openCopy()
    await create()
    const file = session.project.read(scene_path)

    const preview = await session.run(TOOL, { dry_run: true })
    expect(preview).toEqual({ scene_path, closed: false, was_dirty: true, active_scene: left, editor_said: null, dry_run: true })
    expect(await openPaths()).toEqual([left, scene_path])

    const result = await session.run(TOOL, { confirm: true })
    expect(result).toEqual({ ...preview, closed: true, dry_run: false })
    expect(await openPaths()).toEqual([left])
    expect(session.project.read(scene_path)).toBe(file)
    expect(await session.driver.dialogs()).toEqual([])
  })

  it('in the back is closed, and the one in front stays in front with its changes', async () => {
    await closeAll()
    const scene_path = await session.openCopy()
    const front = await session.openCopy()
    await create()
    const before = await session.driver.snapshot()

    expect(await session.run(TOOL, { scene_path, confirm: true })).toMatchObject({
      scene_path,
      closed: true,
      was_dirty: false,
      active_scene: front,
    })

    expect(await openPaths()).toEqual([front])
    expect(await session.driver.snapshot()).toEqual(before)
    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: true })
  })

  it('in the back is closed while one without a file is in front', async () => {
    await closeAll()
    const scene_path = await session.openCopy()
    await session.driver.newScene('Node3D')
    expect(await session.run(TOOL, { scene_path, confirm: true })).toMatchObject({ closed: true, active_scene: '' })
    expect(await openPaths()).toEqual([''])
    expect((await session.driver.snapshot())?.[0]).toMatchObject({ type: 'Node3D' })
  })

  it('without a file is closed when it is in front', async () => {
    await closeAll()
    const left = await session.openCopy()
    await session.driver.newScene('Node3D')
    expect(await session.run(TOOL, { confirm: true })).toMatchObject({
      scene_path: '',
      closed: true,
      was_dirty: true,
      active_scene: left,
    })
    expect(await openPaths()).toEqual([left])
  })

  it('may be the last', async () => {
    await closeAll()
    await session.openCopy()
    expect(await session.run(TOOL, { confirm: true })).toMatchObject({ closed: true, active_scene: null })
    expect(await openPaths()).toEqual([])
  })
})

describe('refusals close nothing', () => {
  it('without confirm', async () => {
    const scene_path = await session.openCopy()
    failed(await session.call(TOOL, { scene_path }), 'PRECONDITION_FAILED', 'confirm')
    expect(await active()).toBe(scene_path)
  })

  it('a scene that is not open', async () => {
    const path = await session.openCopy()
    const before = await openPaths()
    const input = { scene_path: session.project.copyScene() }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'PRECONDITION_FAILED', 'open_scene')
    failed(await session.call(TOOL, { ...input, confirm: true }), 'PRECONDITION_FAILED', 'open_scene')
    expect([await active(), await openPaths()]).toEqual([path, before])
  })

  it('with nothing open', async () => {
    await closeAll()
    failed(await session.call(TOOL, { dry_run: true }), 'PRECONDITION_FAILED', 'active_scene')
    failed(await session.call(TOOL, { confirm: true }), 'PRECONDITION_FAILED', 'active_scene')
  })
})
