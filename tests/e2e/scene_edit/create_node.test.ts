import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_create_node'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a node below the root',
    tool: TOOL,
    input: { parent_path: '.', node_type: 'Sprite2D', node_name: 'Enemy' },
    flag: 'created',
    verdict: { persisted: true },
  },
  {
    title: 'a node whose name is taken',
    tool: TOOL,
    input: { parent_path: '.', node_type: 'Node2D', node_name: 'Player' },
    flag: 'created',
    verdict: { persisted: true },
  },
  {
    title: 'a node below an instance, owned by the open scene',
    tool: TOOL,
    input: { parent_path: 'Part', node_type: 'Node2D', node_name: 'Addition' },
    flag: 'created',
    verdict: { persisted: true },
  },
  {
    title: 'a node deep inside an instance that is not editable',
    tool: TOOL,
    input: { parent_path: 'Part/Inner', node_type: 'Node2D', node_name: 'Addition' },
    flag: 'created',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
  {
    title: 'a node below one that is not saved',
    tool: TOOL,
    input: { parent_path: 'Loose', node_type: 'Node2D', node_name: 'Addition' },
    flag: 'created',
    arrange: ({ driver }) => driver.addUnowned('.', 'Loose'),
    verdict: { persisted: false, reason: 'node_not_owned' },
  },
])

describe('the name', () => {
  it('is the one that the engine gives on a clash, and the result says so', async () => {
    await session.openCopy()

    const result = await session.run(TOOL, { parent_path: '.', node_type: 'Node2D', node_name: 'Player' })

    expect(result).toMatchObject({ node_path: 'Player2', requested_name: 'Player', renamed: true })
    expect((await session.driver.snapshot())?.at(-1)).toMatchObject({ path: 'Player2', type: 'Node2D', owner: '.' })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a parent that is not there', { parent_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a parent outside the scene', { parent_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['an unknown class', { node_type: 'Sprit2D' }, 'VALIDATION_ERROR', undefined],
    ['an abstract class', { node_type: 'CanvasItem' }, 'VALIDATION_ERROR', undefined],
    ['a class that is no node', { node_type: 'Resource' }, 'VALIDATION_ERROR', undefined],
    ['a name without a usable character', { node_name: '///' }, 'VALIDATION_ERROR', undefined],
    ['a parameter that does not exist', { nodename: 'A' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { parent_path: '.', node_type: 'Node2D', node_name: 'New', ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('offers the class that was meant', async () => {
    await session.openCopy()
    const failure = failed(
      await session.call(TOOL, { parent_path: '.', node_type: 'Sprit2D', node_name: 'New' }),
      'VALIDATION_ERROR',
    )
    expect(failure.suggestions).toContain('Sprite2D')
  })
})
