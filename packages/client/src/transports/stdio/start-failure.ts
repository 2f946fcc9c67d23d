import { existsSync } from 'node:fs'
import { ConnectionError } from '../../errors/connection-error.js'
import type { StdioOptions } from './stdio-options.js'

/** Says what a refused start means: Node reports a missing command and a missing directory with the same code. */
export function startFailure(options: StdioOptions, cause: unknown): ConnectionError {
  const { command, cwd } = options
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  if (cwd !== undefined && !existsSync(cwd)) {
    return new ConnectionError({ code: 'COMMAND_NOT_FOUND', hint: `The working directory '${cwd}' does not exist.` }, { cause })
  }
  if (code === 'ENOENT') {
    const hint = `There is no command '${command}'. Install it, give its absolute path, or start the server with npx: command 'npx', args ['@godot-mcp/server'].`
    return new ConnectionError({ code: 'COMMAND_NOT_FOUND', hint }, { cause })
  }
  const reason = cause instanceof Error ? cause.message : String(cause)
  const hint = `'${command}' could not be started: ${reason}. Check that it is an executable file.`
  return new ConnectionError({ code: 'SERVER_NOT_STARTED', hint }, { cause })
}
