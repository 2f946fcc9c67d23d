import { describe, expect, it } from 'vitest'
import { connect, createInMemoryTransport, type Godot, isGodotToolError } from '../src/index.js'
import { type FakeProduct, failure, fakeProduct, serverInfo, success } from './fake-product.js'

const player = { parent_path: '.', node_type: 'Node2D', node_name: 'Player' }
const notEnabled = failure({ error: 'PRECONDITION_FAILED', hint: 'Enable scene_edit.', required: 'toolset_enabled' })

function open(product: FakeProduct, options: object = {}): Promise<Godot> {
  return connect({ transport: createInMemoryTransport(product), ...options })
}

/** A product that gates `scene_edit` as a server does. */
function gated(): FakeProduct & { disable(): void } {
  let enabled = false
  const product = fakeProduct({
    godot_enable_toolset({ category }) {
      enabled = true
      return success({ name: category, enabled: true })
    },
    godot_scene_edit_create_node: () => (enabled ? success({ created: true }) : notEnabled),
  })
  return Object.assign(product, {
    disable() {
      enabled = false
    },
  })
}

describe('a toolset', () => {
  it('is enabled before the first call of one of its tools, and only then', async () => {
    const product = gated()
    const godot = await open(product)
    await godot.sceneEdit.createNode(player)
    await godot.sceneEdit.createNode(player)
    expect(product.calls.slice(1)).toEqual([
      { name: 'godot_enable_toolset', args: { category: 'scene_edit' } },
      { name: 'godot_scene_edit_create_node', args: player },
      { name: 'godot_scene_edit_create_node', args: player },
    ])
  })

  it('is enabled once for many calls that wait for it', async () => {
    const product = gated()
    const godot = await open(product)
    await Promise.all(Array.from({ length: 10 }, () => godot.sceneEdit.createNode(player)))
    expect(product.names().filter((name) => name === 'godot_enable_toolset')).toHaveLength(1)
  })

  it('needs no call where the server says that it is enabled', async () => {
    const product = fakeProduct({
      godot_get_server_info: () => success(serverInfo({ toolsets: [{ name: 'scene_edit', enabled: true }] })),
      godot_scene_edit_create_node: () => success({ created: true }),
    })
    await (await open(product)).sceneEdit.createNode(player)
    expect(product.names()).toEqual(['godot_get_server_info', 'godot_scene_edit_create_node'])
  })

  it('is enabled again, once for all calls, after somebody else disabled it', async () => {
    const product = gated()
    const godot = await open(product)
    await godot.sceneEdit.createNode(player)
    product.disable()
    await Promise.all(Array.from({ length: 5 }, () => godot.sceneEdit.createNode(player)))
    expect(product.names().filter((name) => name === 'godot_enable_toolset')).toHaveLength(2)
  })

  it('that stays closed is an error after one more try', async () => {
    const product = fakeProduct({ godot_scene_edit_create_node: () => notEnabled })
    const thrown = await (await open(product)).sceneEdit.createNode(player).catch((error: unknown) => error)
    expect(isGodotToolError(thrown) && thrown.required).toBe('toolset_enabled')
    expect(product.names().filter((name) => name === 'godot_scene_edit_create_node')).toHaveLength(2)
  })

  it('that cannot be enabled is the error of the call, and is tried again by the next', async () => {
    const refusal = failure({ error: 'BRIDGE_DISCONNECTED', hint: 'Open the editor.', required: 'bridge_connected' })
    const answers = [refusal, success({ name: 'scene_edit', enabled: true })]
    const product = fakeProduct({
      godot_enable_toolset: () => answers.shift() ?? refusal,
      godot_scene_edit_create_node: () => success({ created: true }),
    })
    const godot = await open(product)
    const thrown = await godot.sceneEdit.createNode(player).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'BRIDGE_DISCONNECTED', tool: 'godot_enable_toolset' })
    expect(product.names()).not.toContain('godot_scene_edit_create_node')
    expect(await godot.sceneEdit.createNode(player)).toEqual({ created: true })
  })

  it('keeps a call waiting no longer than its signal says', async () => {
    const product = fakeProduct({ godot_enable_toolset: () => new Promise<never>(() => {}) })
    const godot = await open(product)
    const controller = new AbortController()
    const call = godot.sceneEdit.createNode(player, { signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })

  it('is left alone with enableToolsets: false', async () => {
    const product = gated()
    const godot = await open(product, { enableToolsets: false })
    const thrown = await godot.sceneEdit.createNode(player).catch((error: unknown) => error)
    expect(isGodotToolError(thrown) && thrown.required).toBe('toolset_enabled')
    expect(product.names()).not.toContain('godot_enable_toolset')
  })
})
