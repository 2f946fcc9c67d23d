import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_rename_node'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a node with nodes below it, a script, groups and a connection',
    tool: TOOL,
    input: { node_path: 'Player', new_name: 'Hero' },
    flag: 'renamed',
    verdict: { persisted: true },
  },
  {
    title: 'a node that a path of another names',
    tool: TOOL,
    input: { node_path: 'Part', new_name: 'Piece' },
    flag: 'renamed',
    verdict: { persisted: true },
  },
  {
    title: 'a name that is taken, with characters that no name has',
    tool: TOOL,
    input: { node_path: 'Light', new_name: 'Player' },
    flag: 'renamed',
    verdict: { persisted: true },
  },
  {
    title: 'a node in another language',
    tool: TOOL,
    input: { node_path: 'Player/Gun', new_name: '火器 Ä' },
    flag: 'renamed',
    verdict: { persisted: true },
  },
  {
    title: 'a node that is not saved',
    tool: TOOL,
    input: { node_path: 'Loose', new_name: 'Tight' },
    flag: 'renamed',
    arrange: ({ driver }) => driver.addUnowned('.', 'Loose'),
    verdict: { persisted: false, reason: 'node_not_owned' },
  },
])

describe('what names the node', () => {
  it('is mended and reported', async () => {
    await session.openCopy()

    const result = await session.run(TOOL, { node_path: 'Part', new_name: 'Piece' })

    expect(result).toMatchObject({
      node_path: 'Piece',
      old_name: 'Part',
      new_name: 'Piece',
      adjusted: false,
      fixed: [{ node_path: 'Player', property: 'target', before: '../Part', after: '../Piece' }],
      not_fixed: [],
    })
    const read = { node_path: 'Player', property: 'target' }
    expect(await session.run('godot_inspection_get_node_property', read)).toMatchObject({ value: '../Piece' })
  })

  it('is not looked for where the name stays', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: 'Part', new_name: 'Part' })
    expect(result).toMatchObject({ renamed: false, new_name: 'Part', fixed: [] })
    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: false })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['a node that an instance brings', { node_path: 'Part/Inner' }, 'VALIDATION_ERROR', 'node_path'],
    ['a name without a usable character', { new_name: '///' }, 'VALIDATION_ERROR', undefined],
    ['no name at all', { new_name: '' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { node_path: 'Player', new_name: 'Hero', ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a node that an instance with editable children brings', async () => {
    await session.openCopy()
    await session.driver.setEditableInstance('Part', true)
    const failure = failed(await session.call(TOOL, { node_path: 'Part/Inner', new_name: 'A' }), 'VALIDATION_ERROR', 'node_path')
    expect(failure.hint).toContain('res://part.tscn')
  })
})
