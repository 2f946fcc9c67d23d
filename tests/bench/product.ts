import { type JsonRpcClient, openClient } from './json-rpc-client.js'
import { pause } from './processes.js'
import { serverBin } from './programs.js'

/** Starts the bundled server as a user does, with every toolset on. */
export const openProduct = (bridgeUrl: string): Promise<JsonRpcClient> =>
  openClient(process.execPath, [serverBin], { GODOT_MCP_BRIDGE_URL: bridgeUrl, GODOT_MCP_DEFAULT_TOOLSETS: 'all' })

/** Waits until an editor, or what plays one, is attached. */
export async function untilConnected(client: JsonRpcClient): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const health = (await client.callTool('godot_health_check', {})) as { bridge_connected: boolean }
    if (health.bridge_connected) return
    await pause(50)
  }
  throw new Error('no editor connected')
}
