import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { BRIDGE } from '@godot-mcp/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

const TREE = 'godot_inspection_get_scene_tree'
const TOKEN = 'the-one-that-both-know'

let server: ServerProcess
afterEach(() => server.end())

async function guarded(env: Record<string, string> = {}): Promise<string> {
  server = await ServerProcess.initialized({ GODOT_MCP_BRIDGE_TOKEN: TOKEN, ...env })
  return server.bridgeUrl()
}

async function good(url: string, path = ''): Promise<BarePeer> {
  const peer = await BarePeer.dial(url, { path })
  if (path !== '') expect(await peer.next()).toBe('{"ok":true,"busy":false}')
  peer.send({ id: 'auth', command: 'cmd_auth', params: { token: TOKEN } })
  peer.hello()
  for (const push of ['cmd_server_hello', 'cmd_toolsets_update']) expect((await peer.command()).command).toBe(push)
  return peer
}

async function serves(peer: BarePeer): Promise<void> {
  const call = server.result(TREE)
  peer.reply((await peer.command()).id, treeNamed('A'))
  expect((await call)['tree']).toMatchObject({ name: 'A' })
}

describe('a bridge with a token', () => {
  it('serves the editor that shows it, and tells another one what it wants, byte for byte', async () => {
    const url = await guarded()
    const peer = await good(url)
    const stranger = await BarePeer.dial(url)
    stranger.send({ id: 'auth', command: 'cmd_auth', params: { token: 'a-guess' } })
    expect(await stranger.next()).toBe(
      '{"id":"auth","ok":false,"error":"VALIDATION_ERROR","hint":"This server wants another token. Give server and editor the same GODOT_MCP_BRIDGE_TOKEN, or neither of them one.","required":"bridge_token"}',
    )
    expect(await stranger.closed).toBe(1008)
    await serves(peer)
    expect(server.stderr.all.join('\n')).not.toMatch(/a-guess|the-one-that/)
    peer.close()
  })

  it('closes one who shows none without a word, and keeps the editor', async () => {
    const url = await guarded()
    const peer = await good(url)
    const stranger = await BarePeer.dial(url)
    stranger.hello({ project_path: '/evil' })
    expect(await stranger.closed).toBe(1008)
    expect(stranger.frames).toEqual([])
    await serves(peer)
    peer.close()
  })

  it('drops one who sends more than a newcomer has to say', async () => {
    const url = await guarded()
    const stranger = await BarePeer.dial(url)
    stranger.send(`"${'x'.repeat(1_000_000)}"`)
    expect(await stranger.closed).toBe(1006)
    const peer = await good(url)
    await serves(peer)
    peer.close()
  })

  it('takes an editor back on the path where it asked whether it is free', async () => {
    const peer = await good(await guarded(), BRIDGE.probe_path)
    await serves(peer)
    peer.close()
  })

  it('may be had from other machines, under the name or number that it was given', async () => {
    const url = (await guarded({ GODOT_MCP_BRIDGE_URL: 'ws://0.0.0.0:0' })).replace('0.0.0.0', '127.0.0.1')
    await expect(BarePeer.dial(url, { headers: { Host: 'evil.example' } })).rejects.toThrow('403')
    const peer = await good(url)
    await serves(peer)
    peer.close()
  })
})

describe('a bridge that other machines can reach', () => {
  it.each(['ws://0.0.0.0:0', 'ws://[::]:0', 'ws://192.0.2.1:9080'])('is not opened at %s without a token', async (url) => {
    server = new ServerProcess({ GODOT_MCP_BRIDGE_URL: url })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr.all).toHaveLength(1)
    expect(server.stderr.all[0]).toContain('lets other machines in, and whoever is taken for the editor')
    expect(server.stderr.all[0]).toContain('GODOT_MCP_BRIDGE_TOKEN')
  })
})

describe('the port of the bridge', () => {
  it('lets go of whoever says nothing, or asks for something else', async () => {
    server = await ServerProcess.initialized()
    const port = Number(new URL(await server.bridgeUrl()).port)
    const silent = connect(port, '127.0.0.1')
    const gone = once(silent, 'close').then(() => 'gone')
    const still = setTimeout(30_000, 'still there', { ref: false })
    silent.resume().on('error', () => {})
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(426)
    expect(await Promise.race([gone, still])).toBe('gone')
    silent.destroy()
  })

  it('answers a ping', async () => {
    server = await ServerProcess.initialized()
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    peer.socket.ping('are you there')
    expect(String((await once(peer.socket, 'pong'))[0])).toBe('are you there')
    peer.close()
  })
})
