import { describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const session = useSession()
const create = (node_name: string) =>
  session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name })
const history = () => session.godot.core.listHistory()

describe('the history', () => {
  it('names the newest entries, oldest first, ours and those of a person', async () => {
    await session.openCopy()
    for (let index = 0; index < 22; index++) await create(`N${index}`)
    await session.driver.personMoves('Player', 5, 6)

    const { recent, current_action, has_undo, has_redo, can_redo } = await history()

    expect(recent.map((entry) => entry.name)).toEqual([
      ...Array.from({ length: 19 }, (_, index) => `Create N${index + 3}`),
      'Move by hand',
    ])
    expect(recent.at(-1)).toEqual({ name: 'Move by hand', history: 'scene' })
    expect({ current_action, has_undo, has_redo, can_redo }).toEqual({
      current_action: 'Move by hand',
      has_undo: true,
      has_redo: false,
      can_redo: false,
    })
  })

  it('has another version after every edit, undo and redo, and the same after a look', async () => {
    await session.openCopy()
    const versions = [(await history()).version]
    await create('One')
    versions.push((await history()).version)
    await session.run('godot_undo')
    versions.push((await history()).version)
    await session.run('godot_redo')
    versions.push((await history()).version)
    expect(new Set(versions).size).toBe(versions.length)
    await session.run('godot_inspection_get_scene_tree')
    expect((await history()).version).toBe(versions.at(-1))
  })

  it('keeps the depth when an entry is undone', async () => {
    await session.openCopy()
    await create('One')
    await create('Two')
    const { depth } = await history()
    await session.run('godot_undo')
    expect(await session.run('godot_list_history')).toMatchObject({ depth, has_redo: true, current_action: 'Create One' })
  })
})
