import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterEach, describe, expect, it } from 'vitest'
import { HttpServer } from './support/http-server.js'
import { SERVER_BIN } from './support/server-process.js'
import { STATELESS } from './support/stateless.js'

/** The revision of 2026 as a client library has it, which looks for the newest that both sides know. */
const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close()
})

interface Connected {
  client: Client
  /** Tells the server to stop, as a supervisor does. */
  stop(): void
}

function newClient(): Client {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  opened.push({ close: () => client.close() })
  return client
}

async function overStdio(): Promise<Connected> {
  const client = newClient()
  const env = { GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:0' }
  const transport = new StdioClientTransport({ command: process.execPath, args: [SERVER_BIN], env, stderr: 'ignore' })
  await client.connect(transport)
  return { client, stop: () => process.kill(transport.pid ?? 0, 'SIGTERM') }
}

async function overHttp(): Promise<Connected> {
  const server = await HttpServer.start()
  opened.push({ close: () => server.end() })
  const client = newClient()
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)))
  return { client, stop: () => void server.process.child.kill('SIGTERM') }
}

describe.each([
  ['stdio', overStdio],
  ['HTTP', overHttp],
])('over %s', (_name, connect) => {
  it('the newest revision is found, and discovering again tells the same', async () => {
    const { client } = await connect()
    expect(client.getNegotiatedProtocolVersion()).toBe(STATELESS)
    const { supportedVersions, instructions } = await client.discover()
    expect(supportedVersions).toEqual([STATELESS])
    expect(instructions).toBe(client.getInstructions())
  })

  it('a subscription tells which part of the wish it grants', async () => {
    const { client } = await connect()
    const { honoredFilter } = await client.listen({ toolsListChanged: true, resourceSubscriptions: ['godot://scene/tree'] })
    expect(honoredFilter).toEqual({ toolsListChanged: true })
  })

  it('one that the subscriber has closed hears of nothing more', async () => {
    const { client } = await connect()
    let notices = 0
    client.setNotificationHandler('notifications/tools/list_changed', () => {
      notices += 1
    })
    const subscription = await client.listen({ toolsListChanged: true })
    await subscription.close()
    expect(await subscription.closed).toBe('local')
    await client.callTool({ name: 'godot_enable_toolset', arguments: { category: 'scene_edit' } })
    await client.callTool({ name: 'godot_health_check', arguments: {} })
    expect(notices).toBe(0)
  })

  it('a subscription ends with the server, and the subscriber is told', async () => {
    const { client, stop } = await connect()
    const subscription = await client.listen({ toolsListChanged: true })
    stop()
    expect(await subscription.closed).toBe('graceful')
  })
})
