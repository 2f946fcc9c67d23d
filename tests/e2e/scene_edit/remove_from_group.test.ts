import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_remove_from_group'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a node of the scene',
    tool: TOOL,
    input: { node_path: 'Player', group: 'heroes' },
    flag: 'changed',
    verdict: { persisted: true },
  },
])

describe('a group that an instanced scene supplies', () => {
  it('comes back with a reload, and the result says so', async () => {
    session.project.write(
      'res://grouped.tscn',
      '[gd_scene format=3]\n\n[node name="Part" type="Node2D"]\n\n[node name="Inner" type="Node2D" parent="." groups=["given"]]\n',
    )
    const main = session.project.read('res://main.tscn').replace('res://part.tscn', 'res://grouped.tscn')
    session.project.write('res://grouping.tscn', main)
    const path = await session.openCopy('res://grouping.tscn')
    await session.driver.setEditableInstance('Part', true)

    const input = { node_path: 'Part/Inner', group: 'given' }
    const preview = await session.run(TOOL, { ...input, dry_run: true })
    const result = await session.run(TOOL, input)
    await session.run('godot_scene_edit_save_scene')

    expect(result).toMatchObject({ in_group: false, persisted: false, reason: 'group_from_base_scene' })
    expect({ ...preview, dry_run: false, changed: true }).toEqual(result)
    expect(result['hint']).toContain('res://grouped.tscn')
    const saved = await session.driver.snapshotOfFile(path)
    expect(saved?.find((node) => node.path === 'Part/Inner')?.groups).toEqual(['given'])
  })
})

describe('what is so already', () => {
  it('is success, and no step of the history', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: 'Light', group: 'heroes' })
    expect(result).toMatchObject({ in_group: false, was_in_group: false, changed: false, persisted: true })
    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: false })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['a blank group', { group: '  ' }, 'VALIDATION_ERROR', undefined],
    ['no group', { group: '' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { node_path: 'Player', group: 'heroes', ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })
})
