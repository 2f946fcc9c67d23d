import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_node_properties'
const session = useSession()

describe('a node', () => {
  it('with a script gives the variables that the script declares', async () => {
    await session.openCopy()

    const result = await session.run(TOOL, { node_path: 'Player' })

    expect(result).toMatchObject({ node_path: 'Player', type: 'Node2D', script: 'res://player.gd', children: ['Gun'] })
    expect(result['properties']).toMatchObject({
      speed: 120.5,
      lives: 3,
      title: 'Player',
      goal: { x: 1, y: 2 },
      tint: { r: 1, g: 0, b: 0, a: 1 },
      target: '../Part',
      stats: { a: 1 },
      counts: { gold: 5 },
      waypoints: [],
      skin: null,
    })
  })

  it('without a script gives none', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: '.' })
    expect(result).toMatchObject({ script: null, properties: {}, children: ['Player', 'Part', 'Light', 'Bar'] })
  })
})

describe('refusals', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['a missing path', {}, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, input, code, required) => {
    await session.openCopy()
    failed(await session.call(TOOL, input), code, required)
  })
})
