import type { CoreHealthCheckResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'
import { versionNotice } from '../../versions.js'

/** Says whether the server is up and an editor attached. Never fails. */
export async function healthCheck(_params: object, context: ToolContext): Promise<CoreHealthCheckResult> {
  const { bridge, server } = context
  const state = bridge.state({})
  const addonVersion = state.connected
    ? state.identity?.addon_version || ((await bridge.addon_info({}))?.addon_version ?? null)
    : null
  return {
    server: server.name,
    version: server.version,
    transport: server.transport,
    bridge_url: state.url,
    bridge_connected: state.connected,
    addon_version: addonVersion,
    version_notice: versionNotice(addonVersion, server.version, state.identity?.project_path ?? null),
    bridge_bind_error: state.bind_error,
  }
}
