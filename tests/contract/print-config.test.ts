import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { isAbsolute } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { SERVER_BIN } from './support/server-process.js'

const PROJECT = fileURLToPath(new URL('../fixtures/e2e-project', import.meta.url))
const CLIENTS = [
  'generic',
  'claude-desktop',
  'claude-code',
  'cursor',
  'vscode',
  'windsurf',
  'zed',
  'cline',
  'gemini-cli',
  'codex',
]

interface Entry {
  command: string
  args: string[]
  env?: Record<string, string>
}

function printConfig(args: readonly string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SERVER_BIN, 'print-config', ...args], {
    cwd: '/',
    env,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

/** The one server that a block names, as a client would read it. */
function entryOf(block: string): Entry {
  const read: unknown = block.trimStart().startsWith('{') ? JSON.parse(block) : parseToml(block)
  const [servers] = Object.values(read as Record<string, Record<string, Entry>>)
  const entry = servers?.['godot']
  if (entry === undefined) throw new Error(`no server in ${block}`)
  return entry
}

/** Starts what a block says, and nothing else: a client's PATH need not hold anything. */
async function greet({ command, args, env }: Entry): Promise<unknown> {
  const child = spawn(command, args, { cwd: '/', env: { PATH: '', GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:0', ...env } })
  const clientInfo = { name: 'test', version: '1' }
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
  const [line] = await once(createInterface(child.stdout), 'line')
  child.stdin.end()
  await once(child, 'close')
  return JSON.parse(String(line))
}

describe.each(CLIENTS)('print-config %s', (client) => {
  it('gives a block that starts the server where PATH is empty', async () => {
    const { stdout, stderr, status } = printConfig([client, '--project', PROJECT, '--toolsets', 'all'])
    expect(status).toBe(0)
    const entry = entryOf(stdout)
    for (const path of [entry.command, ...entry.args]) expect(isAbsolute(path), path).toBe(true)
    expect(entry.env).toEqual({ GODOT_MCP_PROJECT_DIR: PROJECT, GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
    expect(await greet(entry)).toMatchObject({ result: { serverInfo: { name: 'godot-mcp' } } })
    expect(stderr).toMatch(/^For .*: put this into /)
  })
})

it('takes the generic block where no client is named', () => {
  expect(printConfig([]).stdout).toBe(printConfig(['generic']).stdout)
})

it('shows no token that is set where it runs', () => {
  const { stdout, stderr } = printConfig(['codex'], { GODOT_MCP_AUTH_TOKEN: 'sesame-1', GODOT_MCP_BRIDGE_TOKEN: 'sesame-2' })
  expect(stdout + stderr).not.toContain('sesame')
})

it('gives, for a server that runs, its address and the name of what holds its token', () => {
  const env = { GODOT_MCP_HTTP_HOST: '0.0.0.0', GODOT_MCP_HTTP_PORT: '9191', GODOT_MCP_AUTH_TOKEN: 'sesame' }
  const { stdout, stderr, status } = printConfig(['codex', '--http'], env)
  expect(status).toBe(0)
  expect(stdout).toBe('[mcp_servers.godot]\nurl = "http://127.0.0.1:9191/mcp"\nbearer_token_env_var = "GODOT_MCP_AUTH_TOKEN"\n')
  expect(stdout + stderr).not.toContain('sesame')
  expect(JSON.parse(printConfig(['cursor', '--http']).stdout)).toEqual({
    mcpServers: { godot: { url: 'http://127.0.0.1:9090/mcp' } },
  })
})

it.each([
  [['claude-desktop', '--http'], 'print-config --http: Claude Desktop starts its servers itself; leave --http out'],
  [['zed', '--http', '--toolsets', 'all'], 'print-config --http: --project and --toolsets are settings of the server'],
  [['curser'], 'print-config knows no client "curser" (did you mean cursor?); it knows '],
  [['cursor', 'zed'], 'print-config takes the name of one client'],
  [['--project', '/nowhere'], 'print-config --project: /nowhere is not a Godot project: it has no project.godot'],
  [['--frobnicate'], "print-config: Unknown option '--frobnicate'"],
])('%j is refused in one line, and nothing is printed', (args, message) => {
  const { stdout, stderr, status } = printConfig(args)
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
  expect(stderr).toContain(`godot-mcp: ${message}`)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
