import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const session = useSession()
const create = (name: string) =>
  session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name: name })
const names = async () => (await session.driver.snapshot())?.map((node) => node.path)

describe('undo and redo', () => {
  it('step over several actions, newest first, and back again', async () => {
    await session.openCopy()
    const before = await names()
    await create('One')
    await create('Two')
    const after = await names()

    const undone = await session.run('godot_undo', { count: 2 })
    expect(undone).toMatchObject({ requested: 2, undone: 2, nothing_to_undo: false, history: 'scene', dry_run: false })
    expect(undone['actions']).toHaveLength(2)
    expect(undone['last_action']).toBe((undone['actions'] as string[])[1])
    expect(await names()).toEqual(before)

    const redone = await session.run('godot_redo', { count: 2 })
    expect(redone).toMatchObject({ requested: 2, redone: 2, nothing_to_redo: false, history: 'scene' })
    expect(await names()).toEqual(after)
  })

  it('preview the actions by name and step over nothing', async () => {
    await session.openCopy()
    await create('One')
    const before = await names()

    const undo = await session.run('godot_undo', { dry_run: true })
    expect(undo).toMatchObject({
      dry_run: true,
      has_undo: true,
      would_undo_next: (undo['actions'] as string[])[0],
      history: 'scene',
    })
    expect(undo).toMatchObject({ undone: null, last_action: null, nothing_to_undo: null })
    expect(await names()).toEqual(before)

    const run = await session.run('godot_undo')
    expect(run['actions']).toEqual(undo['actions'])

    const redo = await session.run('godot_redo', { dry_run: true })
    expect(redo).toMatchObject({ dry_run: true, has_redo: true, actions: undo['actions'] })
    expect((await session.run('godot_redo'))['actions']).toEqual(redo['actions'])
    expect(await names()).toEqual(before)
  })

  it('stop early where the history ends', async () => {
    await session.openCopy()
    await create('One')
    expect(await session.run('godot_undo', { count: 50 })).toMatchObject({ requested: 50, undone: 1 })
    expect(await session.run('godot_redo', { count: 50 })).toMatchObject({ requested: 50, redone: 1 })
  })

  it('succeed with nothing to step over', async () => {
    await session.openCopy()
    expect(await session.run('godot_undo')).toMatchObject({ undone: 0, nothing_to_undo: true, last_action: '', history: null })
    expect(await session.run('godot_redo')).toMatchObject({ redone: 0, nothing_to_redo: true, last_action: '', history: null })
  })

  it("step over a person's edits too, and the person over ours", async () => {
    await session.openCopy()
    await create('Ours')
    await session.driver.personMoves('Player', 50, 60)

    const undone = await session.run('godot_undo')
    expect(undone).toMatchObject({ last_action: 'Move by hand' })
    expect(await session.driver.personUndoes()).toBe(true)
    expect(await names()).not.toContain('Ours')

    expect(await session.driver.personRedoes()).toBe(true)
    expect(await names()).toContain('Ours')
    expect(await session.run('godot_redo')).toMatchObject({ last_action: 'Move by hand' })
  })

  it.each(['godot_undo', 'godot_redo'] as const)('%s refuses a count below one', async (tool) => {
    failed(await session.call(tool, { count: 0 }), 'VALIDATION_ERROR')
  })
})
