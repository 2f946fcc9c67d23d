import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_reload_scene'
const session = useSession()
const active = async () => (await session.run('godot_inspection_get_active_scene'))['path']
const create = () => session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name: 'New' })

describe('a scene', () => {
  it('is read from disk again, without its changes and its history', async () => {
    const scene_path = await session.openCopy()
    const before = await session.driver.snapshot()
    await create()
    const after = await session.driver.snapshot()

    const preview = await session.run(TOOL, { scene_path, dry_run: true })
    expect(preview).toEqual({ scene_path, reloaded: false, was_dirty: true, editor_said: null, dry_run: true })
    expect(await session.driver.snapshot()).toEqual(after)

    const result = await session.run(TOOL, { scene_path, confirm: true })
    expect(result).toEqual({ scene_path, reloaded: true, was_dirty: true, editor_said: null, dry_run: false })
    expect(await session.driver.snapshot()).toEqual(before)
    expect(await active()).toBe(scene_path)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ dirty: false })
  })

  it('shows what was written to its file meanwhile', async () => {
    const scene_path = await session.openCopy()
    session.project.write(scene_path, session.project.read(scene_path).replace('name="Light"', 'name="Lamp"'))
    expect(await session.run(TOOL, { scene_path, confirm: true })).toMatchObject({ reloaded: true, was_dirty: false })
    expect((await session.driver.snapshot())?.map((node) => node.path)).toContain('Lamp')
    expect(await session.driver.dialogs()).toEqual([])
  })

  it('in the back is reloaded there, and the other keeps its changes', async () => {
    const scene_path = await session.openCopy()
    await create()
    const front = await session.openCopy()
    await create()
    const before = await session.driver.snapshot()

    expect(await session.run(TOOL, { scene_path, confirm: true })).toMatchObject({ reloaded: true, was_dirty: true })

    expect(await active()).toBe(front)
    expect(await session.driver.snapshot()).toEqual(before)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ dirty: true })
  })
})

describe('refusals leave the open scene as it is', () => {
  it('without confirm', async () => {
    const scene_path = await session.openCopy()
    await create()
    const before = await session.driver.snapshot()
    failed(await session.call(TOOL, { scene_path }), 'PRECONDITION_FAILED', 'confirm')
    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a scene that is not open', async () => {
    await session.openCopy()
    const input = { scene_path: session.project.copyScene() }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'PRECONDITION_FAILED', 'open_scene')
    failed(await session.call(TOOL, { ...input, confirm: true }), 'PRECONDITION_FAILED', 'open_scene')
  })

  it.each([
    ['a file that is gone', null, 'RESOURCE_NOT_FOUND'],
    ['a file that is damaged', 'no scene any more', 'VALIDATION_ERROR'],
  ])('%s', async (_title, text, code) => {
    const scene_path = await session.openCopy()
    await create()
    const before = await session.driver.snapshot()
    const file = session.project.read(scene_path)
    if (text === null) session.project.removeFile(scene_path)
    else session.project.write(scene_path, text)

    failed(await session.call(TOOL, { scene_path, dry_run: true }), code, 'scene_path')
    failed(await session.call(TOOL, { scene_path, confirm: true }), code, 'scene_path')

    expect(await session.driver.snapshot()).toEqual(before)
    session.project.write(scene_path, file)
  })
})
