import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_save_scene'
const session = useSession()
const createNode = { parent_path: '.', node_type: 'Node2D', node_name: 'New' }

describe('a save', () => {
  it('writes what the editor shows', async () => {
    const path = await session.openCopy()
    await session.run('godot_scene_edit_create_node', createNode)
    expect(session.project.read(path)).not.toContain('name="New"')

    const result = await session.run(TOOL)

    expect(result).toEqual({ saved: true, path, not_saved: [], not_saved_total: 0, dry_run: false })
    expect(session.project.read(path)).toContain('[node name="New" type="Node2D" parent="."')
    expect(await session.driver.snapshotOfFile(path)).toEqual(await session.driver.snapshot())
  })

  it('leaves nothing unsaved, and says so', async () => {
    await session.openCopy()
    await session.run('godot_scene_edit_create_node', createNode)
    await session.run(TOOL)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ dirty: false })
  })

  it('names the nodes that cannot be saved with it', async () => {
    await session.openCopy()
    await session.driver.addUnowned('.', 'Loose')

    const result = await session.run(TOOL)

    expect(result).toMatchObject({
      saved: true,
      not_saved: [{ node_path: 'Loose', reason: 'node_not_owned' }],
      not_saved_total: 1,
    })
  })

  it('does not touch the other open scenes', async () => {
    const other = await session.openCopy()
    await session.run('godot_scene_edit_create_node', createNode)
    const otherFile = session.project.read(other)
    await session.openCopy()

    await session.run(TOOL)

    expect(session.project.read(other)).toBe(otherFile)
  })
})

describe('a preview', () => {
  it('writes nothing and predicts the rest', async () => {
    const path = await session.openCopy()
    await session.driver.addUnowned('.', 'Loose')
    await session.run('godot_scene_edit_create_node', createNode)
    const file = session.project.read(path)

    const preview = await session.run(TOOL, { dry_run: true })
    expect(session.project.read(path)).toBe(file)

    const result = await session.run(TOOL)
    expect(preview).toMatchObject({ saved: false, dry_run: true })
    expect({ ...preview, saved: true, dry_run: false }).toEqual(result)
  })
})

describe('refusals', () => {
  it('a scene that has no file yet', async () => {
    await session.driver.newScene('Node2D')
    failed(await session.call(TOOL, { dry_run: true }), 'PRECONDITION_FAILED', 'scene_path')
    failed(await session.call(TOOL), 'PRECONDITION_FAILED', 'scene_path')
    expect(await session.driver.dialogs()).toEqual([])
    await session.driver.closeScene()
  })

  it('a parameter that does not exist', async () => {
    await session.openCopy()
    failed(await session.call(TOOL, { path: 'res://other.tscn' }), 'VALIDATION_ERROR')
  })
})
