import { readFileSync } from 'node:fs'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { CLIENTS, type Launch } from '../../src/cli/clients.js'

const GUIDE = readFileSync(new URL('../../../../docs/guides/clients.md', import.meta.url), 'utf8')
const REMOTE = { url: 'http://127.0.0.1:9090/mcp', tokenVariable: null }

/** Where each client looks for its servers. */
const ROOTS: Record<string, string> = {
  generic: 'mcpServers',
  'claude-desktop': 'mcpServers',
  'claude-code': 'mcpServers',
  cursor: 'mcpServers',
  vscode: 'servers',
  windsurf: 'mcpServers',
  zed: 'context_servers',
  cline: 'mcpServers',
  'gemini-cli': 'mcpServers',
  codex: 'mcp_servers',
}

const clients = Object.entries(CLIENTS)

function entryOf(name: string, block: string): unknown {
  const read = CLIENTS[name]?.language === 'toml' ? parseToml(block) : JSON.parse(block)
  return (read as Record<string, Record<string, unknown>>)[ROOTS[name] ?? '']?.['godot']
}

it('are those that the test knows', () => {
  expect(Object.keys(CLIENTS)).toEqual(Object.keys(ROOTS))
})

describe.each(clients)('the block for %s', (name, client) => {
  it.each<Launch>([
    { command: 'C:\\Program Files\\nodejs\\node.exe', args: ['C:\\Spiele\\größe "ü"\\godot-mcp.js'], env: {} },
    {
      command: '/Users/me/.nvm/versions/node/v22/bin/node',
      args: ['/opt/a b/godot-mcp.js'],
      env: { GODOT_MCP_PROJECT_DIR: '/a\tb' },
    },
    { command: '/usr/bin/node', args: ['/tmp/\u007f\u0001.js'], env: { A: '', B: '$HOME %PATH%' } },
  ])('says exactly how to start $command', (launch) => {
    const { env, ...rest } = launch
    const expected = Object.keys(env).length === 0 ? rest : launch
    expect(entryOf(name, client.stdio(launch))).toMatchObject(expected)
  })

  it('never holds a token, and names the variable or the place for it', () => {
    if (client.http === null) return expect(name).toBe('claude-desktop')
    const open = client.http(REMOTE)
    expect(Object.values(entryOf(name, open) as object)).toContain(REMOTE.url)
    expect(open).not.toMatch(/bearer/i)
    const closed = client.http({ ...REMOTE, tokenVariable: 'GODOT_MCP_AUTH_TOKEN' })
    expect(closed).toContain('GODOT_MCP_AUTH_TOKEN')
    expect(entryOf(name, closed)).toBeDefined()
  })

  it('has its place in the guide, on every system', () => {
    for (const file of Object.values(client.file)) expect(GUIDE).toContain(file)
    expect(GUIDE).toContain(`print-config ${name}`)
  })
})
