import { BridgePeer } from '../../addon/bridge-peer.js'
import { startEditor } from '../../editor/start-editor.ts'
import { benchProject } from '../editor-project.js'
import { type JsonRpcClient, openClient } from '../json-rpc-client.js'
import type { Measure } from '../measure.js'
import { freePort, pause } from '../processes.js'
import { openProduct, untilConnected } from '../product.js'
import { bundled } from '../programs.js'
import { interleaved, median } from '../stats.js'

const READS = 300
const EDITS = 150
const SETTLE_MS = 4_000

/** Medians of a bare ping of this editor, without the server, and of a bare MCP call, in the rhythm in which the read is measured. */
async function floors(url: string, echo: () => Promise<unknown>): Promise<number> {
  const bridge = await BridgePeer.listen(Number(new URL(url).port))
  try {
    const addon = await bridge.connection()
    await addon.hello()
    await pause(SETTLE_MS)
    const [pings = [], echoes = []] = await interleaved(READS, [() => addon.call('cmd_ping'), echo], 100)
    return median(pings) + median(echoes)
  } finally {
    await bridge.close()
  }
}

/** Milliseconds of each create, set and delete through the product. */
async function edits(client: JsonRpcClient): Promise<number[]> {
  const node = { node_path: 'Bench' }
  const times = await interleaved(
    EDITS,
    [
      () => client.callTool('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name: 'Bench' }),
      () => client.callTool('godot_scene_edit_set_node_property', { ...node, property: 'position', value: { x: 1, y: 2 } }),
      () => client.callTool('godot_scene_edit_delete_node', { ...node, confirm: true }),
    ],
    10,
  )
  return times.flat()
}

/** What a read and an edit cost in the real editor, over the whole way from a client. */
export const measure: Measure = async () => {
  const url = `ws://127.0.0.1:${await freePort()}`
  const editor = startEditor({ projectDir: benchProject(), bridgeUrl: url, env: { BENCH_EDITS: String(EDITS) } })
  try {
    const mcp = await openClient(process.execPath, [await bundled('floors/mcp-echo-server.ts')])
    const echo = () => mcp.callTool('echo', {})
    const floor = await floors(url, echo)
    const product = await openProduct(url)
    await untilConnected(product)
    await product.callTool('godot_scene_edit_create_scene', { root_type: 'Node2D', scene_path: 'res://bench.tscn' })
    await editor.wrote(/BENCH edit_ms=[\d.]+/)
    const bareEdit = Number(/BENCH edit_ms=([\d.]+)/.exec(editor.output())?.[1])
    const read = () => product.callTool('godot_inspection_get_node_property', { node_path: '.', property: 'position' })
    const [reads = []] = await interleaved(READS, [read, echo], 100)
    const edit = median(await edits(product))
    await Promise.all([product.close(), mcp.close()])
    return [
      {
        name: 'read tool in the real editor (p50)',
        floor: 'our ping + MCP',
        value: median(reads),
        floorValue: floor,
        unit: 'ms',
        target: { kind: 'at most', ratio: 2 },
      },
      {
        name: 'create, set, delete in the real editor (p50)',
        floor: 'the same edit in the editor + the read',
        value: edit,
        floorValue: bareEdit + median(reads),
        unit: 'ms',
        target: { kind: 'at most', ratio: 1.5 },
        note: `a bare edit takes ${bareEdit.toFixed(2)} ms`,
      },
    ]
  } finally {
    await editor.stop()
  }
}
