import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_connect_signal'
const session = useSession()
const ends = (source_path: string, signal_name: string, target_path: string, method_name: string) => ({
  source_path,
  signal_name,
  target_path,
  method_name,
})

keepsThePromisesOfAChange(session, [
  {
    title: "a signal of the engine's to a method of a script",
    tool: TOOL,
    input: { ...ends('Bar', 'value_changed', 'Player', '_on_hit'), deferred: true },
    flag: 'connected',
    verdict: { persisted: true },
  },
  {
    title: 'a signal to a node inside an instance, which comes with it',
    tool: TOOL,
    input: ends('Light', 'renamed', 'Part/Inner', 'hide'),
    flag: 'connected',
    verdict: { persisted: true },
  },
  {
    title: 'a signal of a node inside an instance that is not editable',
    tool: TOOL,
    input: ends('Part/Inner', 'renamed', '.', 'hide'),
    flag: 'connected',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
  {
    title: 'a signal of a node inside an instance with editable children',
    tool: TOOL,
    input: ends('Part/Inner', 'renamed', '.', 'hide'),
    flag: 'connected',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
])

describe('connecting again', () => {
  it('is success without another entry, and no step of the history', async () => {
    await session.openCopy()
    const input = ends('Player', 'hit', 'Player', '_on_hit')

    const result = await session.run(TOOL, input)

    expect(result).toMatchObject({ connected: true, already_connected: true, persisted: true })
    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: false })
    const { connections } = await session.run('godot_scene_edit_list_signal_connections', { node_path: 'Player' })
    expect(connections).toHaveLength(1)
  })
})

describe('an end that is not saved', () => {
  it.each([
    ['source', ends('Loose', 'renamed', '.', 'hide')],
    ['target', ends('.', 'renamed', 'Loose', 'queue_free')],
  ])('as %s loses the connection, and the result says so', async (_end, input) => {
    await session.openCopy()
    await session.driver.addUnowned('.', 'Loose')
    expect(await session.run(TOOL, input)).toMatchObject({ connected: true, persisted: false, reason: 'node_not_owned' })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a source that is not there', { source_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists', undefined],
    ['a target that is not there', { target_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists', undefined],
    ['a target outside the scene', { target_path: '..' }, 'VALIDATION_ERROR', 'node_path', undefined],
    ['an unknown signal', { signal_name: 'hitt' }, 'VALIDATION_ERROR', undefined, 'hit'],
    ['an unknown method', { method_name: '_on_hits' }, 'VALIDATION_ERROR', undefined, '_on_hit'],
  ])('%s', async (_title, change, code, required, suggestion) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { ...ends('Player', 'hit', 'Player', '_on_hit'), ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    const failure = failed(await session.call(TOOL, input), code, required)

    if (suggestion !== undefined) expect(failure.suggestions).toContain(suggestion)
    expect(await session.driver.snapshot()).toEqual(before)
  })
})
