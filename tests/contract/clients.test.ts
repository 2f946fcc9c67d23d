import { TOOLSETS } from '@godot-mcp/contract'
import { examples } from '@godot-mcp/contract/examples'
import { published } from '@godot-mcp/contract/published'
import { wide } from '@godot-mcp/contract/wide'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OlderStdioTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { SERVER_BIN } from './support/server-process.js'

const INFO = { name: 'test', version: '1' }
const launch = (env: Record<string, string> = {}) => ({
  command: process.execPath,
  args: [SERVER_BIN],
  env: { GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:0', ...env },
  stderr: 'ignore' as const,
})

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close()
})

async function current(era: '2025' | '2026', env?: Record<string, string>): Promise<Client> {
  const client = new Client(INFO, era === '2026' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {})
  await client.connect(new StdioClientTransport(launch(env)))
  opened.push({ close: () => client.close() })
  return client
}

async function older(env?: Record<string, string>): Promise<OlderClient> {
  const client = new OlderClient(INFO)
  await client.connect(new OlderStdioTransport(launch(env)))
  opened.push({ close: () => client.close() })
  return client
}

/** An editor for a server whose port is only known from its own mouth. */
async function editorFor(health: unknown): Promise<BarePeer> {
  const { structuredContent } = health as { structuredContent: { bridge_url: string } }
  const peer = await BarePeer.greeted(structuredContent.bridge_url)
  opened.push({ close: () => peer.close() })
  return peer
}

describe.each(['2025', '2026'] as const)('the current client, %s era,', (era) => {
  it('agrees on the protocol and is told what the server is', async () => {
    const client = await current(era)
    expect(client.getNegotiatedProtocolVersion()).toBe(era === '2026' ? '2026-07-28' : '2025-11-25')
    expect(client.getServerVersion()).toMatchObject({ name: 'godot-mcp', title: 'Godot MCP' })
    expect(client.getServerCapabilities()).toMatchObject({
      tools: { listChanged: true },
      resources: {},
      experimental: {
        godot_mcp: { contract_version: 1, min_compatible_contract: 1, toolset_count: TOOLSETS.length, min_godot: '4.4' },
      },
    })
    expect(client.getInstructions()).toContain('godot_enable_toolset')
  })

  it('is told once of each change of the list', async () => {
    const client = await current(era, { GODOT_MCP_DEFAULT_TOOLSETS: 'scene_edit' })
    let notices = 0
    client.setNotificationHandler('notifications/tools/list_changed', () => {
      notices += 1
    })
    if (era === '2026') await client.listen({ toolsListChanged: true })
    for (const category of ['inspection', 'inspection'])
      await client.callTool({ name: 'godot_enable_toolset', arguments: { category } })
    for (const category of ['scene_edit', 'scene_edit'])
      await client.callTool({ name: 'godot_disable_toolset', arguments: { category } })
    await client.callTool({ name: 'godot_health_check', arguments: {} })
    expect(notices).toBe(2)
  })

  it('gets every tool of every toolset, with the bytes of the contract', async () => {
    const client = await current(era, { GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
    const { tools } = await client.listTools()
    expect(tools).toEqual(published)
  })
})

it('the small default list stays small', async () => {
  const { tools } = await (await current('2025')).listTools()
  expect(tools.length).toBeLessThanOrEqual(40)
  expect(JSON.stringify(tools).length).toBeLessThanOrEqual(27_000)
})

describe('the older client', () => {
  it('reads a failure as the product’s own error', async () => {
    const client = await older()
    await client.listTools()
    const result = await client.callTool({ name: 'godot_inspection_get_scene_tree', arguments: {} })
    expect(result).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringMatching(/^BRIDGE_DISCONNECTED: .* \[required=bridge_connected\]$/) }],
      _meta: { 'godot_mcp/error': { ok: false, error: 'BRIDGE_DISCONNECTED', required: 'bridge_connected' } },
    })
    expect(result).not.toHaveProperty('structuredContent')
  })

  it('finds every example result of an editor tool to fit the schema that is listed', async () => {
    const client = await older({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
    await client.listTools()
    const peer = await editorFor(await client.callTool({ name: 'godot_health_check', arguments: {} }))
    const editorTools = wide.filter(({ runs }) => runs === 'editor')
    for (const { name, safety } of editorTools) {
      for (const { input, result } of examples[name as keyof typeof examples]) {
        const calling = client.callTool({
          name,
          arguments: safety === 'destructive' ? { confirm: true, ...input } : { ...input },
        })
        peer.reply((await peer.command()).id, result)
        const { structuredContent, content } = await calling
        expect(structuredContent).toEqual(result)
        expect(content).toEqual([{ type: 'text', text: JSON.stringify(result) }])
      }
    }
  })

  it('finds the results of the server’s own tools to fit too', async () => {
    const client = await older()
    await client.listTools()
    for (const name of [
      'godot_health_check',
      'godot_get_server_info',
      'godot_list_toolsets',
      'godot_list_tools_by_safety_class',
    ]) {
      const { isError } = await client.callTool({ name, arguments: {} })
      expect(isError).toBeUndefined()
    }
    const { isError } = await client.callTool({ name: 'godot_enable_toolset', arguments: { category: 'inspection' } })
    expect(isError).toBeUndefined()
  })
})
