import { connect, type Godot, isGodotToolError, type OnApproval } from '@godot-mcp/client'
import type { ToolName } from '@godot-mcp/contract'
import { serverCommand } from '@godot-mcp/testing'
import { afterAll, beforeAll, inject } from 'vitest'
import { Driver } from './driver.js'
import { type Outcome, succeeded } from './outcome.js'
import { Project } from './project.js'
import { record } from './recorder.js'
import { until } from './until.js'

/** What a test file works with: the product from outside, and the driver to look at what really happened. */
export interface Session {
  /** The client SDK, connected to a server of this file's own. */
  readonly godot: Godot
  /** Looks at the editor and plays the person, past the code under test. */
  readonly driver: Driver
  readonly project: Project
  /** Calls a tool and records what was seen. Never rejects for a failing tool. */
  call(tool: ToolName, params?: Record<string, unknown>): Promise<Outcome>
  /** `call`, and the result of it: throws where the tool fails. */
  run(tool: ToolName, params?: Record<string, unknown>): Promise<Readonly<Record<string, unknown>>>
  /** Opens a fresh copy of a scene of the project and returns its path. */
  openCopy(from?: string): Promise<string>
}

/** What a file's own server is told beside the defaults, and who answers its questions. */
interface SessionSettings {
  readonly env?: Record<string, string>
  readonly onApproval?: OnApproval
}

/**
 * A session for the tests of the calling file: a server and a client of its own, and the editor that the whole run shares, which
 * connects to each in turn.
 */
export function useSession({ env: settings = {}, onApproval }: SessionSettings = {}): Session {
  let opened: { godot: Godot; driver: Driver } | undefined
  const project = Project.at(inject('projectDir'))
  const open = () => {
    if (opened === undefined) throw new Error('the session is not open yet: use it inside a test')
    return opened
  }

  beforeAll(async () => {
    const driver = await Driver.listen(inject('driverPort'))
    const server = await serverCommand()
    const env = { ...server.env, GODOT_MCP_BRIDGE_URL: inject('bridgeUrl'), GODOT_MCP_DEFAULT_TOOLSETS: 'all', ...settings }
    const { command, args } = server
    const godot = await connect({ command, args, env, validateResults: true, enableToolsets: false, onApproval })
    opened = { godot, driver }
    await driver.connected()
    await until('the editor is attached and has scanned the project', async () => {
      const { bridge } = await godot.core.getServerInfo()
      return bridge.connected && bridge.scanning === false
    })
  })
  afterAll(async () => {
    await opened?.godot.close()
    await opened?.driver.close()
  })

  const call = (tool: ToolName, params: Record<string, unknown> = {}) => recordedCall(open().godot, tool, params)
  return {
    get godot() {
      return open().godot
    },
    get driver() {
      return open().driver
    },
    project,
    call,
    run: async (tool, params) => succeeded(await call(tool, params)),
    openCopy: async (from) => {
      const path = project.copyScene(from)
      if (!(await open().driver.openScene(path))) throw new Error(`the editor did not open ${path}`)
      return path
    },
  }
}

/** Calls a tool of the real editor, turns a failing tool into data, and records what was seen. */
export async function recordedCall(godot: Godot, tool: ToolName, params: Record<string, unknown>): Promise<Outcome> {
  const seen = { tool, peer: 'editor', preview: params['dry_run'] === true } as const
  try {
    const result = await godot.callUntyped(tool, params)
    record(seen)
    return { ok: true, result }
  } catch (error) {
    if (!isGodotToolError(error)) throw error
    const { code, required, hint, suggestions = [] } = error
    record({ ...seen, code, ...(required !== undefined && { required }) })
    return { ok: false, code, required, hint, suggestions }
  }
}
