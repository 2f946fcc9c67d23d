import { createProduct, type Product, serveTransport } from '@godot-mcp/server'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { treeNamed } from './support/results.js'

let product: Product
let client: Client

beforeEach(async () => {
  product = createProduct({ bridgeUrl: 'ws://127.0.0.1:0' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  serveTransport(product, ours)
  client = new Client({ name: 'test', version: '1' })
  await client.connect(theirs)
})
afterEach(async () => {
  await client.close()
  await product.close()
})

it('serves a client in the same process, editor included', async () => {
  await product.start()
  const editor = await BarePeer.greeted(product.bridgeUrl())
  const call = client.callTool({ name: 'godot_inspection_get_scene_tree', arguments: {} })
  editor.reply((await editor.command()).id, treeNamed('A'))
  expect((await call).structuredContent).toMatchObject({ tree: { name: 'A' } })
  editor.close()
})

it('listens by itself with the first call', async () => {
  const { structuredContent } = await client.callTool({ name: 'godot_health_check', arguments: {} })
  expect(structuredContent).toMatchObject({ bridge_url: product.bridgeUrl(), bridge_connected: false, bridge_bind_error: null })
  expect(new URL(product.bridgeUrl()).port).not.toBe('0')
})

it('refuses a setting that cannot be used where it is made', () => {
  expect(() => createProduct({ defaultToolsets: 'nothing' })).toThrow('GODOT_MCP_DEFAULT_TOOLSETS: "nothing" is no toolset')
})
