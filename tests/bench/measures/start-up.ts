import { spawnSync } from 'node:child_process'
import { openClient } from '../json-rpc-client.js'
import type { Measure } from '../measure.js'
import { freePort, residentMb } from '../processes.js'
import { bundled, serverBin } from '../programs.js'
import { interleaved, median } from '../stats.js'

const firstList = async (script: string): Promise<void> => {
  const env = { GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${await freePort()}` }
  const client = await openClient(process.execPath, [script], env)
  await client.request('tools/list', {})
  await client.close()
}

/** From spawn to the first tool list, and what the idle server holds in memory. */
export const measure: Measure = async () => {
  const echo = await bundled('floors/mcp-echo-server.ts')
  const bareNode = async (): Promise<void> => void spawnSync(process.execPath, ['-e', '0'])
  const [node = [], product = [], floor = []] = await interleaved(
    15,
    [bareNode, () => firstList(serverBin), () => firstList(echo)],
    2,
  )

  const env = { GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${await freePort()}` }
  const [server, mcp] = await Promise.all([openClient(process.execPath, [serverBin], env), openClient(process.execPath, [echo])])
  await Promise.all([server.request('tools/list', {}), mcp.request('tools/list', {})])
  const memory = { server: residentMb(server.pid), mcp: residentMb(mcp.pid) }
  await Promise.all([server.close(), mcp.close()])

  return [
    {
      name: 'spawn to first tools/list',
      floor: 'node -e 0',
      value: median(product),
      floorValue: median(node),
      unit: 'ms',
      target: { kind: 'at most', ratio: 3 },
      note: `the echo server needs ${median(floor).toFixed(0)} ms`,
    },
    {
      name: 'memory of the idle server',
      floor: 'MCP',
      value: memory.server,
      floorValue: memory.mcp,
      unit: 'MB',
      target: { kind: 'at most', ratio: 1.5 },
    },
  ]
}
