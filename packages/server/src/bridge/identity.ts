import { isJsonObject, type JsonObject } from '../json.js'

/** What a peer says of itself goes into logs and results; these bound it, in characters and entries. */
const LONGEST_VERSION = 64
const LONGEST_PATH = 1_024
const MOST_COMMANDS = 5_000
const COMMAND = /^cmd_[a-z0-9_]{1,100}$/

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
    project_path: text(params['project_path'], LONGEST_PATH),
    godot_version: text(params['godot_version']),
    addon_version: text(params['addon_version']),
  }
  const { contract_version, contract_digest, pid, executable } = params
  if (isCount(contract_version)) identity.contract_version = contract_version
  if (typeof contract_digest === 'string') identity.contract_digest = text(contract_digest, 2 * LONGEST_VERSION)
  if (isCount(pid)) identity.pid = pid
  if (text(executable, LONGEST_PATH) !== '') identity.executable = text(executable, LONGEST_PATH)
  return identity
}

/** Reads the addon's description of itself, or answers null where it is none. */
export function readAddonInfo(result: JsonObject): AddonInfo | null {
  const { addon_version, godot_version, commands, contract_version, scanning, backend } = result
  if (typeof addon_version !== 'string' || !Array.isArray(commands)) return null
  const info: AddonInfo = {
    addon_version: text(addon_version),
    godot_version: text(godot_version),
    commands: commands.filter((name): name is string => typeof name === 'string' && COMMAND.test(name)).slice(0, MOST_COMMANDS),
  }
  if (isCount(contract_version)) info.contract_version = contract_version
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

/** A text on one line of bounded length: no control characters, nothing that turns the direction of writing, no half of a character. */
function text(value: unknown, longest = LONGEST_VERSION): string {
  return typeof value === 'string' ? value.slice(0, longest).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd') : ''
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
