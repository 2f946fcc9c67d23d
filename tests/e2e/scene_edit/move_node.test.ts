import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_move_node'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a branch with a script, groups and a connection below another node',
    tool: TOOL,
    input: { node_path: 'Player', new_parent_path: 'Light' },
    flag: 'moved',
    verdict: { persisted: true },
  },
  {
    title: 'an instance',
    tool: TOOL,
    input: { node_path: 'Part', new_parent_path: 'Player/Gun', index: 0 },
    flag: 'moved',
    verdict: { persisted: true },
  },
  {
    title: 'a node among its siblings',
    tool: TOOL,
    input: { node_path: 'Bar', new_parent_path: '.', index: 1 },
    flag: 'moved',
    verdict: { persisted: true },
  },
  {
    title: 'a node that keeps its place in the world',
    tool: TOOL,
    input: { node_path: 'Player/Gun', new_parent_path: '.', keep_global_transform: true },
    flag: 'moved',
    verdict: { persisted: true },
  },
  {
    title: 'a node below one that an instance with editable children brings',
    tool: TOOL,
    input: { node_path: 'Light', new_parent_path: 'Part/Inner' },
    flag: 'moved',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
  {
    title: 'a node that is not saved',
    tool: TOOL,
    input: { node_path: 'Loose', new_parent_path: 'Light' },
    flag: 'moved',
    arrange: ({ driver }) => driver.addUnowned('.', 'Loose'),
    verdict: { persisted: false, reason: 'node_not_owned' },
  },
])

describe('a place that the file does not keep', () => {
  it.each([
    ['inside a closed instance', { new_parent_path: 'Part/Inner' }, 'instanced_child_not_editable'],
    ['before the nodes of an instance', { new_parent_path: 'Part', index: 0 }, 'structure_from_base_scene'],
  ])('%s is told', async (_title, input, reason) => {
    await session.openCopy()
    const preview = await session.run(TOOL, { node_path: 'Light', ...input, dry_run: true })
    const result = await session.run(TOOL, { node_path: 'Light', ...input })
    expect(preview).toMatchObject({ moved: false, persisted: false, reason })
    expect(result).toMatchObject({ moved: true, persisted: false, reason })
  })
})

describe('what names the node, and what it names', () => {
  it('is mended and reported', async () => {
    await session.openCopy()

    const result = await session.run(TOOL, { node_path: 'Player', new_parent_path: 'Light' })

    expect(result).toMatchObject({
      node_path: 'Light/Player',
      old_path: 'Player',
      index: 0,
      fixed: [{ node_path: 'Light/Player', property: 'target', before: '../Part', after: '../../Part' }],
      not_fixed: [],
    })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a parent that is not there', { new_parent_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a parent outside the scene', { new_parent_path: '..' }, 'VALIDATION_ERROR', 'node_path'],
    ['the root', { node_path: '.' }, 'VALIDATION_ERROR', 'node_path'],
    ['the node itself as its parent', { new_parent_path: 'Player' }, 'VALIDATION_ERROR', 'node_path'],
    ['a parent below the node', { new_parent_path: 'Player/Gun/Muzzle' }, 'VALIDATION_ERROR', 'node_path'],
    ['a node that an instance brings', { node_path: 'Part/Inner' }, 'VALIDATION_ERROR', 'node_path'],
    ['a place that is too high', { index: 9 }, 'VALIDATION_ERROR', undefined],
    ['a place before the first', { index: -2 }, 'VALIDATION_ERROR', undefined],
    ['a place below the lowest', { index: -2 }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { node_path: 'Player', new_parent_path: 'Light', ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })
})
