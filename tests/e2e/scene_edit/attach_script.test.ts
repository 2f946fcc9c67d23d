import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_attach_script'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a script to a node without one',
    tool: TOOL,
    input: { node_path: 'Light', script_path: 'res://player.gd' },
    flag: 'attached',
    verdict: { persisted: true },
  },
  {
    title: 'nothing to a node with a script',
    tool: TOOL,
    input: { node_path: 'Player', script_path: '' },
    flag: 'attached',
    arrange: ({ run }) => run('godot_scene_edit_set_node_property', { node_path: 'Player', property: 'lives', value: 9 }),
    verdict: { persisted: true },
  },
  {
    title: 'a script to a node inside an instance that is not editable',
    tool: TOOL,
    input: { node_path: 'Part/Inner', script_path: 'res://player.gd' },
    flag: 'attached',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
])

describe('the values of script variables', () => {
  it('that are lost are named, and an undo brings them back', async () => {
    await session.openCopy()
    const read = { node_path: 'Player', property: 'lives' }
    await session.run('godot_scene_edit_set_node_property', { ...read, value: 9 })

    const result = await session.run(TOOL, { node_path: 'Player', script_path: '' })
    expect(result).toMatchObject({ old_script: 'res://player.gd', dropped_properties: ['lives'] })

    await session.run('godot_undo')
    expect(await session.run('godot_inspection_get_node_property', read)).toMatchObject({ value: 9 })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['a script that is not there', { script_path: 'res://no.gd' }, 'RESOURCE_NOT_FOUND', 'script_path'],
    ['a file that is no script', { script_path: 'res://skin.tres' }, 'VALIDATION_ERROR', 'script_path'],
    ['a script for another class', { script_path: 'res://control_only.gd' }, 'VALIDATION_ERROR', 'script_path'],
    ['a script that does not parse', { script_path: 'res://broken.gd' }, 'VALIDATION_ERROR', 'script_path'],
    ['a path outside the project', { script_path: '/etc/passwd' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    session.project.write('res://control_only.gd', 'extends Control\n')
    session.project.write('res://broken.gd', 'extends Node2D\nfunc _ready() -> void:\n\tvar a: int = "text"\n')
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { node_path: 'Light', script_path: 'res://player.gd', ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a script that was broken on disk after the editor had loaded it, until it is repaired', async () => {
    const script = 'extends Node2D\nvar a: int = 1\n'
    session.project.write('res://changing.gd', script)
    await session.openCopy()
    const input = { node_path: 'Light', script_path: 'res://changing.gd' }
    await session.run(TOOL, input)
    await session.run('godot_undo')

    session.project.write('res://changing.gd', `${script}var b: int = nothing\n`)
    failed(await session.call(TOOL, input), 'VALIDATION_ERROR', 'script_path')
    failed(await session.call(TOOL, input), 'VALIDATION_ERROR', 'script_path')

    session.project.write('res://changing.gd', script)
    await session.run(TOOL, input)
  })
})
