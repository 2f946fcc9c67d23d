import { connect, type Godot } from '@godot-mcp/client'
import { serverCommand } from '@godot-mcp/testing'

/** A server of its own that no editor dials, with these variables, for as long as `use` takes. */
export async function withOwnServer(env: Record<string, string>, use: (godot: Godot) => Promise<void>): Promise<void> {
  const server = await serverCommand({ env: { GODOT_MCP_DEFAULT_TOOLSETS: 'all', ...env } })
  const { command, args } = server
  const godot = await connect({ command, args, env: server.env, validateResults: true, enableToolsets: false })
  try {
    await use(godot)
  } finally {
    await godot.close()
  }
}
