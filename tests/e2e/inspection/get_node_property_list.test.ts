import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_node_property_list'
const session = useSession()
const read = async (node_path: string) => session.godot.inspection.getNodePropertyList({ node_path })

describe('the properties of a node', () => {
  it('are named with their types, those of a script included, and without the titles of the inspector', async () => {
    await session.openCopy()
    const { properties, details, type } = await read('Player')
    expect(type).toBe('Node2D')
    expect(properties).toEqual(details.map((detail) => detail.name))
    expect(properties).toEqual(expect.arrayContaining(['position', 'speed', 'script']))
    expect(properties.filter((name) => ['Node2D', 'Transform', 'player.gd'].includes(name))).toEqual([])
    const of = (name: string) => details.find((detail) => detail.name === name)
    expect(of('position')).toEqual({ name: 'position', type: 'Vector2' })
    expect(of('mood')).toEqual({ name: 'mood', type: 'int', enum: ['Calm', 'Angry'] })
    expect(of('skin')).toEqual({ name: 'skin', type: 'Texture2D' })
    expect(of('counts')).toMatchObject({ type: 'Dictionary[String, int]' })
  })

  it('can each be read', async () => {
    await session.openCopy()
    const { properties } = await read('Bar')
    for (const property of properties) {
      expect(await session.run('godot_inspection_get_node_property', { node_path: 'Bar', property })).toMatchObject({
        exists: true,
      })
    }
  })

  it('fit into one answer, also of a large class', async () => {
    await session.openCopy()
    await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'CodeEdit', node_name: 'Large' })
    const answer = await session.run(TOOL, { node_path: 'Large' })
    expect(JSON.stringify(answer).length).toBeLessThan(60_000)
    expect(answer['properties']).toEqual(expect.arrayContaining(['text', 'gutters_draw_line_numbers', 'process_mode']))
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
