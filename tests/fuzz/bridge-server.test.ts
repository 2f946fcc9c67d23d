import { connect } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { BarePeer } from '../contract/support/bare-peer.js'
import { treeNamed } from '../contract/support/results.js'
import { amounts, fuzzRun, patienceMs } from './runs.js'
import { type HostileFrame, hostileFrames, sendHostile } from './support/hostile-frames.js'
import { WatchedServer } from './support/watched-server.js'

const TREE = 'godot_inspection_get_scene_tree'
const TOKEN = 'the token of this fuzz run'.replaceAll(' ', '-')
/** Hostile frames around one round of calls. */
const A_ROUND = 10
const CALLS = 3

const frames = hostileFrames(['cmd_peer_hello', 'cmd_auth', 'cmd_undo', 'cmd_ping'])

let server: WatchedServer
let rounds = 0

afterEach(async () => {
  expect(await server.process.end()).toEqual({ code: 0, signal: null })
})

/** Calls under way while `attack` runs, answered in another order than they came: each must get its own result. */
async function round(peer: BarePeer, attack: (part: 'before' | 'between' | 'after') => void): Promise<void> {
  const names = Array.from({ length: CALLS }, (_, call) => `n${++rounds}_${call}`)
  const calls = names.map(() => server.call(TREE))
  const ids: string[] = []
  attack('before')
  for (const _ of names) ids.push((await peer.command()).id)
  attack('between')
  for (let call = CALLS - 1; call >= 0; call--) peer.reply(ids[call] ?? '', treeNamed(names[call] ?? ''))
  attack('after')
  expect((await Promise.all(calls)).map(({ structuredContent }) => structuredContent?.['tree'])).toMatchObject(
    names.map((name) => ({ name })),
  )
}

const share = (all: readonly HostileFrame[], part: 'before' | 'between' | 'after') =>
  part === 'before' ? all.slice(0, 3) : part === 'between' ? all.slice(3, 7) : all.slice(7)

it(
  'gives every call its own result, whatever else the editor sends',
  async () => {
    server = await WatchedServer.start()
    const peer = await BarePeer.greeted(server.bridgeUrl)
    const attacked = fc.asyncProperty(fc.array(frames, { minLength: A_ROUND, maxLength: A_ROUND }), (all) =>
      round(peer, (part) => {
        for (const frame of share(all, part)) sendHostile(peer.socket, frame)
      }),
    )
    await fc.assert(attacked, { ...fuzzRun('frames to the server, warming up', 100) })
    const memory = await server.memory()
    await fc.assert(attacked, fuzzRun('frames to the server', amounts.frames / A_ROUND))
    await server.expectUnharmed(memory)
    peer.close()
  },
  patienceMs,
)

/** What comes over TCP from somebody who was never let in: a handshake or none, and then bytes in any number of segments. */
const stranger = fc.record({
  opening: fc.oneof(
    fc.constantFrom('/', '/probe', '/probe/?x', '/%00').map(handshake),
    fc.constantFrom(
      'GET / HTTP/1.1\r\n\r\n',
      'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{}',
      'GET',
      '\r\n\r\n',
      '',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
  ),
  segments: fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 100 }),
      fc.record({ head: fc.nat({ max: 0xffff }), body: fc.uint8Array({ maxLength: 60 }) }).map(rawFrame),
    ),
    { maxLength: 6 },
  ),
  stays: fc.boolean(),
})

it(
  'gives every call its own result, whatever strangers do on the port',
  async () => {
    server = await WatchedServer.start({ GODOT_MCP_BRIDGE_TOKEN: TOKEN })
    const peer = await BarePeer.dial(server.bridgeUrl)
    peer.send({ id: 'auth', command: 'cmd_auth', params: { token: TOKEN } })
    peer.hello()
    await peer.next()
    await peer.next()
    const port = Number(new URL(server.bridgeUrl).port)
    const attacked = fc.asyncProperty(fc.array(stranger, { minLength: A_ROUND, maxLength: A_ROUND }), (all) =>
      round(peer, (part) => {
        if (part !== 'before') return
        for (const { opening, segments, stays } of all) {
          const socket = connect(port, '127.0.0.1').on('error', () => {})
          socket.setNoDelay()
          socket.write(opening)
          for (const segment of segments) socket.write(segment)
          if (!stays) socket.end(() => socket.destroy())
          else setTimeout(() => socket.destroy(), 500)
        }
      }),
    )
    await fc.assert(attacked, fuzzRun('strangers, warming up', 20))
    const memory = await server.memory()
    await fc.assert(attacked, fuzzRun('strangers', amounts.frames / A_ROUND / 5))
    await server.expectUnharmed(memory)
    expect(peer.socket.readyState).toBe(peer.socket.OPEN)
    peer.close()
  },
  patienceMs,
)

/** What no connection survives. */
const fatal = fc.oneof(
  fc
    .constant(Buffer.alloc(40 * 1024 * 1024, 0x20))
    .map((bytes) => ({ what: '40 MiB', send: (peer: BarePeer) => peer.socket.send(bytes.toString()) })),
  fc.constantFrom(0xc3, 0xff, 0xed).map((byte) => ({
    what: 'a text that is not UTF-8',
    send: (peer: BarePeer) => peer.socket.send(Buffer.from([0x22, byte, 0x22]), { binary: false }),
  })),
  fc.nat({ max: 0xffff }).map((head) => ({
    what: `a frame with the head ${head.toString(16)}`,
    send: (peer: BarePeer) => {
      rawSocket(peer).write(rawFrame({ head: head | 0x7000, body: new Uint8Array([1, 2, 3]) }))
    },
  })),
  fc.constant({
    what: 'the end in the middle of a frame',
    send: (peer: BarePeer) => rawSocket(peer).end(Buffer.from([0x81, 0xfe, 0x7f])),
  }),
)

it(
  'ends the calls under way with an error of the contract when a frame costs the editor its connection, and serves the next one',
  async () => {
    server = await WatchedServer.start()
    const attacked = fc.asyncProperty(fatal, async ({ send }) => {
      const peer = await BarePeer.greeted(server.bridgeUrl)
      const calls = Array.from({ length: CALLS }, () => server.call(TREE))
      for (const _ of calls) await peer.command()
      send(peer)
      for (const { isError, _meta } of await Promise.all(calls)) {
        expect({ isError, error: _meta?.['godot_mcp/error']?.['error'] }).toEqual({ isError: true, error: 'BRIDGE_DISCONNECTED' })
      }
      peer.close()
    })
    await fc.assert(attacked, fuzzRun('fatal frames, warming up', 20))
    const memory = await server.memory()
    await fc.assert(attacked, fuzzRun('fatal frames', amounts.frames / 100))
    const peer = await BarePeer.greeted(server.bridgeUrl)
    await round(peer, () => {})
    await server.expectUnharmed(memory)
    peer.close()
  },
  patienceMs,
)

function handshake(path: string): string {
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13'
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${key}\r\n\r\n`
}

/** A frame with any head, the true length of its body in place of the length it says, and a mask that changes nothing. */
function rawFrame({ head, body }: { head: number; body: Uint8Array }): Uint8Array {
  return Uint8Array.from([head >> 8, (head & 0x80) | body.length, 0, 0, 0, 0, ...body])
}

/** The TCP connection below the library, for what it would not send. */
function rawSocket(peer: BarePeer): { write(bytes: Uint8Array): void; end(bytes: Uint8Array): void } {
  // The library has it under this name and declares it nowhere.
  return (peer.socket as unknown as { _socket: ReturnType<typeof connect> })._socket
}
