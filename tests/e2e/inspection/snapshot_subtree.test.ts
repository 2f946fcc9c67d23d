import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { withOwnServer } from '../harness/own-server.js'
import { recordedCall, useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_snapshot_subtree'
const session = useSession()

interface Tree {
  readonly path: string
  readonly properties: Record<string, unknown>
  readonly children: readonly Tree[]
  readonly [more: string]: unknown
}
const all = (tree: Tree): Tree[] => [tree, ...tree.children.flatMap(all)]

describe('a snapshot', () => {
  it('has every node with what it is compared by', async () => {
    await session.openCopy()
    const result = await session.run(TOOL)
    const nodes = all(result['snapshot'] as Tree)

    const seen = await session.driver.snapshot()
    expect(nodes.map(({ path }) => path)).toEqual(seen?.map(({ path }) => path))
    expect(result).toMatchObject({
      snapshot_id: expect.stringMatching(/^s\d+$/),
      node_path: '.',
      node_count: seen?.length,
      truncated: false,
    })
    expect(nodes.find(({ path }) => path === 'Player')).toMatchObject({
      type: 'Node2D',
      script: 'res://player.gd',
      properties: {
        position: { x: 3, y: 4 },
        rotation: 0,
        scale: { x: 1, y: 1 },
        speed: 120.5,
        tint: { r: 1, g: 0, b: 0, a: 1 },
      },
      groups: ['heroes'],
      connections: [{ signal: 'hit', target_path: 'Player', method: '_on_hit' }],
    })
  })

  it('may begin at a node, stop at a depth and hold more properties', async () => {
    await session.openCopy()
    const result = await session.run(TOOL, {
      node_path: '/root/Player',
      max_depth: 1,
      properties: ['visible', 'texture', 'nothing'],
    })
    const nodes = all(result['snapshot'] as Tree)
    expect(result).toMatchObject({ node_path: 'Player', node_count: 2 })
    expect(
      nodes.map(({ path, properties }) => [
        path,
        Object.keys(properties).filter((name) => ['visible', 'texture', 'nothing'].includes(name)),
      ]),
    ).toEqual([
      ['Player', ['visible']],
      ['Player/Gun', ['visible', 'texture']],
    ])
  })

  it('that is large is kept and not shown', async () => {
    const big = 'res://copies/snapshot_big.tscn'
    const nodes = Array.from({ length: 10_000 }, (_, index) => `\n[node name="N${index}" type="Node2D" parent="."]\n`)
    session.project.write(big, `[gd_scene format=3]\n\n[node name="Big" type="Node2D"]\n${nodes.join('')}`)
    expect(await session.driver.openScene(big)).toBe(true)

    const startedAt = performance.now()
    const result = await session.run(TOOL)
    const took = performance.now() - startedAt
    expect(result).toMatchObject({ node_count: 10_001, truncated: true, snapshot: {} })
    expect(took).toBeLessThan(5_000)

    await session.driver.personMoves('N77', 5, 6)
    const diff = await session.run('godot_inspection_diff_snapshots', { before_id: result['snapshot_id'] })
    expect(diff).toMatchObject({ added: [], removed: [], renamed: [], changed: [{ node: 'N77', property: 'position' }] })
    await session.driver.closeScene()
  })
})

describe('refusals', () => {
  it.each([
    ['a node that is not there', 'Nobody', 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a path out of the scene', '..', 'VALIDATION_ERROR', 'node_path'],
  ])('%s', async (_title, nodePath, code, required) => {
    await session.openCopy()
    failed(await session.call(TOOL, { node_path: nodePath }), code, required)
  })

  it('no scene', async () => {
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    failed(await session.call(TOOL), 'PRECONDITION_FAILED', 'active_scene')
  })

  it('no editor', async () => {
    await withOwnServer({}, async (godot) => {
      failed(await recordedCall(godot, TOOL, {}), 'BRIDGE_DISCONNECTED', 'bridge_connected')
    })
  })

  it('a depth below -1', async () => {
    failed(await session.call(TOOL, { max_depth: -2 }), 'VALIDATION_ERROR')
  })
})
