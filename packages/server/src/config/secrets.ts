import { BRIDGE } from '@godot-mcp/contract'

/** Variables that hold a secret. No value of theirs may stand in a log, whatever prints it, nor reach a program that the server starts. */
export const SECRET_VARIABLES: readonly string[] = ['GODOT_MCP_AUTH_TOKEN', 'GODOT_MCP_APPROVAL_WEBHOOK', BRIDGE.token_variable]

/** Shortest part of an address that is taken for a secret of its own: shorter ones stand in every line by chance. */
const SHORTEST_PART = 6

/** The secrets of these settings. */
export function readSecrets(env: NodeJS.ProcessEnv): string[] {
  const values = SECRET_VARIABLES.map((name) => env[name]?.trim() ?? '')
  return [...values, ...partsOf(env['GODOT_MCP_APPROVAL_WEBHOOK']?.trim() ?? '')].filter((secret) => secret !== '')
}

/** What of an address keeps strangers out: password, path and query. */
function partsOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { password, pathname, search, searchParams } = new URL(address)
  const parts = [password, decodeURIComponent(password), pathname, search, ...searchParams.values()]
  return parts.filter((part) => part.length >= SHORTEST_PART)
}
