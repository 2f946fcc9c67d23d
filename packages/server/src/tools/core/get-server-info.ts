import type { CoreGetServerInfoResult } from '@godot-mcp/contract'
import { driftWarning } from '../../discovery/drift-warning.js'
import { commonErrors, nextSteps } from '../../discovery/orientation.js'
import type { ContextJson, ToolContext } from '../../tool-context.js'
import { versionNotice } from '../../versions.js'

/** How long the editor may take to answer one of the reads behind this, in milliseconds. A busy editor must not make orientation slow. */
const READ_TIMEOUT_MS = 3_000

/** Orients a client in one call. What cannot be found out is null; nothing here makes the call fail. */
export async function getServerInfo(_params: object, context: ToolContext): Promise<CoreGetServerInfoResult> {
  const { server, toolsets, bridge } = context
  const state = bridge.state({})
  const [addon, project, scene, commands] = await Promise.all([
    bridge.addon_info({}),
    read(context, 'cmd_inspection_get_project_info'),
    read(context, 'cmd_inspection_get_active_scene'),
    toolsets.commands({}),
  ])
  const { identity } = state
  const addonVersion = identity?.addon_version || (addon?.addon_version ?? null)
  const projectPath = identity?.project_path || text(project?.['project_path'])
  const activeScene = scene?.['is_open'] === true ? text(scene['path']) : null
  return {
    server: server.name,
    version: server.version,
    contract_version: server.contract_version,
    min_compatible_contract: server.min_compatible_contract,
    contract_digest: server.contract_digest,
    transport: server.transport,
    toolsets: toolsets.list({}).map(({ name, enabled, description, min_godot, tools }) => ({
      name,
      enabled,
      description,
      tool_count: tools.length,
      min_godot,
    })),
    prompts: [],
    resources: context.resources.uris({}),
    bridge: {
      connected: state.connected,
      url: state.url,
      godot_version: identity?.godot_version || (addon?.godot_version ?? text(project?.['godot_version'])),
      project_name: text(project?.['name']),
      project_path: projectPath,
      addon_version: addonVersion,
      addon_commands: addon?.commands ?? null,
      scanning: addon?.scanning ?? null,
      peer_identity: identity && { ...identity },
      backend: addon?.backend ?? null,
    },
    active_scene: activeScene,
    addon_drift_warning: addon === null ? null : driftWarning(addon, commands, projectPath),
    version_notice: versionNotice(addonVersion, server.version, projectPath),
    update: context.updates.last({}),
    common_errors: commonErrors(),
    next_steps: nextSteps({ state, scene, toolsets: toolsets.list({}), update: context.updates.last({}) }),
  }
}

async function read({ bridge }: ToolContext, command: string): Promise<ContextJson | null> {
  if (!bridge.state({}).connected) return null
  return bridge.request({ command, params: {}, timeout_ms: READ_TIMEOUT_MS }).catch(() => null)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
