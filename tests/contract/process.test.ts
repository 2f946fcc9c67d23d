import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { occupyPort } from './support/occupied-port.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

let server: ServerProcess | undefined
afterEach(async () => {
  await server?.end()
  server = undefined
})

describe('standard output', () => {
  it('carries protocol lines and nothing else, whatever happens inside', async () => {
    const noise = join(tmpdir(), `noise-${process.pid}.mjs`)
    await writeFile(
      noise,
      // Once the server has begun to serve: what the runtime itself prints before that is not the server's to catch.
      `const own = console.log
const waiting = setInterval(() => {
  if (console.log === own) return
  clearInterval(waiting)
  console.log('noise')
  console.table([1])
  Promise.reject(new Error('nobody caught me'))
}, 5)\n`,
    )
    const squatter = await occupyPort()
    server = await ServerProcess.initialized({
      GODOT_MCP_LOG_LEVEL: 'debug',
      GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${squatter.port}`,
      NODE_OPTIONS: `--import ${pathToFileURL(noise)}`,
    })
    await server.request('tools/list')
    await server.log('unhandled rejection')
    for (let count = 0; count < 10; count++) await server.call('godot_health_check')
    await server.end()
    await squatter.release()
    for (const line of server.stdout.all) expect(JSON.parse(line)).toHaveProperty('jsonrpc', '2.0')
    expect(server.stderr.all.map((line) => JSON.parse(line).message)).toContain('noise')
  })

  it('leaves a log of JSON lines with time, level and call on standard error', async () => {
    server = await ServerProcess.initialized()
    await server.call('godot_health_check')
    await server.call('godot_inspection_get_scene_tree')
    const done = await server.log('done')
    expect(done).toMatchObject({
      level: 'info',
      logger: 'call',
      call: 1,
      tool: 'godot_health_check',
      duration_ms: expect.any(Number),
    })
    expect(new Date(String(done['timestamp'])).toISOString()).toBe(done['timestamp'])
    expect(await server.log('failed')).toMatchObject({ level: 'info', call: 2, code: 'BRIDGE_DISCONNECTED' })
  })
})

describe('the end', () => {
  it('comes when stdin is empty from the start', async () => {
    server = new ServerProcess()
    expect(await server.end()).toEqual({ code: 0, signal: null })
  })

  it('comes when stdin ends while a call is pending, and frees the port', async () => {
    server = await ServerProcess.initialized()
    const url = await server.bridgeUrl()
    const peer = await BarePeer.greeted(url)
    server.write({
      jsonrpc: '2.0',
      id: 99,
      method: 'tools/call',
      params: { name: 'godot_inspection_get_scene_tree', arguments: {} },
    })
    await peer.next()
    const startedAt = performance.now()
    expect(await server.end()).toEqual({ code: 0, signal: null })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(await peer.closed).toBe(1001)
    const again = await occupyPort(Number(new URL(url).port))
    await again.release()
  })
})

describe('a taken bridge port', () => {
  it('is said plainly, outlived, and bound as soon as it is free', async () => {
    const squatter = await occupyPort()
    const url = `ws://127.0.0.1:${squatter.port}`
    server = await ServerProcess.initialized({ GODOT_MCP_BRIDGE_URL: url })
    expect(await server.result('godot_health_check')).toMatchObject({
      bridge_url: url,
      bridge_connected: false,
      bridge_bind_error: `127.0.0.1 port ${squatter.port}: in use by another program (EADDRINUSE)`,
    })
    const { hint } = await server.failure('godot_inspection_get_scene_tree')
    expect(hint).toContain(`port ${squatter.port}: in use`)

    await squatter.release()
    await server.log('the bridge address is free now')

    expect(await server.result('godot_health_check')).toMatchObject({ bridge_url: url, bridge_bind_error: null })
    const peer = await BarePeer.greeted(url)
    const call = server.result('godot_inspection_get_scene_tree')
    peer.reply((await peer.command()).id, treeNamed('A'))
    await call
    peer.close()
  })

  it('or a host that is not ours is no reason to end', async () => {
    server = await ServerProcess.initialized({ GODOT_MCP_BRIDGE_URL: 'ws://192.0.2.1:9080', GODOT_MCP_BRIDGE_TOKEN: 'secret' })
    const reason = /^192\.0\.2\.1 port 9080: not a local address/
    expect((await server.result('godot_health_check'))['bridge_bind_error']).toMatch(reason)
  })
})

describe('a setting that cannot be used', () => {
  it.each([
    [
      { GODOT_MCP_TRANSPORT: 'carrier-pigeon' },
      'GODOT_MCP_TRANSPORT: "carrier-pigeon" is not a transport of this server; valid: stdio, http',
    ],
    [
      { GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:99999' },
      'GODOT_MCP_BRIDGE_URL: "ws://127.0.0.1:99999" is not a URL with a port from 0 to 65535',
    ],
    [
      { GODOT_MCP_LOG_LEVEL: 'warn' },
      'GODOT_MCP_LOG_LEVEL: "warn" is not a level (did you mean warning?); valid: debug, info, warning, error',
    ],
    [
      { GODOT_MCP_DEFAULT_TOOLSETS: 'inspection,scene_edti' },
      'GODOT_MCP_DEFAULT_TOOLSETS: "scene_edti" is no toolset (did you mean scene_edit?); valid: all, or a comma list of toolsets: inspection, scene_edit; bundles: author',
    ],
  ])('ends the start with one readable line: %o', async (env, line) => {
    server = new ServerProcess(env as Record<string, string>)
    expect((await server.exited).code).toBe(1)
    expect(server.stderr.all.filter((text) => text !== '')).toEqual([expect.stringContaining(`godot-mcp: ${line}`)])
    expect(server.stdout.all).toEqual([])
  })
})
