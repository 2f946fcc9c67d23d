import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_delete_node'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a subtree with a script, groups and a connection',
    tool: TOOL,
    input: { node_path: 'Player' },
    flag: 'deleted',
    verdict: { persisted: true },
  },
  {
    title: 'an instance',
    tool: TOOL,
    input: { node_path: 'Part' },
    flag: 'deleted',
    verdict: { persisted: true },
  },
  {
    title: 'the last node of its parent',
    tool: TOOL,
    input: { node_path: 'Player/Gun/Muzzle' },
    flag: 'deleted',
    verdict: { persisted: true },
  },
])

describe('what goes', () => {
  it('is counted, the named node included', async () => {
    await session.openCopy()
    expect(await session.run(TOOL, { node_path: 'Player', confirm: true })).toMatchObject({ node_count: 3, deleted: true })
  })

  it('comes back into the file after an undo', async () => {
    const path = await session.openCopy()
    await session.run('godot_scene_edit_save_scene')
    const file = await session.driver.snapshotOfFile(path)

    await session.run(TOOL, { node_path: 'Player', confirm: true })
    await session.run('godot_undo')
    await session.run('godot_scene_edit_save_scene')

    expect(await session.driver.snapshotOfFile(path)).toEqual(file)
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['the root', { node_path: '.' }, 'VALIDATION_ERROR', 'node_path'],
    ['a number for a path', { node_path: 5 }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, input, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()

    failed(await session.call(TOOL, { ...input, confirm: true }), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a call that is not confirmed', async () => {
    await session.openCopy()
    const before = await session.driver.snapshot()

    failed(await session.call(TOOL, { node_path: 'Player' }), 'PRECONDITION_FAILED', 'confirm')

    expect(await session.driver.snapshot()).toEqual(before)
  })
})
