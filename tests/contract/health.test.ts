import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { BarePeer, IDENTITY } from './support/bare-peer.js'
import { occupyPort } from './support/occupied-port.js'
import { ServerProcess } from './support/server-process.js'

const HEALTH = 'godot_health_check'

let server: ServerProcess
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
  await server.end()
})

describe('godot_health_check tells the truth', () => {
  it('with no editor', async () => {
    server = await ServerProcess.initialized()
    const state = await server.result(HEALTH)
    expect(state).toMatchObject({ bridge_connected: false, editor_responds: false, addon_version: null, bridge_bind_error: null })
  })

  it('with a port that another program has', async () => {
    const squatter = await occupyPort()
    cleanups.push(squatter.release)
    server = await ServerProcess.initialized({ GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${squatter.port}` })
    expect(await server.result(HEALTH)).toMatchObject({
      bridge_connected: false,
      editor_responds: false,
      bridge_bind_error: expect.stringContaining('EADDRINUSE'),
    })
  })

  it('with an editor that works, and when it is gone', async () => {
    server = await ServerProcess.initialized()
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    expect(await server.result(HEALTH)).toMatchObject({
      bridge_connected: true,
      editor_responds: true,
      addon_version: IDENTITY.addon_version,
    })
    peer.close()
    await server.log('editor detached')
    expect(await server.result(HEALTH)).toMatchObject({ bridge_connected: false, editor_responds: false, addon_version: null })
  })

  it('with an editor that works and owes the answer to a long command', async () => {
    server = await ServerProcess.initialized()
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    const call = server.failure('godot_inspection_get_scene_tree')
    await peer.command()
    expect(await server.result(HEALTH)).toMatchObject({ bridge_connected: true, editor_responds: true })
    peer.close()
    await call
  })

  it('with an editor that is attached and blocked', async () => {
    server = await ServerProcess.initialized()
    const url = await server.bridgeUrl()
    const blocked = new WebSocket(url, { autoPong: false })
    cleanups.push(() => blocked.terminate())
    await new Promise((resolve) => blocked.once('open', resolve))
    blocked.send(JSON.stringify({ id: 'peer_hello', command: 'cmd_peer_hello', params: IDENTITY }))
    await server.log('editor attached')
    expect(await server.result(HEALTH)).toMatchObject({
      bridge_connected: true,
      editor_responds: false,
      addon_version: IDENTITY.addon_version,
    })
  })

  it('with a stranger who has no token, before and after it tried', async () => {
    server = await ServerProcess.initialized({ GODOT_MCP_BRIDGE_TOKEN: 'a-token-of-some-length-0123456789' })
    const stranger = await BarePeer.dial(await server.bridgeUrl())
    stranger.send({ id: 'auth', command: 'cmd_auth', params: { token: 'a-guess-of-the-same-length-0123456' } })
    stranger.hello()
    expect(await server.result(HEALTH)).toMatchObject({ bridge_connected: false, editor_responds: false, addon_version: null })
    await stranger.closed
    expect(await server.result(HEALTH)).toMatchObject({ bridge_connected: false, editor_responds: false, addon_version: null })
  })

  it('of the newer editor, once it has replaced another', async () => {
    server = await ServerProcess.initialized()
    const url = await server.bridgeUrl()
    const first = await BarePeer.greeted(url, { ...IDENTITY, addon_version: '2020.01.01' })
    await BarePeer.greeted(url)
    await first.closed
    expect(await server.result(HEALTH)).toMatchObject({
      bridge_connected: true,
      editor_responds: true,
      addon_version: IDENTITY.addon_version,
      version_notice: null,
    })
  })
})
