import { readFileSync } from 'node:fs'
import { ERROR_CODES } from '@godot-mcp/contract'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { BridgePeer, type Connection, type Reply } from '../addon/bridge-peer.js'
import { removeProject } from '../editor/make-project.js'
import { type Editor, makeProject, startEditor } from '../editor/start-editor.js'
import { amounts, fuzzRun, patienceMs } from './runs.js'
import { hostileFrames, sendHostile } from './support/hostile-frames.js'

const A_ROUND = 10
/** Commands that may be called with anything: they change nothing. */
const COMMANDS = [
  'cmd_ping',
  'cmd_get_addon_info',
  'cmd_server_hello',
  'cmd_toolsets_update',
  'cmd_read_subtree',
  'cmd_inspection_get_active_scene',
  'cmd_inspection_get_scene_tree',
  'cmd_inspection_get_node_property',
]

let projectDir: string
let server: BridgePeer
let editor: Editor

beforeAll(async () => {
  projectDir = makeProject()
  server = await BridgePeer.listen()
  editor = startEditor({ projectDir, bridgeUrl: server.url })
})
afterEach(() => {
  for (const socket of server.server.clients) socket.terminate()
})
afterAll(async () => {
  await editor.stop()
  await server.close()
  removeProject(projectDir)
})

/** What the engine or one of our scripts says when it fails. */
const faults = () =>
  editor
    .output()
    .split('\n')
    .filter((line) => /SCRIPT ERROR|handle_crash|Stack overflow/.test(line))

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${editor.pid}/status`, 'utf8'))?.[1])

/** The addon serves as before: a command that is answered at once, and one that waits its turn behind all others. */
async function expectToServe(connection: Connection): Promise<void> {
  expect(await connection.result('cmd_ping')).toEqual({ pong: true })
  const turn = await connection.call('cmd_inspection_get_active_scene')
  expect(turn.error ?? 'PRECONDITION_FAILED').toBe('PRECONDITION_FAILED')
}

/** Whatever the addon answered is a reply of the contract. */
function expectReplies(texts: readonly string[]): void {
  for (const text of texts) {
    const reply = JSON.parse(text) as Reply & { command?: string }
    if (reply.command === 'cmd_peer_hello') continue
    expect(reply.id).toBeTypeOf('string')
    if (reply.ok) expect(reply.result).toBeTypeOf('object')
    else {
      expect(Object.keys(ERROR_CODES)).toContain(reply.error)
      expect(reply.hint).toBeTypeOf('string')
    }
  }
}

it(
  'answers or ignores any frame, and serves on',
  async () => {
    const connection = await server.connection()
    await connection.hello()
    const attacked = fc.asyncProperty(
      fc.array(hostileFrames(COMMANDS), { minLength: A_ROUND, maxLength: A_ROUND }),
      async (all) => {
        const from = connection.frames.length
        for (const frame of all) sendHostile(connection.socket, frame)
        await expectToServe(connection)
        expectReplies(connection.frames.splice(from))
      },
    )
    await fc.assert(attacked, fuzzRun('frames to the addon, warming up', 50))
    const before = memory()
    await fc.assert(attacked, fuzzRun('frames to the addon', amounts.frames / A_ROUND))
    expect(memory()).toBeLessThan(before * 1.2)
    expect(faults()).toEqual([])
  },
  patienceMs,
)

/** What no connection survives. */
const fatal = fc.constantFrom<[string, (connection: Connection) => void]>(
  ['a text that is not UTF-8', ({ socket }) => socket.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false })],
  ['40 MiB', ({ socket }) => socket.send(' '.repeat(40 * 1024 * 1024))],
  ['bytes that are no frame', (connection) => raw(connection).write(Buffer.from([0xf3, 0x05, 1, 2, 3, 4, 5]))],
  ['the end in the middle of a frame', (connection) => raw(connection).end(Buffer.from([0x81, 0x7e, 0x7f]))],
  ['a close frame of one byte', (connection) => raw(connection).write(Buffer.from([0x88, 0x01, 0x03]))],
)

it(
  'comes back after what costs the connection, and serves as before',
  async () => {
    await fc.assert(
      fc.asyncProperty(fatal, async ([, send]) => {
        const connection = await server.connection()
        await connection.hello()
        send(connection)
        // Where the addon bears it, the test ends the connection.
        await Promise.race([connection.closed, connection.call('cmd_ping').catch(() => undefined)])
        connection.socket.terminate()
        const next = await server.connection()
        expect((await next.hello()).command).toBe('cmd_peer_hello')
        await expectToServe(next)
        next.socket.terminate()
      }),
      fuzzRun('fatal frames to the addon', Math.min(amounts.frames / 500, 50)),
    )
    expect(faults()).toEqual([])
  },
  patienceMs,
)

/** The TCP connection below the library, for what it would not send. */
function raw({ socket }: Connection): { write(bytes: Uint8Array): void; end(bytes: Uint8Array): void } {
  // The library has it under this name and declares it nowhere.
  return (socket as unknown as { _socket: { write(bytes: Uint8Array): void; end(bytes: Uint8Array): void } })._socket
}
