import type { GodotSetting } from '../godot/find-godot.js'
import { LOG_LEVELS, type LogLevel } from '../log/logger.js'
import { nearestNames } from '../suggest/nearest.js'
import { type ApprovalConfig, readApproval } from './approval.js'
import { type BridgeSettings, readBridge } from './bridge.js'
import { ConfigError } from './config-error.js'
import { type HttpSettings, readHttp } from './http.js'
import { readSafety, type SafetyConfig } from './safety.js'

/** The server's settings, read once at start. */
export interface Config extends BridgeSettings {
  /** Where to listen for clients; null to serve one over stdin and stdout. */
  http: HttpSettings | null
  logLevel: LogLevel
  /** Wanted start-up toolsets as the variable names them; null for the contract's own default. */
  defaultToolsets: readonly string[] | 'all' | null
  safety: SafetyConfig
  approval: ApprovalConfig
  /** Whom to ask for newer builds; null for nobody. */
  updateUrl: string | null
  /** The Godot to run without an editor, and the variable that names it; null to have one looked for. */
  godot: GodotSetting | null
  /** Folder of the project; null for the attached editor's. */
  projectDir: string | null
  /** PATH. */
  searchPath: string
}

const TRANSPORTS = ['stdio', 'http']

/** Reads the settings from environment variables; an empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = (name: string) => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const transport = read('GODOT_MCP_TRANSPORT')
  if (transport !== undefined && !TRANSPORTS.includes(transport)) {
    throw new ConfigError(
      `GODOT_MCP_TRANSPORT: "${transport}" is not a transport of this server; valid: ${TRANSPORTS.join(', ')}`,
    )
  }
  return {
    ...readBridge(read),
    http: transport === 'http' ? readHttp(read) : null,
    logLevel: parseLogLevel(read('GODOT_MCP_LOG_LEVEL') ?? 'info'),
    defaultToolsets: parseToolsets(read('GODOT_MCP_DEFAULT_TOOLSETS')),
    safety: readSafety(read),
    approval: readApproval(read),
    updateUrl: parseUpdateUrl(read('GODOT_MCP_UPDATE_URL')),
    godot: firstSet(['GODOT_MCP_GODOT_BIN', 'GODOT_BIN'], read),
    projectDir: read('GODOT_MCP_PROJECT_DIR') ?? null,
    searchPath: env['PATH'] ?? '',
  }
}

function firstSet(variables: readonly string[], read: (name: string) => string | undefined): GodotSetting | null {
  const [variable] = variables.filter((name) => read(name) !== undefined)
  return variable === undefined ? null : { variable, path: read(variable) ?? '' }
}

function parseUpdateUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  if (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)) return text
  throw new ConfigError(`GODOT_MCP_UPDATE_URL: "${text}" is not an address that begins with https:// or http://`)
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text.toLowerCase())
  if (level !== undefined) return level
  const near = nearestNames(text, LOG_LEVELS, 1).map((name) => ` (did you mean ${name}?)`)
  throw new ConfigError(`GODOT_MCP_LOG_LEVEL: "${text}" is not a level${near.join('')}; valid: ${LOG_LEVELS.join(', ')}`)
}

function parseToolsets(text: string | undefined): Config['defaultToolsets'] {
  if (text === undefined) return null
  if (text.toLowerCase() === 'all') return 'all'
  const names = text.split(',').map((name) => name.trim())
  return names.filter((name) => name !== '')
}
