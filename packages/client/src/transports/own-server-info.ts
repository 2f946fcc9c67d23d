import {
  BUILD_VERSION,
  CONTRACT_DIGEST,
  CONTRACT_VERSION,
  type CoreGetServerInfoResult,
  MIN_COMPATIBLE_CONTRACT,
  TOOLSETS,
} from '@godot-mcp/contract'

/** What a server of exactly this contract says of itself: every toolset enabled, no editor attached. */
export function ownServerInfo(): CoreGetServerInfoResult {
  return {
    server: 'router-transport',
    version: BUILD_VERSION,
    contract_version: CONTRACT_VERSION,
    min_compatible_contract: MIN_COMPATIBLE_CONTRACT,
    contract_digest: CONTRACT_DIGEST,
    transport: 'in-memory',
    toolsets: TOOLSETS.map(({ name, description, minGodot, tools }) => ({
      name,
      enabled: true,
      description,
      tool_count: tools.length,
      min_godot: minGodot,
    })),
    prompts: [],
    resources: [],
    bridge: {
      connected: false,
      url: '',
      godot_version: null,
      project_name: null,
      project_path: null,
      addon_version: null,
      addon_commands: null,
      scanning: null,
      peer_identity: null,
      backend: null,
    },
    active_scene: null,
    addon_drift_warning: null,
    version_notice: null,
    update: null,
    common_errors: [],
    next_steps: [],
  }
}
