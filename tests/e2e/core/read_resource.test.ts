import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_read_resource'
const session = useSession()
const read = async (uri: string) => JSON.parse(String((await session.run(TOOL, { uri }))['result']))

describe('a resource', () => {
  it.each([
    ['godot://project/info', 'godot_inspection_get_project_info', {}],
    ['godot://scene/current', 'godot_inspection_get_active_scene', {}],
    ['godot://scene/tree', 'godot_inspection_get_scene_tree', {}],
    ['godot://scene/tree/1', 'godot_inspection_get_scene_tree', { max_depth: 1 }],
    ['godot://node/selected', 'godot_inspection_get_selected_node', {}],
  ] as const)('%s is the answer of its tool as text', async (uri, tool, input) => {
    await session.openCopy()
    expect(await read(uri)).toEqual(await session.run(tool, input))
  })

  it('that cannot be read is still JSON, with the error in it', async () => {
    expect(await read('godot://scene/tree/-2')).toMatchObject({
      error: 'VALIDATION_ERROR',
      hint: expect.stringContaining('max_depth'),
    })
  })
})

describe('a URI that names none', () => {
  it.each([
    ['godot://scene/curent', 'godot://scene/current'],
    ['godot://scene/tree/deep', 'godot://scene/tree/{max_depth}'],
  ])('%s is refused with the known ones, %s first', async (uri, nearest) => {
    const { hint, suggestions } = failed(await session.call(TOOL, { uri }), 'VALIDATION_ERROR')
    expect(suggestions).toContain(nearest)
    expect(hint).toContain('godot://node/selected')
  })

  it('is refused when it is empty', async () => {
    failed(await session.call(TOOL, { uri: '' }), 'VALIDATION_ERROR')
  })
})
