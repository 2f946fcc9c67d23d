import { isJsonObject, type JsonObject } from '../json.js'

/** What an editor says of itself when it connects. */
export interface PeerIdentity {
  project_path: string
  godot_version: string
  addon_version: string
  contract_version?: number
  contract_digest?: string
  pid?: number
  /** The editor's own program, on its machine. */
  executable?: string
}

/** What the addon says of itself when it is asked. */
export interface AddonInfo {
  addon_version: string
  godot_version: string
  commands: string[]
  contract_version?: number
  scanning?: boolean
  backend?: { csharp_supported: boolean; csharp_project: boolean; csharp_build: boolean }
}

/** Reads a hello. A field that is missing or of the wrong kind is left empty: an older addon is no error. */
export function readIdentity(params: JsonObject): PeerIdentity {
  const identity: PeerIdentity = {
    project_path: text(params['project_path']),
    godot_version: text(params['godot_version']),
    addon_version: text(params['addon_version']),
  }
  if (typeof params['contract_version'] === 'number') identity.contract_version = params['contract_version']
  if (typeof params['contract_digest'] === 'string') identity.contract_digest = params['contract_digest']
  if (typeof params['pid'] === 'number') identity.pid = params['pid']
  if (text(params['executable']) !== '') identity.executable = text(params['executable'])
  return identity
}

/** Reads the addon's description of itself, or answers null where it is none. */
export function readAddonInfo(result: JsonObject): AddonInfo | null {
  const { addon_version, godot_version, commands, contract_version, scanning, backend } = result
  if (typeof addon_version !== 'string' || !Array.isArray(commands)) return null
  const info: AddonInfo = {
    addon_version,
    godot_version: text(godot_version),
    commands: commands.filter((name): name is string => typeof name === 'string'),
  }
  if (typeof contract_version === 'number') info.contract_version = contract_version
  if (typeof scanning === 'boolean') info.scanning = scanning
  if (isJsonObject(backend)) {
    const { csharp_supported, csharp_project, csharp_build } = backend
    info.backend = {
      csharp_supported: csharp_supported === true,
      csharp_project: csharp_project === true,
      csharp_build: csharp_build === true,
    }
  }
  return info
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
