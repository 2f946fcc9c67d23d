import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_set_node_property'
const session = useSession()

keepsThePromisesOfAChange(session, [
  {
    title: 'a position of a node of the scene',
    tool: TOOL,
    input: { node_path: 'Player', property: 'position', value: { x: 10, y: 20.5 } },
    flag: 'set',
    verdict: { persisted: true },
  },
  {
    title: 'one component of it',
    tool: TOOL,
    input: { node_path: 'Player', property: 'position:x', value: 7 },
    flag: 'set',
    verdict: { persisted: true },
  },
  {
    title: 'a value that the setter clamps',
    tool: TOOL,
    input: { node_path: 'Bar', property: 'value', value: 150 },
    flag: 'set',
    verdict: { persisted: true },
  },
  {
    title: 'a resource from a file',
    tool: TOOL,
    input: { node_path: 'Player/Gun', property: 'texture', value: 'res://skin.tres' },
    flag: 'set',
    verdict: { persisted: true },
  },
  {
    title: 'a variable of a script',
    tool: TOOL,
    input: { node_path: 'Player', property: 'counts', value: { gold: 9, silver: 2 } },
    flag: 'set',
    verdict: { persisted: true },
  },
  {
    title: 'a property of an instance root, an override of the open scene',
    tool: TOOL,
    input: { node_path: 'Part', property: 'position', value: { x: 1, y: 2 } },
    flag: 'set',
    verdict: { persisted: true },
  },
  {
    title: 'a property inside an instance that is not editable',
    tool: TOOL,
    input: { node_path: 'Part/Inner', property: 'position', value: { x: 1, y: 2 } },
    flag: 'set',
    verdict: { persisted: false, reason: 'instanced_child_not_editable' },
  },
  {
    title: 'a property inside an instance with editable children',
    tool: TOOL,
    input: { node_path: 'Part/Inner', property: 'position', value: { x: 1, y: 2 } },
    flag: 'set',
    arrange: ({ driver }) => driver.setEditableInstance('Part', true),
    verdict: { persisted: true },
  },
])

describe('what is written is what a read returns', () => {
  it.each([
    ['a number', 'Player', 'rotation', 1.5],
    ['a whole number', 'Player', 'z_index', 3],
    ['a truth value', 'Player', 'visible', false],
    ['a text that looks like JSON', 'Player', 'title', '{"x":1}'],
    ['a vector', 'Player', 'position', { x: 1.25, y: -2 }],
    ['a colour', 'Player', 'modulate', { r: 1, g: 0.5, b: 0, a: 1 }],
    ['a node path', 'Player', 'target', '../Light'],
    ['a dictionary with whole and broken numbers', 'Player', 'stats', { a: 2, b: [1, 2.5] }],
    [
      'an array of vectors',
      'Player',
      'waypoints',
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    ],
    ['nothing, for a resource', 'Player/Gun', 'texture', null],
  ])('%s', async (_title, nodePath, property, value) => {
    await session.openCopy()

    const result = await session.run(TOOL, { node_path: nodePath, property, value })
    const read = await session.run('godot_inspection_get_node_property', { node_path: nodePath, property })

    expect(result).toMatchObject({ value, set: true, adjusted: false })
    expect(read).toMatchObject({ value, exists: true })
  })

  it('takes JSON text for a vector, numeric text for a number, and a colour by its code', async () => {
    await session.openCopy()
    const set = (property: string, value: unknown) => session.run(TOOL, { node_path: 'Player', property, value })

    expect(await set('position', '{"x":1,"y":2}')).toMatchObject({ value: { x: 1, y: 2 } })
    expect(await set('z_index', '4')).toMatchObject({ value: 4 })
    expect(await set('modulate', '#ff0000')).toMatchObject({ value: { r: 1, g: 0, b: 0, a: 1 } })
  })

  it('says so where the setter clamped the value', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: 'Bar', property: 'value', value: 150 })
    expect(result).toMatchObject({ value: 100, set: true, adjusted: true })
  })
})

describe('refusals change nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['a property that does not exist', { property: 'positoin' }, 'VALIDATION_ERROR', undefined],
    ['the owner', { property: 'owner', value: null }, 'VALIDATION_ERROR', undefined],
    ['a text for a vector', { value: 'abc' }, 'VALIDATION_ERROR', 'value'],
    ['half a vector', { value: { x: 1 } }, 'VALIDATION_ERROR', 'value'],
    ['a broken number for a whole one', { property: 'z_index', value: 3.5 }, 'VALIDATION_ERROR', 'value'],
    [
      'a resource that is not there',
      { node_path: 'Player/Gun', property: 'texture', value: 'res://no.png' },
      'RESOURCE_NOT_FOUND',
      'value',
    ],
    [
      'a resource of another class',
      { node_path: 'Player/Gun', property: 'texture', value: 'res://player.gd' },
      'VALIDATION_ERROR',
      'value',
    ],
    ['a number that the setter does not take', { property: 'z_index', value: 100_000 }, 'VALIDATION_ERROR', 'value'],
    ['a missing value', { value: undefined }, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, change, code, required) => {
    await session.openCopy()
    const before = await session.driver.snapshot()
    const input = { node_path: 'Player', property: 'position', value: { x: 1, y: 2 }, ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
  })

  it('a value that the setter does not take leaves nothing to undo', async () => {
    await session.openCopy()

    failed(await session.call(TOOL, { node_path: 'Player', property: 'z_index', value: 100_000 }), 'VALIDATION_ERROR', 'value')

    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: false })
  })

  it('offers the property that was meant', async () => {
    await session.openCopy()
    const input = { node_path: 'Player', property: 'positoin', value: { x: 1, y: 2 } }
    expect(failed(await session.call(TOOL, input), 'VALIDATION_ERROR').suggestions).toContain('position')
  })
})
