import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BarePeer } from '../contract/support/bare-peer.js'
import { ServerProcess } from '../contract/support/server-process.js'
import { amounts, fuzzRun, patienceMs } from './runs.js'

let server: ServerProcess
let peer: BarePeer

beforeAll(async () => {
  server = await ServerProcess.initialized({ GODOT_MCP_LOG_LEVEL: 'error' })
  const health = await server.result('godot_health_check')
  peer = await BarePeer.greeted(String(health['bridge_url']))
})
afterAll(async () => {
  peer.close()
  await server.end()
})

it(
  'serves on after any text that an editor sends',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        peer.send(text)
        expect(peer.socket.readyState).toBe(peer.socket.OPEN)
      }),
      fuzzRun('text frames', amounts.frames),
    )
    expect(await server.result('godot_health_check')).toMatchObject({ bridge_connected: true })
  },
  patienceMs,
)
