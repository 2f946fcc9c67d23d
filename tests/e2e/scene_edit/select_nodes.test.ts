import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_select_nodes'
const session = useSession()
const selected = async () => (await session.run('godot_inspection_get_selected_node'))['node_paths']

describe('a selection', () => {
  it('takes the place of the one before, each node once, and is no step of the history', async () => {
    const scene_path = await session.openCopy()
    await session.run(TOOL, { node_paths: ['Light'] })
    const before = await session.driver.snapshot()

    const input = { node_paths: ['Player/Gun', '/root/Player', 'Player', '.', 'Part/Inner'] }
    const preview = await session.run(TOOL, { ...input, dry_run: true })
    expect(await selected()).toEqual(['Light'])
    const result = await session.run(TOOL, input)

    expect(result).toEqual({ scene_path, selected: ['Player/Gun', 'Player', '.', 'Part/Inner'], count: 4, dry_run: false })
    expect({ ...preview, dry_run: false }).toEqual(result)
    expect(await selected()).toEqual(['Player/Gun', 'Player', '.', 'Part/Inner'])
    expect(await session.driver.snapshot()).toEqual(before)
    expect(await session.run('godot_undo', { dry_run: true })).toMatchObject({ has_undo: false })
  })
})

describe('refusals leave the selection as it is', () => {
  it.each([
    ['a node that is not there', ['.', 'Nobody'], 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', ['.', '../..'], 'VALIDATION_ERROR', 'node_path'],
    ['no node at all', [], 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, node_paths, code, required) => {
    await session.openCopy()
    await session.run(TOOL, { node_paths: ['Light'] })
    failed(await session.call(TOOL, { node_paths, dry_run: true }), code, required)
    failed(await session.call(TOOL, { node_paths }), code, required)
    expect(await selected()).toEqual(['Light'])
  })
})
