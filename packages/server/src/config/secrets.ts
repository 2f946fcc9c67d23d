/** Variables that hold a secret. No value of theirs may stand in a log, whatever prints it. */
const SECRET_VARIABLES = ['GODOT_MCP_AUTH_TOKEN', 'GODOT_MCP_BRIDGE_TOKEN'] as const

/** The secrets of these settings. */
export function readSecrets(env: NodeJS.ProcessEnv): string[] {
  return SECRET_VARIABLES.map((name) => env[name]?.trim() ?? '').filter((secret) => secret !== '')
}
