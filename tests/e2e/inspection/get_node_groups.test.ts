import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_node_groups'
const session = useSession()
const GROUPED =
  '[gd_scene format=3]\n\n[node name="Grouped" type="Node2D" groups=["from_scene"]]\n\n[node name="Inner" type="Node2D" parent="." groups=["inside"]]\n'

describe('the groups of a node', () => {
  it('are listed with where they come from', async () => {
    session.project.write('res://grouped.tscn', GROUPED)
    await session.openCopy()
    expect(await session.run(TOOL, { node_path: 'Player' })).toEqual({
      node_path: 'Player',
      groups: ['heroes'],
      details: [{ name: 'heroes', persistent: true, from_base: false }],
    })
    await session.run('godot_scene_edit_instance_scene', { parent_path: '.', scene_path: 'res://grouped.tscn' })
    expect(await session.run(TOOL, { node_path: 'Grouped' })).toMatchObject({
      details: [{ name: 'from_scene', persistent: true, from_base: true }],
    })
    expect(await session.run(TOOL, { node_path: 'Grouped/Inner' })).toMatchObject({
      details: [{ name: 'inside', persistent: true, from_base: true }],
    })
  })

  it('may be none', async () => {
    await session.openCopy()
    expect(await session.run(TOOL, { node_path: '.' })).toEqual({ node_path: '.', groups: [], details: [] })
  })
})

describe('refusals', () => {
  it.each([
    ['a node that is not there', 'Nobody', 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', '../..', 'VALIDATION_ERROR', 'node_path'],
  ])('%s', async (_title, node_path, code, required) => {
    await session.openCopy()
    failed(await session.call(TOOL, { node_path }), code, required)
  })
})
