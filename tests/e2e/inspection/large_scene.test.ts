import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

/** A scene of this many nodes: branches of a hundred below the root. */
const NODES = 10_000
const BRANCH = 100
const MOST_BYTES = 60_000

const session = useSession()
let scene = ''
let open = ''

/** The scene file as text: made here, since a fixture of this size helps nobody. */
function largeScene(): string {
  const lines = ['[gd_scene format=3]', '', '[node name="Large" type="Node2D"]', '']
  for (let branch = 0; branch < NODES / BRANCH; branch++) {
    lines.push(`[node name="B${branch}" type="Node2D" parent="."]`, '')
    for (let leaf = 1; leaf < BRANCH; leaf++) lines.push(`[node name="L${leaf}" type="Node2D" parent="B${branch}"]`, '')
  }
  return lines.join('\n')
}

beforeAll(() => {
  scene = `res://copies/large_${process.pid}.tscn`
  session.project.write(scene, largeScene())
})

// Ten thousand nodes are not to slow down what runs after.
afterEach(() => session.driver.closeScene())

interface TreeNode {
  readonly path: string
  readonly children: readonly TreeNode[]
  readonly child_count?: number
}
const paths = (node: TreeNode): string[] => [node.path, ...node.children.flatMap(paths)]
const tree = async (params: Record<string, unknown>) => {
  const result = await session.run('godot_inspection_get_scene_tree', params)
  return { result, node: result['tree'] as TreeNode }
}
const openLarge = async () => {
  open = await session.openCopy(scene)
}

describe('a scene of 10,000 nodes', () => {
  it('is read within bounds, and says how much there is', async () => {
    await openLarge()
    const { result, node } = await tree({})

    expect(JSON.stringify(result).length).toBeLessThan(MOST_BYTES)
    expect(result).toMatchObject({ truncated: true, node_count: NODES + 1, returned: paths(node).length })
    expect(node.child_count ?? node.children.length).toBe(NODES / BRANCH)
  })

  it('is read whole by going on where each answer ends, every node once', async () => {
    await openLarge()
    const seen: string[] = []
    const pending = [{ path: '.', passed: 0 }]
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { node } = await tree({ node_path: next.path, child_offset: next.passed, max_depth: 1, lightweight: true })
      if (next.passed === 0) seen.push(next.path)
      const done = next.passed + node.children.length
      if (node.child_count !== undefined && done < node.child_count) pending.push({ path: next.path, passed: done })
      for (const child of node.children) {
        if (child.child_count === undefined) seen.push(child.path)
        else pending.push({ path: child.path, passed: 0 })
      }
    }

    expect(seen).toHaveLength(NODES + 1)
    expect(new Set(seen).size).toBe(NODES + 1)
  })

  it('takes a new node, a new value and a removal, and gives all back by undo', async () => {
    await openLarge()
    const before = await session.driver.look(open, {})

    await session.run('godot_scene_edit_create_node', { parent_path: 'B99', node_type: 'Node2D', node_name: 'Late' })
    await session.run('godot_scene_edit_set_node_property', { node_path: 'B99/Late', property: 'rotation', value: 0.5 })
    const removal = await session.run('godot_scene_edit_delete_node', { node_path: 'B50', confirm: true })
    expect(removal).toMatchObject({ deleted: true, node_count: BRANCH, persisted: true })
    expect((await tree({})).result).toMatchObject({ node_count: NODES + 2 - BRANCH })

    expect(await session.run('godot_undo', { count: 3 })).toMatchObject({ undone: 3 })
    expect((await tree({})).result).toMatchObject({ node_count: NODES + 1 })
    expect(await session.driver.look(open, {})).toEqual(before)
  })

  it('is the same file after the removal and the return of a branch', async () => {
    await openLarge()
    await session.run('godot_scene_edit_save_scene')
    const file = session.project.read(open)

    await session.run('godot_scene_edit_delete_node', { node_path: 'B0', confirm: true })
    await session.run('godot_undo')
    await session.run('godot_scene_edit_save_scene')

    expect(session.project.read(open)).toBe(file)
  })
})
