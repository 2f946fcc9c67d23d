import { BUILD_VERSION } from '@godot-mcp/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BarePeer, IDENTITY } from './support/bare-peer.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

const TREE = 'godot_inspection_get_scene_tree'

let server: ServerProcess
let url: string

beforeEach(async () => {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
  url = await server.bridgeUrl()
})
afterEach(() => server.end())

describe('the opening', () => {
  it('answers a hello with nothing but the two pushes, byte for byte', async () => {
    const peer = await BarePeer.dial(url)
    peer.hello()
    expect(await peer.next()).toBe(
      `{"id":"1","command":"cmd_server_hello","params":{"version":"${BUILD_VERSION}","contract_version":1}}`,
    )
    expect(await peer.next()).toBe(
      '{"id":"2","command":"cmd_toolsets_update","params":{"enabled":["core","inspection","scene_edit"]}}',
    )
    peer.close()
  })

  it('does not mind an addon that knows none of the pushes', async () => {
    const peer = await BarePeer.dial(url)
    peer.hello()
    for (const _ of [1, 2]) {
      const { id } = await peer.command()
      peer.send({ id, ok: false, error: 'VALIDATION_ERROR', hint: 'unknown command' })
    }
    const call = server.result(TREE)
    const { id } = await peer.command()
    peer.reply(id, treeNamed('A'))
    expect((await call)['tree']).toMatchObject({ name: 'A' })
    peer.close()
  })

  it('refuses a handshake that comes from a web page', async () => {
    await expect(BarePeer.dial(url, { headers: { Origin: 'http://evil.example' } })).rejects.toThrow('403')
    expect(await server.log('refused a connection to the bridge')).toMatchObject({
      reason: 'it has an Origin header: http://evil.example',
    })
  })

  it.each(['evil.example', 'evil.example:9080', '192.168.1.2:9080', '127.0.0.1.evil.example', 'localhost.'])(
    'refuses a handshake for another host: "%s"',
    async (host) => {
      await expect(BarePeer.dial(url, { headers: { Host: host } })).rejects.toThrow('403')
      expect(await server.log('refused a connection to the bridge')).toMatchObject({ reason: `its Host is "${host}"` })
    },
  )

  it.each(['localhost', 'localhost:9080', '[::1]:9080', '127.0.0.1', '127.1.2.3:1'])(
    'takes a handshake for this machine: "%s"',
    async (host) => {
      const peer = await BarePeer.dial(url, { headers: { Host: host } })
      peer.hello()
      expect(await peer.command()).toMatchObject({ command: 'cmd_server_hello' })
      peer.close()
    },
  )
})

describe('a call', () => {
  it('sends one command with every default filled in, byte for byte', async () => {
    const peer = await BarePeer.greeted(url)
    const call = server.call('godot_scene_edit_delete_node', { node_path: 'Player', dry_run: true })
    const frame = await peer.next()
    expect(frame).toBe(
      '{"id":"3","command":"cmd_scene_edit_delete_node","params":{"node_path":"Player","dry_run":true,"confirm":false}}',
    )
    const result = {
      node_path: 'Player',
      deleted: false,
      node_count: 2,
      dry_run: true,
      persisted: true,
      reason: null,
      hint: null,
    }
    peer.send(`{"id":"3","ok":true,"result":${JSON.stringify(result)}}`)
    const { content, structuredContent } = await call
    expect(structuredContent).toEqual(result)
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
    expect(peer.frames).toHaveLength(3)
    peer.close()
  })

  it('hands on what the addon refuses, with token and suggestions', async () => {
    const peer = await BarePeer.greeted(url)
    const call = server.call('godot_inspection_get_node_property', { node_path: 'Player', property: 'positon' })
    const { id } = await peer.command()
    peer.send({
      id,
      ok: false,
      error: 'VALIDATION_ERROR',
      hint: 'No property "positon".',
      required: 'value',
      suggestions: ['position'],
    })
    const { content, isError, structuredContent, _meta } = await call
    expect(isError).toBe(true)
    expect(structuredContent).toBeUndefined()
    expect(content[0]?.text).toBe('VALIDATION_ERROR: No property "positon". [required=value] [suggestions=["position"]]')
    expect(JSON.stringify(_meta?.['godot_mcp/error'])).toBe(
      '{"ok":false,"error":"VALIDATION_ERROR","hint":"No property \\"positon\\".","required":"value","suggestions":["position"]}',
    )
    peer.close()
  })

  it('that is one of fifty gets its own answer, in whatever order they come', async () => {
    const peer = await BarePeer.greeted(url)
    const depths = Array.from({ length: 50 }, (_, depth) => depth)
    const calls = depths.map((max_depth) => server.result(TREE, { max_depth }))
    const commands = await Promise.all(depths.map(() => peer.command()))
    for (const { id, params } of [...commands].reverse()) peer.reply(id, treeNamed(`depth ${String(params['max_depth'])}`))
    const names = (await Promise.all(calls)).map((result) => (result['tree'] as { name: string }).name)
    expect(names).toEqual(depths.map((depth) => `depth ${depth}`))
    expect(new Set(commands.map(({ id }) => id)).size).toBe(50)
    peer.close()
  })

  it('ignores a second reply under the same id', async () => {
    const peer = await BarePeer.greeted(url)
    const first = server.result(TREE)
    const { id } = await peer.command()
    peer.reply(id, treeNamed('first'))
    peer.reply(id, treeNamed('second'))
    expect((await first)['tree']).toMatchObject({ name: 'first' })
    expect(await server.log('dropped a reply that nobody waits for')).toMatchObject({ id, outcome: 'ok' })
    const next = server.result(TREE)
    peer.reply((await peer.command()).id, treeNamed('third'))
    expect((await next)['tree']).toMatchObject({ name: 'third' })
    peer.close()
  })

  it.each([
    ['has no ok', { note: 'what?' }],
    ['is ok without a result', { ok: true }],
    ['is not ok without a code', { ok: false, hint: 'broken' }],
  ])('whose reply %s fails at once and keeps the connection', async (_case, body) => {
    const peer = await BarePeer.greeted(url)
    const call = server.failure(TREE)
    peer.send({ id: (await peer.command()).id, ...body })
    expect(await call).toMatchObject({ error: 'INTERNAL_ERROR', hint: expect.stringContaining('cmd_inspection_get_scene_tree') })
    const next = server.result(TREE)
    peer.send('this is not JSON')
    peer.reply((await peer.command()).id, treeNamed('A'))
    expect((await next)['tree']).toMatchObject({ name: 'A' })
    peer.close()
  })

  it('whose result does not fit its schema is our fault and says so', async () => {
    const peer = await BarePeer.greeted(url)
    const call = server.failure(TREE)
    peer.reply((await peer.command()).id, { ...treeNamed('A'), truncated: 'no' })
    const { error, hint } = await call
    expect(error).toBe('INTERNAL_ERROR')
    expect(hint).toContain(TREE)
    expect(hint).toContain('truncated must be boolean, got "no"')
    expect(hint).toContain('Your arguments were fine')
    peer.close()
  })

  it('carries eight megabytes there and three back', async () => {
    const peer = await BarePeer.greeted(url)
    const value = 'x'.repeat(8 * 1024 * 1024)
    const set = server.failure('godot_scene_edit_set_node_property', { node_path: '.', property: 'text', value })
    const { id, params } = await peer.command()
    expect(params['value']).toBe(value)
    peer.send({ id, ok: false, error: 'VALIDATION_ERROR', hint: 'enough' })
    await set
    const name = 'n'.repeat(3 * 1024 * 1024)
    const tree = server.result(TREE)
    peer.reply((await peer.command()).id, treeNamed(name))
    expect((await tree)['tree']).toMatchObject({ name })
    peer.close()
  })

  it('whose answer would cost the client its connection is refused', async () => {
    const peer = await BarePeer.greeted(url)
    const call = server.failure(TREE)
    peer.reply((await peer.command()).id, treeNamed('n'.repeat(5 * 1024 * 1024)))
    expect(await call).toMatchObject({ error: 'RESPONSE_TOO_LARGE' })
    peer.close()
  })
})

describe('a lost editor', () => {
  it('fails what is in flight at once, and says where a change may have been made', async () => {
    const peer = await BarePeer.greeted(url)
    const read = server.failure(TREE)
    const change = server.failure('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'A' })
    const preview = server.failure('godot_scene_edit_create_node', {
      parent_path: '.',
      node_type: 'Node',
      node_name: 'A',
      dry_run: true,
    })
    for (const _ of [1, 2, 3]) await peer.next()
    peer.close()
    expect(await read).toMatchObject({ error: 'BRIDGE_DISCONNECTED', required: 'bridge_connected' })
    expect(await read).not.toHaveProperty('may_have_applied')
    expect(await change).toMatchObject({ error: 'BRIDGE_DISCONNECTED', may_have_applied: true })
    expect(await preview).not.toHaveProperty('may_have_applied')
  })

  it('is no reason to restart: the next one is served', async () => {
    expect(await server.failure(TREE)).toMatchObject({ error: 'BRIDGE_DISCONNECTED', required: 'bridge_connected' })
    const first = await BarePeer.greeted(url)
    first.close()
    await server.log('editor detached')
    const second = await BarePeer.greeted(url)
    const call = server.result(TREE)
    second.reply((await second.command()).id, treeNamed('A'))
    await call
    second.close()
  })
})

describe('a second editor', () => {
  it('replaces the first in a way that both can see', async () => {
    const first = await BarePeer.greeted(url)
    const pending = [server.failure(TREE), server.failure(TREE)]
    for (const _ of pending) await first.next()

    const second = await BarePeer.greeted(url, { ...IDENTITY, project_path: '/projects/two' })

    for (const failure of await Promise.all(pending)) {
      expect(failure).toMatchObject({ error: 'BRIDGE_DISCONNECTED', hint: expect.stringContaining('Another editor took over') })
    }
    expect(await first.next()).toMatch(/^\{"id":"peer_replaced","ok":false,"error":"PEER_REPLACED","hint":"[^"]+"\}$/)
    expect(await first.closed).toBe(1000)
    expect(await server.log('another editor takes over the bridge')).toMatchObject({ former_project: '/projects/one' })
    const info = server.result('godot_get_server_info')
    for (const _ of [1, 2, 3]) {
      const { id } = await second.command()
      second.send({ id, ok: false, error: 'INTERNAL_ERROR', hint: 'not in this test' })
    }
    expect((await info)['bridge']).toMatchObject({ project_path: '/projects/two' })
    second.close()
  })

  it('can ask whether the bridge is taken without taking it', async () => {
    const first = await BarePeer.greeted(url)
    const probe = await BarePeer.dial(url, { path: '/probe/?from=test' })
    expect(await probe.next()).toBe('{"ok":true,"busy":true}')
    expect(await probe.closed).toBe(1000)
    const call = server.result(TREE)
    first.reply((await first.command()).id, treeNamed('A'))
    await call
    first.close()
  })

  it('becomes the editor on the very connection that found the bridge free', async () => {
    const probe = await BarePeer.dial(url, { path: '/probe' })
    expect(await probe.next()).toBe('{"ok":true,"busy":false}')
    probe.hello()
    expect((await probe.command()).command).toBe('cmd_server_hello')
    await probe.next()
    const call = server.result(TREE)
    probe.reply((await probe.command()).id, treeNamed('A'))
    await call
    probe.close()
  })
})
