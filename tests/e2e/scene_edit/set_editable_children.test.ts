import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_set_editable_children'
const session = useSession()
const setPosition = { node_path: 'Part/Inner', property: 'position', value: { x: 7, y: 8 } }

keepsThePromisesOfAChange(session, [
  {
    title: 'opening an instance',
    tool: TOOL,
    input: { node_path: 'Part' },
    flag: 'changed',
    verdict: { persisted: true },
  },
  {
    title: 'closing an instance',
    tool: TOOL,
    input: { node_path: 'Part', editable: false },
    flag: 'changed',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
])

describe('an edit inside the instance', () => {
  it('is kept from the moment it is open', async () => {
    const path = await session.openCopy()
    expect(await session.run('godot_scene_edit_set_node_property', { ...setPosition, dry_run: true })).toMatchObject({
      persisted: false,
      reason: 'instanced_child_not_editable',
    })
    await session.run(TOOL, { node_path: 'Part' })
    expect(await session.run('godot_scene_edit_set_node_property', setPosition)).toMatchObject({ persisted: true })
    await session.run('godot_scene_edit_save_scene')
    expect(session.project.read(path)).toContain('position = Vector2(7, 8)')
  })

  it('is counted before closing drops it', async () => {
    const path = await session.openCopy()
    await session.run(TOOL, { node_path: 'Part' })
    await session.run('godot_scene_edit_set_node_property', setPosition)
    await session.run('godot_scene_edit_create_node', { parent_path: 'Part/Inner', node_type: 'Node', node_name: 'Added' })

    const preview = await session.run(TOOL, { node_path: 'Part', editable: false, dry_run: true })
    expect(preview).toMatchObject({ changed: false, overrides: 2 })
    expect(await session.run(TOOL, { node_path: 'Part', editable: false })).toMatchObject({ changed: true, overrides: 2 })

    await session.run('godot_scene_edit_save_scene')
    expect(session.project.read(path)).not.toMatch(/Vector2\(7, 8\)|Added/)
  })
})

describe('an instance that already is so', () => {
  it('is left alone, without a step of the history', async () => {
    await session.openCopy()
    expect(await session.run(TOOL, { node_path: 'Part', editable: false })).toMatchObject({ changed: false, editable: false })
    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: false })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', 'Nobody', 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', '../..', 'VALIDATION_ERROR', 'node_path'],
    ['the root', '.', 'VALIDATION_ERROR', 'node_path'],
    ['a plain node', 'Player', 'VALIDATION_ERROR', 'node_path'],
    ['the inside of an instance', 'Part/Inner', 'VALIDATION_ERROR', 'node_path'],
  ])('%s', async (_title, node_path, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    failed(await session.call(TOOL, { node_path, dry_run: true }), code, required)
    failed(await session.call(TOOL, { node_path }), code, required)
    expect(await session.driver.snapshot()).toEqual(before)
  })
})
