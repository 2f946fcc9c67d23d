import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { freePort } from './free-port.js'

/** How to start a server that no other one gets in the way of. Goes into `connect()` of the client as it is. */
export interface ServerCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly env: { readonly [name: string]: string }
  /** Where the server waits for its editor: give it to `FakeEditor.connect`. */
  readonly bridgeUrl: string
}

/**
 * The command that starts the `@godot-mcp/server` installed beside this program, with its bridge on a free port.
 *
 * @throws where the server is not installed in `from` (the working directory by default) or a folder above it.
 */
export async function serverCommand(
  options: { env?: { readonly [name: string]: string }; from?: string } = {},
): Promise<ServerCommand> {
  const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
  const env = { ...options.env, GODOT_MCP_BRIDGE_URL: bridgeUrl }
  return { command: process.execPath, args: [findServer(resolve(options.from ?? '.'))], env, bridgeUrl }
}

function findServer(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const bin = join(folder, 'node_modules', '@godot-mcp', 'server', 'bin', 'godot-mcp.js')
    if (existsSync(bin)) return bin
    if (folder === dirname(folder))
      throw new Error(`@godot-mcp/server is not installed in ${start} or above. Run: npm install @godot-mcp/server`)
  }
}
