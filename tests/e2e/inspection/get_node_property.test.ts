import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_node_property'
const session = useSession()

describe('a property', () => {
  it.each([
    ['a vector', 'Player', 'position', { x: 3, y: 4 }],
    ['a component of it', 'Player', 'position:y', 4],
    ['a variable of the script', 'Player', 'speed', 120.5],
    ['a resource that is not set', 'Player/Gun', 'texture', null],
    ['a property inside an instance', 'Part/Inner', 'visible', true],
  ])('%s', async (_title, nodePath, property, value) => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: nodePath, property })
    expect(result).toEqual({ node_path: nodePath, property, value, exists: true })
  })

  it('that does not exist is an answer', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: 'Player', property: 'colour' })
    expect(result).toEqual({ node_path: 'Player', property: 'colour', value: null, exists: false })
  })
})

describe('refusals', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['an empty property', { property: '' }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    failed(await session.call(TOOL, { node_path: 'Player', property: 'position', ...change }), code, required)
  })
})
