import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_disconnect_signal'
const session = useSession()
const HIT = { source_path: 'Player', signal_name: 'hit', target_path: 'Player', method_name: '_on_hit' }

keepsThePromisesOfAChange(session, [
  {
    title: 'a connection of the scene',
    tool: TOOL,
    input: HIT,
    flag: 'disconnected',
    verdict: { persisted: true },
  },
])

describe('what comes back with an undo', () => {
  it('has the flags it had', async () => {
    await session.openCopy()
    const input = { source_path: 'Bar', signal_name: 'value_changed', target_path: 'Player', method_name: '_on_hit' }
    await session.run('godot_scene_edit_connect_signal', { ...input, deferred: true, one_shot: true })
    await session.run(TOOL, { ...input, confirm: true })
    await session.run('godot_undo')

    const { connections } = await session.run('godot_scene_edit_list_signal_connections', { node_path: 'Bar' })

    expect(connections).toMatchObject([{ signal: 'value_changed', persistent: true, deferred: true, one_shot: true }])
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a source that is not there', { source_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a target outside the scene', { target_path: '..' }, 'VALIDATION_ERROR', 'node_path'],
    ['an unknown signal', { signal_name: 'hitt' }, 'VALIDATION_ERROR', undefined],
    ['a method that is not connected', { method_name: 'hide' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()

    failed(await session.call(TOOL, { ...HIT, ...change, dry_run: true }), code, required)
    failed(await session.call(TOOL, { ...HIT, ...change, confirm: true }), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a call that is not confirmed', async () => {
    await session.openCopy()
    const before = await session.driver.snapshot()

    failed(await session.call(TOOL, HIT), 'PRECONDITION_FAILED', 'confirm')

    expect(await session.driver.snapshot()).toEqual(before)
  })
})
