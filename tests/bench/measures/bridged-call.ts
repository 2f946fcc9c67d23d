import { openWsEcho } from '../floors/open-ws-echo.js'
import { openClient } from '../json-rpc-client.js'
import type { Measure } from '../measure.js'
import { end, freePort, start } from '../processes.js'
import { openProduct, untilConnected } from '../product.js'
import { bundled } from '../programs.js'
import { interleaved, median } from '../stats.js'

const MEGABYTE = 1_000_000
const SMALL_CALL = ['godot_inspection_get_active_scene', {}] as const
const BIG_CALL = ['godot_inspection_get_node_property', { node_path: '.', property: 'text' }] as const

/** Calls a second with `width` calls in flight. */
async function throughput(call: () => Promise<unknown>, width: number, calls: number): Promise<number> {
  let left = calls
  const lane = async (): Promise<void> => {
    while (left-- > 0) await call()
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: width }, lane))
  return (calls / (performance.now() - startedAt)) * 1000
}

/** What the server adds to a call when the editor takes no time at all. */
export const measure: Measure = async () => {
  const url = `ws://127.0.0.1:${await freePort()}`
  const product = await openProduct(url)
  const mcp = await openClient(process.execPath, [await bundled('floors/mcp-echo-server.ts')])
  const ws = await openWsEcho()
  const peer = start(process.execPath, [await bundled('peers/instant-peer.ts'), url, String(MEGABYTE)])
  try {
    await untilConnected(product)
    const small = await interleaved(
      600,
      [() => product.callTool(...SMALL_CALL), () => mcp.callTool('echo', {}), () => ws.roundTrip({})],
      200,
    )
    const text = 'x'.repeat(MEGABYTE)
    const big = await interleaved(
      15,
      [() => product.callTool(...BIG_CALL), () => mcp.callTool('echo', { text }), () => ws.roundTrip({ text })],
      3,
    )
    const rates = { product: [] as number[], mcp: [] as number[] }
    for (let round = 0; round < 5; round++) {
      rates.product.push(await throughput(() => product.callTool(...SMALL_CALL), 64, 2000))
      rates.mcp.push(await throughput(() => mcp.callTool('echo', {}), 64, 2000))
    }
    const [p, m, w] = small.map(median) as [number, number, number]
    const [bp, bm, bw] = big.map(median) as [number, number, number]
    return [
      {
        name: 'bridged call, one after another (p50)',
        floor: 'MCP + ws',
        value: p,
        floorValue: m + w,
        unit: 'ms',
        target: { kind: 'at most', ratio: 1.5 },
      },
      {
        name: '64 calls in flight',
        floor: 'MCP',
        value: median(rates.product),
        floorValue: median(rates.mcp),
        unit: 'calls/s',
        target: { kind: 'at least', ratio: 0.6 },
      },
      {
        name: '1 MB result',
        floor: 'MCP + ws with 1 MB',
        value: bp,
        floorValue: bm + bw,
        unit: 'ms',
        target: { kind: 'at most', ratio: 2 },
        note: 'the MCP floor sends the megabyte both ways',
      },
    ]
  } finally {
    await Promise.all([product.close(), mcp.close(), ws.close(), end(peer)])
  }
}
