import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { until } from '../e2e/harness/until.js'
import { BarePeer } from './support/bare-peer.js'
import { HttpServer } from './support/http-server.js'
import { readLines } from './support/json-lines.js'
import { occupyPort } from './support/occupied-port.js'
import { isRunning } from './support/process-state.js'
import { SERVER_BIN, ServerProcess } from './support/server-process.js'

const TREE = 'godot_inspection_get_scene_tree'
/** What the promise says, in milliseconds. */
const LIMIT_MS = 5_000
const IN_ORDER = { code: 0, signal: null }

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** A server with an editor that owes it an answer. */
async function busyServer(): Promise<{
  server: ServerProcess
  url: string
  peer: BarePeer
  call: ReturnType<ServerProcess['failure']>
}> {
  const server = await ServerProcess.initialized()
  cleanups.push(() => server.child.kill('SIGKILL'))
  const url = await server.bridgeUrl()
  const peer = await BarePeer.greeted(url)
  const call = server.failure(TREE)
  call.catch(() => {})
  await peer.command()
  return { server, url, peer, call }
}

async function portIsFree(url: string): Promise<void> {
  const again = await occupyPort(Number(new URL(url).port))
  await again.release()
}

async function withinTheLimit<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS)
  return result
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('ends the server in order: the call under way is answered, the editor told, the port free', async () => {
    const { server, url, peer, call } = await busyServer()
    await withinTheLimit(async () => {
      server.child.kill(signal)
      expect(await call).toMatchObject({ error: 'BRIDGE_DISCONNECTED', required: 'bridge_connected' })
      expect(await server.exited).toEqual(IN_ORDER)
    })
    expect(await server.log('stopping')).toMatchObject({ reason: signal })
    expect(await peer.closed).toBe(1001)
    await portIsFree(url)
  })

  it('that comes again and again is no reason to leave in disorder', async () => {
    const { server, url, peer } = await busyServer()
    const again = setInterval(() => server.child.kill(signal), 2)
    cleanups.push(() => clearInterval(again))
    expect(await server.exited).toEqual(IN_ORDER)
    clearInterval(again)
    expect(await peer.closed).toBe(1001)
    await portIsFree(url)
  })

  it('ends a server over HTTP in order: the call under way is answered, both ports are free', async () => {
    const server = await HttpServer.start()
    cleanups.push(() => server.process.child.kill('SIGKILL'))
    const url = await server.bridgeUrl()
    const peer = await BarePeer.greeted(url)
    const answer = server.request({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: TREE, arguments: {} } }),
    })
    await peer.command()
    expect(await withinTheLimit(() => server.end(signal))).toEqual(IN_ORDER)
    expect((await answer).body).toContain('BRIDGE_DISCONNECTED')
    await portIsFree(url)
    await portIsFree(server.url)
  })
})

describe('a client that is gone', () => {
  it('is noticed by the end of stdin while a call is pending', async () => {
    const { server, url } = await busyServer()
    expect(await withinTheLimit(() => server.end())).toEqual(IN_ORDER)
    await portIsFree(url)
  })

  it('is noticed by its closed end of stdout, with the next answer', async () => {
    const { server, url } = await busyServer()
    server.child.stdout?.destroy()
    server.child.stderr?.destroy()
    expect(
      await withinTheLimit(() => {
        server.write({ jsonrpc: '2.0', id: 50, method: 'tools/list' })
        return server.exited
      }),
    ).toEqual(IN_ORDER)
    await portIsFree(url)
  })

  it('may leave without having read a word', async () => {
    const { server, url } = await busyServer()
    server.child.stdout?.pause()
    server.child.stdout?.removeAllListeners('data')
    for (let id = 100; id < 200; id++) server.write({ jsonrpc: '2.0', id, method: 'tools/list' })
    const exit = once(server.child, 'exit')
    server.child.stdin?.end()
    expect(await withinTheLimit(() => exit)).toEqual([0, null])
    expect(server.stderr.all.join()).not.toContain('the orderly end takes too long')
    await portIsFree(url)
  })

  it('is noticed when it was killed', async () => {
    const parent = spawn(process.execPath, ['-e', PARENT, SERVER_BIN], {
      env: { PATH: process.env['PATH'] ?? '', GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    cleanups.push(() => parent.kill('SIGKILL'))
    const pid = Number(await readLines(parent.stdout).find(() => true))
    cleanups.push(() => isRunning(pid) && process.kill(pid, 'SIGKILL'))
    const line = await readLines(parent.stderr).find((text) => text.includes('listening for the editor'))
    const url = String(JSON.parse(line).url)
    await withinTheLimit(async () => {
      parent.kill('SIGKILL')
      await until('the server is gone', async () => !isRunning(pid), LIMIT_MS)
    })
    await portIsFree(url)
  })
})

it('a stranger who holds a connection to the bridge open keeps nobody', async () => {
  const { server, url } = await busyServer()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  cleanups.push(() => socket.destroy())
  await once(socket, 'connect')
  expect(await withinTheLimit(() => server.end())).toEqual(IN_ORDER)
  expect(server.stderr.all.join()).not.toContain('the orderly end takes too long')
  await portIsFree(url)
})

/** A client that starts the server, says which process that is, and waits. */
const PARENT = `
const server = require('node:child_process').spawn(process.execPath, [process.argv[1]], { stdio: ['pipe', 'ignore', 'inherit'] })
console.log(server.pid)
setInterval(() => {}, 1000)`
