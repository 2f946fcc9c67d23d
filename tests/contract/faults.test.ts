import { afterEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { faultyStart } from './support/faulty-start.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

const TREE = 'godot_inspection_get_scene_tree'
const CREATE = 'godot_scene_edit_create_node'
const NODE = { parent_path: '.', node_type: 'Node', node_name: 'Player' }

let server: ServerProcess
const cleanups: (() => void)[] = []
afterEach(async () => {
  await server.end()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all', ...env })
}

/** A server inside which `script` runs. */
async function startFaulty(script: string, env: Record<string, string> = {}): Promise<void> {
  const faulty = faultyStart(script)
  cleanups.push(faulty.remove)
  await start({ ...faulty.env, ...env })
}

describe('a change whose answer is lost', () => {
  it('may have been made, and the data as well as the text say so, when the editor vanishes', async () => {
    await start()
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    const call = server.call(CREATE, NODE)
    await peer.command()
    peer.close()
    const { content, _meta } = await call
    expect(_meta?.['godot_mcp/error']).toMatchObject({ error: 'BRIDGE_DISCONNECTED', may_have_applied: true })
    expect(content[0]?.text).toContain('may_have_applied')
    expect(content[0]?.text).toContain('read the current state before you repeat the call')
  })

  it('may have been made when it timed out, and its late outcome is logged under the same call', async () => {
    await start({ GODOT_MCP_LOG_LEVEL: 'debug' })
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    const change = server.call(CREATE, NODE)
    const { id } = await peer.command()
    const read = server.failure(TREE)
    const { content, _meta } = await change
    expect(_meta?.['godot_mcp/error']).toMatchObject({ error: 'TIMEOUT', may_have_applied: true })
    expect(content[0]?.text).toContain('may_have_applied')
    expect(await read).not.toHaveProperty('may_have_applied')

    peer.reply(id, { node_path: 'Player', created: true })

    const late = await server.log('dropped a late reply')
    const failed = await server.log('failed')
    expect(late).toMatchObject({ id, command: 'cmd_scene_edit_create_node', why: 'timed out', outcome: 'ok' })
    expect(late['call']).toBe(failed['call'])
    expect(failed).toMatchObject({ tool: CREATE, code: 'TIMEOUT', may_have_applied: true })
    peer.close()
  })

  it('was not made when nothing was sent', async () => {
    await start()
    await server.bridgeUrl()
    expect(await server.failure(CREATE, NODE)).not.toHaveProperty('may_have_applied')
  })
})

describe('a fault of our own', () => {
  it('in a handler is an enumerated error without a trace of the code, is logged, and the server lives', async () => {
    await startFaulty(
      `
      const fs = await import('node:fs')
      fs.default.existsSync = (path) => { throw new TypeError('broken over ' + path) }
      ;(await import('node:module')).syncBuiltinESMExports()
      console.log('broken now')`,
      { GODOT_MCP_PROJECT_DIR: '/no/such/project' },
    )
    await server.log('broken now')
    const { content, _meta } = await server.call('godot_debug_workflow')
    expect(_meta?.['godot_mcp/error']).toMatchObject({ ok: false, error: 'INTERNAL_ERROR' })
    expect(content[0]?.text).not.toMatch(/broken over|\.js|at /)
    expect(await server.log('failed')).toMatchObject({
      level: 'error',
      tool: 'godot_debug_workflow',
      code: 'INTERNAL_ERROR',
      error: expect.stringContaining('broken over'),
    })
    expect(await server.result('godot_health_check')).toMatchObject({ bridge_connected: false })
  })

  it.each([
    ["new Error('nobody caught me')", 'nobody caught me'],
    ['7n', '7n'],
    ['(() => { const a = {}; a.self = a; return a })()', 'Circular'],
  ])('in a promise that nobody waits for (%s) is logged, and the server lives', async (reason, logged) => {
    await startFaulty(`Promise.reject(${reason})`)
    expect(JSON.stringify(await server.log('unhandled rejection'))).toContain(logged)
    expect(await server.result('godot_health_check')).toMatchObject({ bridge_connected: false })
  })

  it('that nobody caught is logged and ends the process in order, after the calls under way have their answers', async () => {
    await startFaulty(`process.on('SIGUSR2', () => { throw new Error('out of hand') })`)
    const peer = await BarePeer.greeted(await server.bridgeUrl())
    const call = server.failure(TREE)
    await peer.command()
    server.child.kill('SIGUSR2')
    expect(await call).toMatchObject({ error: 'BRIDGE_DISCONNECTED' })
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(await server.log('uncaught exception')).toMatchObject({ error: expect.stringContaining('out of hand') })
    expect(await peer.closed).toBe(1001)
  })

  it('on a frame of the editor costs that connection, and the next editor is served', async () => {
    await startFaulty(`
      const parse = JSON.parse
      JSON.parse = (text) => {
        const value = parse(text)
        if (value?.result?.poison) return new Proxy(value, { get() { throw new Error('poisoned') } })
        return value
      }`)
    const url = await server.bridgeUrl()
    const first = await BarePeer.greeted(url)
    const call = server.failure(TREE)
    first.reply((await first.command()).id, { poison: true })
    expect(await call).toMatchObject({ error: 'BRIDGE_DISCONNECTED' })
    expect(await server.log('failed on a frame of the editor; dropping its connection')).toMatchObject({ level: 'error' })
    const second = await BarePeer.greeted(url)
    const next = server.result(TREE)
    second.reply((await second.command()).id, treeNamed('A'))
    expect((await next)['tree']).toMatchObject({ name: 'A' })
    second.close()
  })

  it('of the runtime is a line of the log like any other', async () => {
    await startFaulty(`process.emitWarning('something is odd')`)
    expect(await server.log('runtime')).toMatchObject({ level: 'warning', warning: 'something is odd' })
    await server.end()
    for (const line of server.stderr.all.filter((text) => text !== '')) expect(JSON.parse(line)).toHaveProperty('level')
  })
})
