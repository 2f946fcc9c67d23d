import { type CoreGetServerInfoResult, REQUIRED_TOKENS } from '@godot-mcp/contract'
import { isConnectionError } from './errors/connection-error.js'

/** Whether one part works, and what to do where it does not. */
export interface HealthPart {
  readonly ok: boolean
  /** The next step; null where nothing has to be done. */
  readonly hint: string | null
}

/** The state of everything between a program and a scene. */
export interface Health {
  /** Whether all three parts are ready. */
  readonly ok: boolean
  readonly server: HealthPart & { readonly version: string | null; readonly contractVersion: number | null }
  readonly editor: HealthPart & {
    readonly godotVersion: string | null
    readonly addonVersion: string | null
    readonly projectName: string | null
    readonly projectPath: string | null
  }
  readonly scene: HealthPart & { readonly path: string | null }
}

/** Reads the state of server, editor and scene in one call. A server that is gone is a state, not an error. */
export async function readHealth(serverInfo: () => Promise<CoreGetServerInfoResult>): Promise<Health> {
  try {
    return healthOf(await serverInfo())
  } catch (error) {
    if (isConnectionError(error)) return serverDown(error.hint)
    throw error
  }
}

function healthOf(info: CoreGetServerInfoResult): Health {
  const { bridge, active_scene: scenePath } = info
  const connected = bridge.connected
  const sceneOpen = connected && scenePath !== null
  return {
    ok: sceneOpen,
    server: { ok: true, hint: null, version: info.version, contractVersion: info.contract_version },
    editor: {
      ok: connected,
      hint: connected ? info.version_notice : REQUIRED_TOKENS.bridge_connected.remedy,
      godotVersion: bridge.godot_version,
      addonVersion: bridge.addon_version,
      projectName: bridge.project_name,
      projectPath: bridge.project_path,
    },
    scene: { ok: sceneOpen, hint: sceneHint(connected, sceneOpen), path: scenePath },
  }
}

function sceneHint(connected: boolean, open: boolean): string | null {
  if (open) return null
  return connected ? REQUIRED_TOKENS.active_scene.remedy : 'Unknown until an editor is attached.'
}

function serverDown(hint: string): Health {
  const unknown = { ok: false, hint: 'Unknown until a server answers.' }
  return {
    ok: false,
    server: { ok: false, hint, version: null, contractVersion: null },
    editor: { ...unknown, godotVersion: null, addonVersion: null, projectName: null, projectPath: null },
    scene: { ...unknown, path: null },
  }
}
