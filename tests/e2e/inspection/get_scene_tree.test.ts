import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_scene_tree'
const session = useSession()

interface TreeNode {
  readonly name: string
  readonly path: string
  readonly children: readonly TreeNode[]
  readonly [more: string]: unknown
}
const paths = (node: TreeNode): string[] => [node.path, ...node.children.flatMap(paths)]

describe('the tree', () => {
  it('has every node of the scene in order, by the paths that other tools take', async () => {
    await session.openCopy()
    const result = await session.run(TOOL)

    const seen = (await session.driver.snapshot())?.map((node) => node.path)
    expect(paths(result['tree'] as TreeNode)).toEqual(seen)
    expect(result).toMatchObject({ truncated: false, hint: null, node_count: seen?.length, returned: seen?.length })
  })

  it('says what a node is, what script it has, and where an instance comes from', async () => {
    await session.openCopy()
    const tree = (await session.run(TOOL))['tree'] as TreeNode

    expect(tree.children.find((node) => node.name === 'Player')).toMatchObject({ type: 'Node2D', script: 'res://player.gd' })
    expect(tree.children.find((node) => node.name === 'Part')).toMatchObject({ instance_of: 'res://part.tscn' })
  })

  it('marks a node that will not be saved', async () => {
    await session.openCopy()
    await session.driver.addUnowned('.', 'Loose')
    const tree = (await session.run(TOOL))['tree'] as TreeNode
    expect(tree.children.at(-1)).toMatchObject({ name: 'Loose', unowned: true })
  })

  it('stops at the wanted depth and says how to get the rest', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, { max_depth: 1 })
    const tree = result['tree'] as TreeNode

    expect(tree.children.every((node) => node.children.length === 0)).toBe(true)
    expect(tree.children.find((node) => node.name === 'Player')).toMatchObject({ truncated: true, child_count: 1 })
    expect(result).toMatchObject({ truncated: true, hint: expect.stringMatching(/./) })
  })

  it('starts at any node, and passes over the children of it that were read before', async () => {
    await session.openCopy()
    const whole = (await session.run(TOOL))['tree'] as TreeNode
    const below = await session.run(TOOL, { node_path: 'Player' })
    expect(below['tree']).toEqual(whole.children.find((node) => node.name === 'Player'))

    const rest = (await session.run(TOOL, { child_offset: 1 }))['tree'] as TreeNode
    expect(rest.children).toEqual(whole.children.slice(1))
  })

  it('leaves scripts and ownership out when it is to be light', async () => {
    await session.openCopy()
    const tree = (await session.run(TOOL, { lightweight: true }))['tree'] as TreeNode
    expect(tree.children.every((node) => node['script'] === null && !('instance_of' in node))).toBe(true)
  })

  it('is null when no scene is open', async () => {
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    expect(await session.run(TOOL)).toMatchObject({ tree: null, node_count: 0, returned: 0 })
  })
})

it.each([
  ['a node that is not there', 'Nobody', 'RESOURCE_NOT_FOUND', 'node_exists'],
  ['a path out of the scene', '..', 'VALIDATION_ERROR', 'node_path'],
])('refuses to start at %s', async (_title, nodePath, code, required) => {
  await session.openCopy()
  failed(await session.call(TOOL, { node_path: nodePath }), code, required)
})

it('refuses a depth below -1', async () => {
  failed(await session.call(TOOL, { max_depth: -2 }), 'VALIDATION_ERROR')
})
