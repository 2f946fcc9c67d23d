import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_create_scene'
const session = useSession()

describe('a new scene', () => {
  it.each([
    ['as text', 'res://made/level_1.tscn'],
    ['as binary', 'res://made/deep/er/level_2.scn'],
  ])('%s is on disk and open, with its folders', async (_title, path) => {
    const result = await session.run(TOOL, { root_type: 'Node2D', scene_path: path })

    expect(result).toEqual({ scene_path: path, root_type: 'Node2D', created: true, dry_run: false })
    expect(session.project.exists(path)).toBe(true)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ is_open: true, path, dirty: false })
    expect(await session.driver.snapshotOfFile(path)).toEqual(await session.driver.snapshot())
  })

  it('can be made with no scene open', async () => {
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    const result = await session.run(TOOL, { root_type: 'Control', scene_path: 'res://made/first.tscn' })
    expect(result).toMatchObject({ created: true })
    expect((await session.driver.snapshot())?.[0]).toMatchObject({ type: 'Control' })
  })

  it('is previewed without a file, a folder or another open scene', async () => {
    const open = await session.openCopy()
    const path = 'res://previewed/level.tscn'

    const preview = await session.run(TOOL, { root_type: 'Node2D', scene_path: path, dry_run: true })

    expect(session.project.exists('res://previewed')).toBe(false)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ path: open })
    const result = await session.run(TOOL, { root_type: 'Node2D', scene_path: path })
    expect({ ...preview, created: true, dry_run: false }).toEqual(result)
  })
})

describe('refusals write nothing', () => {
  it.each([
    ['an unknown class', { root_type: 'Nod2D' }, undefined],
    ['an abstract class', { root_type: 'CanvasItem' }, undefined],
    ['a class that is no node', { root_type: 'Resource' }, undefined],
    ['another extension', { scene_path: 'res://refused/level.txt' }, undefined],
    ['a path outside the project', { scene_path: 'res://../refused/level.tscn' }, undefined],
    ['a path that is none of the project', { scene_path: '/tmp/refused/level.tscn' }, undefined],
  ])('%s', async (_title, change, required) => {
    const input = { root_type: 'Node2D', scene_path: 'res://refused/level.tscn', ...change }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'VALIDATION_ERROR', required)
    failed(await session.call(TOOL, input), 'VALIDATION_ERROR', required)
    expect(session.project.exists('res://refused')).toBe(false)
  })

  it('a file that exists, which stays as it is', async () => {
    const file = session.project.read('res://main.tscn')
    const input = { root_type: 'Node2D', scene_path: 'res://main.tscn' }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'VALIDATION_ERROR', 'scene_path')
    failed(await session.call(TOOL, input), 'VALIDATION_ERROR', 'scene_path')
    expect(session.project.read('res://main.tscn')).toBe(file)
  })

  it('a folder that cannot be made', async () => {
    // A file stands where the folder would be: not even root gets past that.
    session.project.write('res://blocked/folder', '')
    const input = { root_type: 'Node2D', scene_path: 'res://blocked/folder/level.tscn' }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'PRECONDITION_FAILED', 'parent_dir')
    failed(await session.call(TOOL, input), 'PRECONDITION_FAILED', 'parent_dir')
  })
})
