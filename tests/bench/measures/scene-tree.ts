import { startEditor } from '../../editor/start-editor.ts'
import { benchProject } from '../editor-project.js'
import type { Measure } from '../measure.js'
import { freePort } from '../processes.js'
import { openProduct, untilConnected } from '../product.js'
import { interleaved, median } from '../stats.js'

const NODES = 10_000
const READS = 15
const TREE = 'godot_inspection_get_scene_tree'

/** Reading the tree of a large scene: over the whole way from a client, against a bare walk inside the editor. */
export const measure: Measure = async () => {
  const url = `ws://127.0.0.1:${await freePort()}`
  const editor = startEditor({ projectDir: benchProject(), bridgeUrl: url, env: { BENCH_TREE: String(NODES) } })
  const product = await openProduct(url)
  try {
    await untilConnected(product)
    await product.callTool('godot_scene_edit_create_scene', { root_type: 'Node2D', scene_path: 'res://bench.tscn' })
    await editor.wrote(/BENCH walk_ms=[\d.]+/)
    const walk = Number(/BENCH walk_ms=([\d.]+)/.exec(editor.output())?.[1])
    const [answers = [], pages = []] = await interleaved(READS, [
      () => product.callTool(TREE, {}),
      () => product.callTool(TREE, { lightweight: true, child_offset: NODES / 2 }),
    ])
    const floor = `walk of ${NODES} nodes in the editor`
    const target = { kind: 'at most', ratio: 1.5 } as const
    const note = 'the walk notes name, type and path of every node; the answer is bounded and counts the rest'
    return [
      { name: `scene tree of ${NODES} nodes (p50)`, floor, value: median(answers), floorValue: walk, unit: 'ms', target, note },
      { name: 'a later page of it (p50)', floor, value: median(pages), floorValue: walk, unit: 'ms', target, note },
    ]
  } finally {
    await product.close()
    await editor.stop()
  }
}
