import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_duplicate_node'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a branch with a script, groups and a connection',
    tool: TOOL,
    input: { node_path: 'Player' },
    flag: 'duplicated',
    verdict: { persisted: true },
  },
  {
    title: 'an instance',
    tool: TOOL,
    input: { node_path: 'Part', name: 'Piece' },
    flag: 'duplicated',
    verdict: { persisted: true },
  },
  {
    title: 'an instance with editable children',
    tool: TOOL,
    input: { node_path: 'Part' },
    flag: 'duplicated',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
  {
    title: 'a node that an instance with editable children brings',
    tool: TOOL,
    input: { node_path: 'Part/Inner' },
    flag: 'duplicated',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
  {
    title: 'a node deep inside an instance that is not editable',
    tool: TOOL,
    input: { node_path: 'Part/Inner/Deep' },
    flag: 'duplicated',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
])

describe('the copy', () => {
  it('has the name that was wanted, or one like the original, and the result counts its nodes', async () => {
    await session.openCopy()
    const input = { node_path: 'Player' }
    expect(await session.run(TOOL, input)).toMatchObject({ node_path: 'Player2', source_path: 'Player', node_count: 3 })
    expect(await session.run(TOOL, { ...input, name: 'Foe' })).toMatchObject({ node_path: 'Foe' })
    expect(await session.run(TOOL, { ...input, name: 'Foe' })).toMatchObject({ node_path: 'Foe2' })
  })

  it('is connected to itself where the original was', async () => {
    await session.openCopy()
    await session.run(TOOL, { node_path: 'Player' })
    const { connections } = await session.run('godot_scene_edit_list_signal_connections', { node_path: 'Player2' })
    expect(connections).toMatchObject([{ signal: 'hit', source_path: 'Player2', target_path: 'Player2', method: '_on_hit' }])
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['the root', { node_path: '.' }, 'VALIDATION_ERROR', 'node_path'],
    ['a name without a usable character', { name: '///' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { node_path: 'Player', ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })
})
