import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_instance_scene'
const PART = 'res://part.tscn'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'an instance below the root',
    tool: TOOL,
    input: { parent_path: '.', scene_path: PART, name: 'Zweiter Teil ü' },
    flag: 'instanced',
    verdict: { persisted: true },
  },
  {
    title: 'an instance whose name is taken',
    tool: TOOL,
    input: { parent_path: '.', scene_path: PART },
    flag: 'instanced',
    verdict: { persisted: true },
  },
  {
    title: 'an instance directly below another one',
    tool: TOOL,
    input: { parent_path: 'Part', scene_path: PART },
    flag: 'instanced',
    verdict: { persisted: true },
  },
  {
    title: 'an instance inside one with editable children',
    tool: TOOL,
    input: { parent_path: 'Part/Inner', scene_path: PART },
    flag: 'instanced',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
  {
    title: 'an instance inside a closed one',
    tool: TOOL,
    input: { parent_path: 'Part/Inner', scene_path: PART },
    flag: 'instanced',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
  {
    title: 'an instance below a node that is not saved',
    tool: TOOL,
    input: { parent_path: 'Loose', scene_path: PART },
    flag: 'instanced',
    arrange: ({ driver }) => driver.addUnowned('.', 'Loose'),
    verdict: { persisted: false, reason: 'node_not_owned' },
  },
])

describe('the instance', () => {
  it('is called like the root of its scene where no name is asked for', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { parent_path: 'Player', scene_path: PART })
    expect(result).toMatchObject({ node_path: 'Player/Part', requested_name: 'Part', renamed: false, scene_path: PART })
  })

  it('owns its inside, which the open scene does not write again', async () => {
    const path = await session.openCopy()
    await session.run(TOOL, { parent_path: '.', scene_path: PART, name: 'Second' })
    await session.run('godot_scene_edit_save_scene')
    expect(session.project.read(path)).toMatch(/name="Second" parent="\." (unique_id=\d+ )?instance=ExtResource/)
    expect(session.project.read(path)).not.toContain('Inner')
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a parent that is not there', { parent_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a parent outside the scene', { parent_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['a file that is not there', { scene_path: 'res://prt.tscn' }, 'RESOURCE_NOT_FOUND', 'scene_path'],
    ['a file that is no scene', { scene_path: 'res://player.gd' }, 'VALIDATION_ERROR', 'scene_path'],
    ['a path outside the project', { scene_path: '/etc/passwd' }, 'VALIDATION_ERROR', undefined],
    ['a name without a usable character', { name: '//' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { parent_path: '.', scene_path: PART, ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a scene inside itself, directly and through another', async () => {
    const path = await session.openCopy()
    const through = `${path.replace('.tscn', '')}_through.tscn`
    session.project.write(
      through,
      `[gd_scene load_steps=2 format=3]\n\n[ext_resource type="PackedScene" path="${path}" id="1"]\n\n[node name="Through" type="Node2D"]\n\n[node name="Main" parent="." instance=ExtResource("1")]\n`,
    )
    for (const scene_path of [path, through]) {
      const input = { parent_path: '.', scene_path }
      failed(await session.call(TOOL, { ...input, dry_run: true }), 'VALIDATION_ERROR', 'scene_path')
      failed(await session.call(TOOL, input), 'VALIDATION_ERROR', 'scene_path')
    }
  })

  it('offers the file that was meant', async () => {
    await session.openCopy()
    const outcome = await session.call(TOOL, { parent_path: '.', scene_path: 'res://prt.tscn' })
    expect(failed(outcome, 'RESOURCE_NOT_FOUND', 'scene_path').suggestions).toContain(PART)
  })
})
