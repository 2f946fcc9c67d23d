import type { SafetyProfile } from '@godot-mcp/contract'
import { nearestNames } from '../suggest/nearest.js'
import { ConfigError } from './config-error.js'
import { parseSwitch } from './switch.js'

/** The profiles, each holding the one before. */
export const PROFILES: readonly SafetyProfile[] = ['read_only', 'no_destructive', 'full']

/** Which tools there are, whatever the toolsets. */
export interface SafetyConfig {
  profile: SafetyProfile
  /** Whether the tools that run code are there. */
  codeExecution: boolean
}

/** Reads GODOT_MCP_SAFETY and GODOT_MCP_CODE_EXECUTION. Throws ConfigError. */
export function readSafety(read: (name: string) => string | undefined): SafetyConfig {
  return {
    profile: parseProfile(read('GODOT_MCP_SAFETY') ?? 'full'),
    codeExecution: parseSwitch('GODOT_MCP_CODE_EXECUTION', read('GODOT_MCP_CODE_EXECUTION'), true),
  }
}

function parseProfile(text: string): SafetyProfile {
  const profile = PROFILES.find((name) => name === text.toLowerCase())
  if (profile !== undefined) return profile
  const near = nearestNames(text, PROFILES, 1).map((name) => ` (did you mean ${name}?)`)
  throw new ConfigError(`GODOT_MCP_SAFETY: "${text}" is no profile${near.join('')}; valid: ${PROFILES.join(', ')}`)
}
