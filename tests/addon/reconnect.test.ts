import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { requireGodot } from '../../tools/godot/find-godot.mjs'
import { removeProject } from '../editor/make-project.ts'
import { type Editor, startEditor } from '../editor/start-editor.ts'
import { BridgePeer, type Connection } from './bridge-peer.ts'
import { makeFixtureProject } from './fixture-project.ts'

/** Timers may fire a little early; a pause is never shorter than this share of what was meant. */
const NEARLY = 0.95

const projectDir = makeFixtureProject()
const cleanups: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

afterAll(() => removeProject(projectDir))

async function listen(port = 0): Promise<BridgePeer> {
  const peer = await BridgePeer.listen(port)
  cleanups.push(() => peer.close())
  return peer
}

function edit(bridgeUrl: string, args: string[] = []): Editor {
  const editor = startEditor({ projectDir, bridgeUrl, args })
  cleanups.push(() => editor.stop())
  return editor
}

/** A TCP server that does with each connection what `serve` does. */
async function listenTcp(serve: (socket: Socket) => void): Promise<{ port: number; server: Server; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    serve(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  cleanups.push(close)
  return { port: address.port, server, close }
}

/** Resolves with the times of `count` attempts to connect. */
function attempts(server: Server, count: number): Promise<number[]> {
  const times: number[] = []
  return new Promise((resolve) => {
    server.on('connection', () => {
      if (times.push(performance.now()) === count) resolve(times)
    })
  })
}

const gaps = (times: number[]) => times.slice(1).map((time, i) => time - (times[i] ?? time))

test('pauses between attempts double from half a second to two, one line each, and a success starts over', async () => {
  const refusing = await listenTcp((socket) => socket.destroy())
  const times = attempts(refusing.server, 5)
  const editor = edit(`ws://127.0.0.1:${refusing.port}`, ['--verbose'])
  for (const [i, gap] of gaps(await times).entries()) expect(gap).toBeGreaterThan(([500, 1000, 2000, 2000][i] ?? 0) * NEARLY)
  await refusing.close()

  const peer = await listen(refusing.port)
  const first = await peer.connection()
  expect(await first.result('cmd_ping')).toEqual({ pong: true })
  first.socket.terminate()
  expect(await (await peer.connection()).result('cmd_ping')).toEqual({ pong: true })

  const lines = [...editor.output().matchAll(/Attempt (\d+): .*; the next one in ([\d.]+) s/g)].map(([, n, s]) => `${n}: ${s} s`)
  expect(lines.slice(0, 4)).toEqual(['1: 0.5 s', '2: 1.0 s', '3: 2.0 s', '4: 2.0 s'])
  expect(lines.at(-1)).toBe('1: 0.5 s')
})

test('a server that comes back finds the editor again, and the new connection begins with a hello', async () => {
  const peer = await listen()
  edit(peer.url)
  const first = await peer.connection()
  expect((await first.hello()).command).toBe('cmd_peer_hello')
  const { port } = peer
  await peer.close()
  const again = await listen(port)
  const second = await again.connection()
  expect((await second.hello()).command).toBe('cmd_peer_hello')
})

test('a handshake that never ends is given up and tried again', async () => {
  const ended: Promise<unknown>[] = []
  const silent = await listenTcp((socket) => {
    socket.resume()
    ended.push(once(socket, 'close'))
  })
  const two = attempts(silent.server, 2)
  edit(`ws://127.0.0.1:${silent.port}`)
  const [first, second] = await two
  await ended[0]
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(3000 * NEARLY)
})

test('a peer that is silently gone is noticed by the heartbeat', async () => {
  const peer = await listen()
  let forwarding = true
  const proxy = await listenTcp((socket) => {
    const upstream = new (socket.constructor as typeof Socket)()
    upstream.on('error', () => undefined).connect(peer.port, '127.0.0.1')
    const pass = (to: Socket) => (data: Buffer) => {
      if (forwarding) to.write(data)
    }
    socket.on('data', pass(upstream))
    upstream.on('data', pass(socket))
  })
  edit(`ws://127.0.0.1:${proxy.port}`)
  const first = await peer.connection()
  await first.result('cmd_ping')
  const again = once(proxy.server, 'connection')
  forwarding = false
  await again
  forwarding = true
  const second = await peer.connection()
  expect((await second.hello()).command).toBe('cmd_peer_hello')
})

test('commands that had not started when their connection went are not carried out', async () => {
  const peer = await listen()
  edit(peer.url)
  const first = await peer.connection()
  await first.hello()
  first.call('cmd_fixture_frames', { count: 60 }).catch(() => undefined)
  first.call('cmd_fixture_mark', { text: 'too late' }).catch(() => undefined)
  await first.result('cmd_ping')
  first.socket.terminate()
  const second = await peer.connection()
  expect(await second.result('cmd_fixture_order')).toEqual({ order: [] })
})

const replaced = (connection: Connection) => {
  const notice = { id: 'peer_replaced', ok: false, error: 'PEER_REPLACED', hint: 'Another editor took over this bridge.' }
  connection.socket.send(JSON.stringify(notice))
}

test('a replaced editor stops dialling also where the notice and the end of the connection arrive together', async () => {
  const peer = await listen()
  edit(peer.url)
  const first = await peer.connection()
  await first.hello()
  replaced(first)
  first.socket.close(1000, 'replaced')
  expect((await peer.connection()).path).toBe('/probe')
})

test('a replaced editor stops dialling, asks on /probe, and is adopted on that connection when the bridge is free', async () => {
  const peer = await listen()
  edit(peer.url)
  const first = await peer.connection()
  await first.hello()
  replaced(first)
  expect((await first.closed).code).toBe(1000)

  const asked = await peer.connection()
  expect(asked.path).toBe('/probe')
  asked.socket.send('{"ok":true,"busy":true}')
  asked.socket.close(1000)
  expect(asked.frames).toEqual([])

  const adopted = await peer.connection()
  expect(adopted.path).toBe('/probe')
  adopted.socket.send('{"ok":true,"busy":false}')
  expect((await adopted.hello()).command).toBe('cmd_peer_hello')
  expect(await adopted.result('cmd_ping')).toEqual({ pong: true })

  adopted.socket.terminate()
  const normal = await peer.connection()
  expect(normal.path).toBe('/')
})

test('a probe that first hears busy and then free is adopted', async () => {
  const peer = await listen()
  edit(peer.url)
  const first = await peer.connection()
  await first.hello()
  replaced(first)
  const asked = await peer.connection()
  asked.socket.send('{"ok":true,"busy":true}')
  asked.socket.send('{"ok":true,"busy":false}')
  expect((await asked.hello()).command).toBe('cmd_peer_hello')
})

test('a bad address is said plainly and the editor lives', async () => {
  const editor = edit('http://nowhere')
  await editor.wrote("The bridge address 'http://nowhere' (from GODOT_MCP_BRIDGE_URL) is not usable")
})

test('without the variable, an address that a person put into the editor settings is dialled', async () => {
  const peer = await listen()
  const config = mkdtempSync(join(tmpdir(), 'godot-mcp-config-'))
  cleanups.push(async () => rmSync(config, { recursive: true, force: true }))
  mkdirSync(join(config, 'godot'))
  const version = /^\d+\.\d+/.exec(requireGodot().version ?? '')?.[0]
  const settings = `[gd_resource type="EditorSettings" format=3]\n\n[resource]\ngodot_mcp/bridge_url = "${peer.url}"\n`
  writeFileSync(join(config, `godot/editor_settings-${version}.tres`), settings)
  const editor = startEditor({ projectDir, env: { XDG_CONFIG_HOME: config } })
  cleanups.push(() => editor.stop())
  expect((await (await peer.connection()).hello()).command).toBe('cmd_peer_hello')
})
