import { FakeEditor, hang, hold, succeedWith } from '@godot-mcp/testing'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderHttpTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, describe, expect, it } from 'vitest'
import { HttpServer } from './support/http-server.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

const INFO = { name: 'test', version: '1' }
const TREE = { name: 'godot_inspection_get_scene_tree', arguments: {} }

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close()
})

async function start(env: Record<string, string> = {}): Promise<HttpServer> {
  const server = await HttpServer.start(env)
  opened.push({ close: () => server.end() })
  return server
}

async function attach(server: HttpServer): Promise<FakeEditor> {
  const editor = await FakeEditor.connect({ url: await server.bridgeUrl() })
  opened.push({ close: () => editor.close() })
  await editor.received('cmd_server_hello')
  return editor
}

type Kind = '2025-11-25' | '2026-07-28' | 'older'

async function client(kind: Kind, url: string, token?: string): Promise<Client | OlderClient> {
  const requestInit = token === undefined ? {} : { requestInit: { headers: { authorization: `Bearer ${token}` } } }
  if (kind === 'older') {
    const older = new OlderClient(INFO)
    await older.connect(new OlderHttpTransport(new URL(url), requestInit) as never)
    opened.push({ close: () => older.close() })
    return older
  }
  const current = new Client(INFO, kind === '2026-07-28' ? { versionNegotiation: { mode: { pin: kind } } } : {})
  await current.connect(new StreamableHTTPClientTransport(new URL(url), requestInit))
  opened.push({ close: () => current.close() })
  return current
}

describe.each(['2025-11-25', '2026-07-28', 'older'] as const)('a client of %s', (kind) => {
  it('lists tools, reads resources and calls the editor', async () => {
    const server = await start()
    const editor = await attach(server)
    editor.when('cmd_inspection_get_scene_tree', succeedWith(treeNamed('A')))
    const us = await client(kind, server.url)
    expect((await us.listTools()).tools.map(({ name }) => name)).toContain('godot_health_check')
    expect((await us.callTool(TREE)).structuredContent).toMatchObject({ tree: { name: 'A' } })
    expect((await us.callTool({ name: 'godot_health_check', arguments: {} })).structuredContent).toMatchObject({
      transport: 'http',
    })
  })
})

describe('several clients', () => {
  it('share one editor, each with its own answer', async () => {
    const server = await start()
    const editor = await attach(server)
    const kinds: Kind[] = ['2025-11-25', '2026-07-28', 'older', '2026-07-28']
    const held = kinds.map((_, index) => hold(succeedWith(treeNamed(`T${index}`))))
    editor.when('cmd_inspection_get_scene_tree', (answering) =>
      held[Number(answering.command.params['max_depth'])]?.behaviour(answering),
    )
    const clients = await Promise.all(kinds.map((kind) => client(kind, server.url)))
    const calls = clients.map((us, max_depth) => us.callTool({ ...TREE, arguments: { max_depth } }))
    for (const _ of held) await editor.received('cmd_inspection_get_scene_tree')
    for (const one of [...held].reverse()) one.release()
    const names = (await Promise.all(calls)).map(({ structuredContent }) => structuredContent)
    expect(names).toMatchObject(kinds.map((_, index) => ({ tree: { name: `T${index}` } })))
  })
})

describe('a request from elsewhere', () => {
  it.each([
    ['the address', { host: '127.0.0.1:PORT' }, 200],
    ['the name of this machine for itself', { host: 'localhost:PORT' }, 200],
    ['the IPv6 address', { host: '[::1]:PORT' }, 200],
    ['the address through a tunnel', { host: '127.0.0.1:1' }, 200],
    ['an origin on this machine', { origin: 'http://localhost:6274' }, 200],
    ['a foreign host', { host: 'evil.example' }, 421],
    ['a foreign host with our port', { host: 'evil.example:PORT' }, 421],
    ['a host that begins like ours', { host: 'localhost.evil.example' }, 421],
    ['a host with our name before it', { host: '127.0.0.1@evil.example' }, 421],
    ['a foreign origin', { origin: 'http://evil.example' }, 403],
    ['an origin that begins like ours', { origin: 'http://127.0.0.1.evil.example' }, 403],
    ['a page without an origin to name', { origin: 'null' }, 403],
    ['a page from a file', { origin: 'file://' }, 403],
  ])('with %s: %o gets %i', async (_, headers, status) => {
    const server = await start()
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(server.port))]),
    )
    expect((await server.request({ path: '/healthz', headers: given })).status).toBe(status)
    if (status === 200) return
    const mcp = { method: 'POST', body: '{}', headers: { ...given, 'content-type': 'application/json' } }
    expect((await server.request(mcp)).status).toBe(status)
    expect(await server.process.log('refused a request')).toMatchObject({ level: 'warning', reason: expect.any(String) })
  })

  it('that a page can send without asking first is refused', async () => {
    const server = await start()
    const simple = { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }
    expect((await server.request(simple)).status).toBe(415)
    expect((await server.request({ method: 'OPTIONS' })).headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('the token', () => {
  const TOKEN = 'a-token-of-this-test'

  it.each(['0.0.0.0', '::', '192.168.7.1', 'a-name'])('has to be there where %s is listened on', async (host) => {
    const server = new ServerProcess({ GODOT_MCP_TRANSPORT: 'http', GODOT_MCP_HTTP_HOST: host, GODOT_MCP_HTTP_PORT: '0' })
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.stderr.all.filter((line) => line !== '')).toEqual([
      expect.stringMatching(/^godot-mcp: GODOT_MCP_HTTP_HOST: .*set GODOT_MCP_AUTH_TOKEN/),
    ])
  })

  it('lets in who shows it, and nobody else, and stands in no log', async () => {
    const server = await start({ GODOT_MCP_AUTH_TOKEN: TOKEN, GODOT_MCP_LOG_LEVEL: 'debug' })
    const us = await client('2026-07-28', server.url, TOKEN)
    expect((await us.listTools()).tools).not.toEqual([])
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN]) {
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
      const answer = await server.request({ method: 'POST', body: '{}', headers })
      expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } })
      expect(answer.body).not.toMatch(/wrong|token/i)
    }
    expect((await server.request({ path: '/healthz' })).status).toBe(200)
    await server.end()
    expect(server.process.stderr.all.join('\n')).not.toContain(TOKEN)
  })
})

describe('/healthz', () => {
  it('tells whether there is an editor, and no more', async () => {
    const server = await start()
    expect(JSON.parse((await server.request({ path: '/healthz' })).body)).toEqual({
      ok: true,
      version: expect.any(String),
      editor_attached: false,
    })
    await attach(server)
    expect(JSON.parse((await server.request({ path: '/healthz' })).body)).toMatchObject({ editor_attached: true })
  })
})

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends in order on %s, and not with stdin', async (signal) => {
    const server = await start()
    await client('2025-11-25', server.url)
    server.process.child.stdin?.end()
    expect((await server.request({ path: '/healthz' })).status).toBe(200)
    expect(await server.end(signal)).toEqual({ code: 0, signal: null })
    expect(server.process.stdout.all.filter((line) => line !== '')).toEqual([])
  })

  it.each(['2025-11-25', '2026-07-28'] as const)('tells a client of %s what became of its call before it ends', async (kind) => {
    const server = await start()
    const editor = await attach(server)
    editor.when('cmd_undo', hang)
    const us = await client(kind, server.url)
    const call = us.callTool({ name: 'godot_undo', arguments: {} })
    await editor.received('cmd_undo')
    const ended = server.end()
    const { isError, _meta } = await call
    expect(isError).toBe(true)
    expect(_meta?.['godot_mcp/error']).toMatchObject({ error: expect.any(String), may_have_applied: true })
    expect(await ended).toEqual({ code: 0, signal: null })
  })

  it('says in one line that its port is taken', async () => {
    const first = await start()
    const second = new ServerProcess({ GODOT_MCP_TRANSPORT: 'http', GODOT_MCP_HTTP_PORT: String(first.port) })
    expect(await second.exited).toEqual({ code: 1, signal: null })
    expect(second.stderr.all.filter((line) => line !== '')).toEqual([
      `godot-mcp: GODOT_MCP_HTTP_PORT: port ${first.port} of 127.0.0.1 is in use by another program; end that one, or choose another port`,
    ])
  })
})
