import { FakeEditor, vanish } from '@godot-mcp/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { HttpServer } from './support/http-server.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

const TOKENS = {
  GODOT_MCP_AUTH_TOKEN: 'auth-"secret"-4711-of-some-length',
  GODOT_MCP_BRIDGE_TOKEN: 'bridge-secret-0815-of-some-length',
}
const NODE = { parent_path: 'Level/Castle', node_type: 'Sprite2D', node_name: 'TheHiddenTreasure' }

let server: ServerProcess
afterEach(async () => void (await server.end()))

type Line = Record<string, unknown>
const lines = () => server.stderr.all.filter((text) => text !== '').map((text) => JSON.parse(text) as Line)

/** A session with successes, failures of every origin, and words that are no protocol. */
async function mixedSession(level: string): Promise<void> {
  server = await ServerProcess.initialized({ ...TOKENS, GODOT_MCP_DEFAULT_TOOLSETS: 'all', GODOT_MCP_LOG_LEVEL: level })
  const editor = await FakeEditor.connect({ url: await server.bridgeUrl(), token: TOKENS.GODOT_MCP_BRIDGE_TOKEN })
  await editor.received('cmd_server_hello')
  await server.call('godot_scene_edit_create_node', NODE)
  await server.call('godot_scene_edit_set_node_property', { node_path: 'Level/Moat', property: 'depth', value: 'bottomless' })
  await server.call('godot_scene_edit_create_node', { ...NODE, colour: 'vermilion' })
  await server.call('godot_inspection_get_node_property', {
    node_path: TOKENS.GODOT_MCP_BRIDGE_TOKEN,
    property: TOKENS.GODOT_MCP_AUTH_TOKEN,
  })
  await server.call('godot_no_such_tool', { node_path: 'Level/Dungeon' })
  await server.call('godot_read_resource', { uri: 'godot://not/Drawbridge' })
  server.child.stdin?.write('Portcullis\n')
  server.child.stdin?.write(`{"jsonrpc":"2.0","id":77,"method":"tools/call" "Portcullis"}\n`)
  server.child.stdin?.write(
    `${JSON.stringify({ jsonrpc: '2.0', id: 78, method: 'tools/call', params: { name: ['Gatehouse'] } })}\n`,
  )
  await server.request('ping')
  editor.sendText('{"id":"1000","ok":true,"result":{"x":"Ramparts"}}')
  editor.sendText('no envelope: Bailey')
  editor.when('cmd_scene_edit_create_node', vanish)
  await server.call('godot_scene_edit_create_node', NODE)
  await server.end()
}

describe('the log', () => {
  it.each(['debug', 'info'])('never holds a token, at the level %s', async (level) => {
    await mixedSession(level)
    const log = server.stderr.all.join('\n')
    for (const token of Object.values(TOKENS)) {
      expect(log).not.toContain(token)
      expect(log).not.toContain(JSON.stringify(token).slice(1, -1))
    }
    expect(lines().length).toBeGreaterThan(8)
  })

  it('holds no value of a parameter above the level debug', async () => {
    await mixedSession('info')
    const log = server.stderr.all.join('\n')
    const values = [
      'Castle',
      'Sprite2D',
      'TheHiddenTreasure',
      'Moat',
      'depth',
      'bottomless',
      'vermilion',
      'Dungeon',
      'Drawbridge',
    ]
    for (const value of [...values, 'Portcullis', 'Gatehouse', 'Ramparts', 'Bailey']) expect(log).not.toContain(value)
  })

  it('has one line for each call with its outcome, and the arguments at the level debug alone', async () => {
    await mixedSession('debug')
    const outcomes = lines().filter(({ logger, message }) => logger === 'call' && ['done', 'failed'].includes(String(message)))
    expect(outcomes.map(({ call }) => call)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(outcomes.map(({ code = 'ok' }) => code)).toEqual([
      'ok',
      'ok',
      'VALIDATION_ERROR',
      'ok',
      'RESOURCE_NOT_FOUND',
      'VALIDATION_ERROR',
      'BRIDGE_DISCONNECTED',
    ])
    for (const line of outcomes)
      expect(line).toMatchObject({ level: 'info', tool: expect.any(String), client: 'test 1', duration_ms: expect.any(Number) })
    expect(outcomes.at(-1)).toMatchObject({ may_have_applied: true })
    const given = lines().filter(({ message }) => message === 'arguments')
    expect(given[0]).toMatchObject({ level: 'debug', call: 1, arguments: JSON.stringify(NODE) })
  })

  it('joins the id of a request, the call, and the id of its command on the bridge', async () => {
    server = await ServerProcess.initialized({ GODOT_MCP_LOG_LEVEL: 'debug' })
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    const call = server.result('godot_inspection_get_scene_tree')
    const { id } = await peer.command()
    peer.reply(id, treeNamed('A'))
    await call
    const done = await server.log('done')
    const request = JSON.parse(server.stdout.all.at(-1) ?? '{}').id
    expect(done).toMatchObject({ request, tool: 'godot_inspection_get_scene_tree' })
    const onTheBridge = { id, command: 'cmd_inspection_get_scene_tree', call: done['call'] }
    expect(await server.log('command')).toMatchObject(onTheBridge)
    expect(await server.log('reply')).toMatchObject({ ...onTheBridge, outcome: 'ok', duration_ms: expect.any(Number) })
    peer.close()
  })

  it('names the client of a request that stands alone', async () => {
    const http = await HttpServer.start({ ...TOKENS, GODOT_MCP_LOG_LEVEL: 'debug' })
    server = http.process
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'lonely', version: '7' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const ask = (token: string) =>
      http.request({
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': 'godot_health_check',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 'r1',
          method: 'tools/call',
          params: { name: 'godot_health_check', arguments: {}, _meta: meta },
        }),
      })
    expect((await ask(TOKENS.GODOT_MCP_AUTH_TOKEN)).status).toBe(200)
    expect((await ask('wrong-guess-of-a-token')).status).toBe(401)
    expect(await server.log('done')).toMatchObject({ client: 'lonely 7', request: 'r1', tool: 'godot_health_check' })
    await http.end()
    const log = server.stderr.all.join('\n')
    expect(log).not.toContain(TOKENS.GODOT_MCP_AUTH_TOKEN)
    expect(log).not.toContain('wrong-guess')
  })

  it('that nobody reads costs no memory and holds nothing up, and says how much was left out', async () => {
    server = await ServerProcess.initialized({ GODOT_MCP_LOG_LEVEL: 'debug' })
    server.child.stderr?.pause()
    const padding = 'p'.repeat(2_000)
    const params = { name: 'godot_no_such_tool', arguments: { padding } }
    for (let id = 1_000; id < 2_000; id++) server.write({ jsonrpc: '2.0', id, method: 'tools/call', params })
    await server.stdout.find((line) => line.includes('"id":1999'))
    server.child.stderr?.resume()
    await server.call('godot_health_check')
    expect(await server.log('nobody read the log for a while; lines were left out')).toMatchObject({ lines: expect.any(Number) })
  })
})
