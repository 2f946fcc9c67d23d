import { describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_save_all_scenes'
const session = useSession()
const create = (node_name: string) =>
  session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name })
const closeAll = async () => {
  while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
}

describe('every open scene', () => {
  it('with changes is written to its own file, and no other', async () => {
    await closeAll()
    const first = await session.openCopy()
    await create('First')
    const second = await session.openCopy()
    const third = await session.openCopy()
    await create('Third')
    const files = [first, second, third].map((path) => session.project.read(path))

    const preview = await session.run(TOOL, { dry_run: true })
    expect([first, second, third].map((path) => session.project.read(path))).toEqual(files)

    const result = await session.run(TOOL)
    expect(result).toEqual({
      saved: true,
      count: 2,
      scenes: [
        { path: first, outcome: 'written' },
        { path: second, outcome: 'unchanged' },
        { path: third, outcome: 'written' },
      ],
      dry_run: false,
    })
    expect({ ...preview, saved: true, dry_run: false }).toEqual(result)
    expect(session.project.read(first)).toContain('name="First"')
    expect(session.project.read(first)).not.toContain('name="Third"')
    expect(session.project.read(second)).toBe(files[1])
    expect(session.project.read(third)).toContain('name="Third"')
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ path: third, dirty: false })
  })

  it('that has no file is named, no dialog opens, and the one in front stays', async () => {
    await closeAll()
    const path = await session.openCopy()
    await create('New')
    await session.driver.newScene('Node3D')

    expect(await session.run(TOOL)).toMatchObject({
      saved: false,
      count: 1,
      scenes: [
        { path, outcome: 'written' },
        { path: '', outcome: 'no_file' },
      ],
    })

    expect(await session.driver.dialogs()).toEqual([])
    expect(session.project.read(path)).toContain('name="New"')
    expect((await session.driver.snapshot())?.[0]).toMatchObject({ type: 'Node3D' })
    await session.driver.closeScene()
  })
})
