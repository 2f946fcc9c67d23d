import { connect, type Godot, type Progress } from '@godot-mcp/client'
import { FakeEditor, hang, hold, succeedWith } from '@godot-mcp/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HttpServer } from './support/http-server.js'
import { treeNamed } from './support/results.js'

const TOKEN = 'a-token-of-this-test'
let server: HttpServer
let godot: Godot
const opened: { close(): unknown }[] = []

beforeEach(async () => {
  server = await HttpServer.start({ GODOT_MCP_AUTH_TOKEN: TOKEN })
  godot = await connect({ url: server.url, token: TOKEN, validateResults: true })
})
afterEach(async () => {
  // First: it would outlive the run where anything before it fails.
  await server.end('SIGKILL')
  for (const one of opened.splice(0)) await one.close()
  await godot.close()
})

async function attach(to = server): Promise<FakeEditor> {
  const editor = await FakeEditor.connect({ url: await to.bridgeUrl() })
  opened.push(editor)
  await editor.received('cmd_server_hello')
  return editor
}

const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason)

describe('the SDK and a server that runs already', () => {
  it('calls the editor, and leaves the server running when it closes', async () => {
    const editor = await attach()
    editor.when('cmd_inspection_get_scene_tree', succeedWith(treeNamed('A')))
    expect((await godot.inspection.getSceneTree()).tree?.name).toBe('A')
    expect(await godot.core.healthCheck()).toMatchObject({ transport: 'http', bridge_connected: true })
    await godot.close()
    expect(await failure(godot.core.healthCheck())).toMatchObject({ code: 'CONNECTION_CLOSED' })
    expect((await server.request({ path: '/healthz' })).status).toBe(200)
  })

  it('share it with others: what one enables, all have', async () => {
    const editor = await attach()
    const other = await connect({ url: server.url, token: TOKEN })
    opened.push(other)
    await godot.sceneEdit.listOpenScenes()
    await other.callUntyped('godot_scene_edit_list_open_scenes')
    await editor.received('cmd_scene_edit_list_open_scenes')
    await editor.received('cmd_scene_edit_list_open_scenes')
  })

  it('says which token is missing or wrong', async () => {
    expect(await failure(connect({ url: server.url }))).toMatchObject({
      code: 'UNAUTHORIZED',
      hint: expect.stringContaining('asks for'),
    })
    expect(await failure(connect({ url: server.url, token: 'wrong' }))).toMatchObject({
      code: 'UNAUTHORIZED',
      hint: expect.stringContaining('does not take'),
    })
    expect(await failure(connect({ url: server.url.replace('/mcp', '/other'), token: TOKEN }))).toMatchObject({
      code: 'HTTP_ERROR',
    })
  })

  it('hears of progress, and so does not lose patience with a long call', async () => {
    const editor = await attach()
    const held = hold(succeedWith(treeNamed('A')))
    editor.when('cmd_inspection_get_scene_tree', held.behaviour)
    const heard: Progress[] = []
    const call = godot.inspection.getSceneTree(
      {},
      { timeoutMs: 8_000, onProgress: (progress) => void (heard.push(progress) === 1 && held.release()) },
    )
    expect((await call).tree?.name).toBe('A')
    expect(heard.map(({ progress }) => progress)).toEqual([1])
  })

  it('tells the server when it gives a call up', async () => {
    const editor = await attach()
    editor.when('cmd_inspection_get_scene_tree', hang)
    const stop = new AbortController()
    const call = failure(godot.inspection.getSceneTree({}, { signal: stop.signal }))
    await editor.received('cmd_inspection_get_scene_tree')
    stop.abort(new Error('enough'))
    expect(await call).toMatchObject({ message: 'enough' })
    // Of its own accord it would have waited for ten seconds.
    const { code, duration_ms } = await server.process.log('failed')
    expect(code).toBe('TIMEOUT')
    expect(Number(duration_ms)).toBeLessThan(9_000)
  })
})

describe('a server that goes away', () => {
  it('in the middle of a change is told as such, and a read changes nothing', async () => {
    const editor = await attach()
    editor.when('cmd_undo', hang)
    editor.when('cmd_inspection_get_scene_tree', hang)
    const calls = [failure(godot.core.undo()), failure(godot.inspection.getSceneTree())]
    await editor.received('cmd_undo')
    await editor.received('cmd_inspection_get_scene_tree')
    await server.end('SIGKILL')
    const lost = { code: 'CONNECTION_CLOSED', hint: expect.stringContaining('broke before the answer') }
    expect(await Promise.all(calls)).toMatchObject([
      { ...lost, mayHaveApplied: true, tool: 'godot_undo' },
      { ...lost, mayHaveApplied: false },
    ])
    expect(await failure(godot.core.undo())).toMatchObject({ code: 'SERVER_UNREACHABLE', mayHaveApplied: false })
    expect(await godot.health()).toMatchObject({
      ok: false,
      server: { ok: false, hint: expect.stringContaining('No server can be reached') },
    })
  })

  it('while progress streams is noticed at once', async () => {
    const editor = await attach()
    editor.when('cmd_undo', hang)
    let kill = () => {}
    const progressed = new Promise<void>((resolve) => {
      kill = resolve
    })
    const call = failure(godot.core.undo({}, { timeoutMs: Number.POSITIVE_INFINITY, onProgress: () => kill() }))
    await progressed
    await server.end('SIGKILL')
    expect(await call).toMatchObject({ code: 'CONNECTION_CLOSED', mayHaveApplied: true })
  })

  it('and comes back at its address is called again without connecting anew', async () => {
    const port = String(server.port)
    await server.end()
    expect(await failure(godot.core.healthCheck())).toMatchObject({ code: 'SERVER_UNREACHABLE' })
    server = await HttpServer.start({ GODOT_MCP_AUTH_TOKEN: TOKEN, GODOT_MCP_HTTP_PORT: port })
    const editor = await attach()
    editor.when('cmd_scene_edit_list_open_scenes', succeedWith({ scenes: [] }))
    expect(await godot.core.healthCheck()).toMatchObject({ bridge_connected: true })
  })
})
