import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_add_to_group'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a node of the scene',
    tool: TOOL,
    input: { node_path: 'Light', group: 'lamps' },
    flag: 'changed',
    verdict: { persisted: true },
  },
  {
    title: 'a node inside an instance that is not editable',
    tool: TOOL,
    input: { node_path: 'Part/Inner', group: 'lamps' },
    flag: 'changed',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
  {
    title: 'a node inside an instance with editable children',
    tool: TOOL,
    input: { node_path: 'Part/Inner', group: 'lamps' },
    flag: 'changed',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
])

describe('what is so already', () => {
  it('is success, and no step of the history', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: 'Player', group: 'heroes' })
    expect(result).toMatchObject({ in_group: true, was_in_group: true, changed: false, persisted: true })
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
