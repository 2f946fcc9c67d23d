import type { CoreHealthCheckResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'
import { versionNotice } from '../../versions.js'

/** How long the editor may take for a sign of life, in milliseconds. One that works answers within a frame. */
const SIGN_OF_LIFE_MS = 1_000

/** Says whether the server is up and an editor attached. Never fails. */
export async function healthCheck(_params: object, context: ToolContext): Promise<CoreHealthCheckResult> {
  const { bridge, server } = context
  const state = bridge.state({})
  const responds = await bridge.responds({ within_ms: SIGN_OF_LIFE_MS })
  const introduced = state.identity?.addon_version
  // An editor that is blocked describes itself to nobody; asking it would only make this slow.
  const addonVersion = introduced || (responds ? ((await bridge.addon_info({}))?.addon_version ?? null) : null)
  return {
    server: server.name,
    version: server.version,
    transport: server.transport,
    bridge_url: state.url,
    bridge_connected: state.connected,
    editor_responds: responds,
    addon_version: addonVersion,
    version_notice: versionNotice(addonVersion, server.version, state.identity?.project_path ?? null),
    bridge_bind_error: state.bind_error,
  }
}
