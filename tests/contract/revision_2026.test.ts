import { succeedWith } from '@godot-mcp/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { treeNamed } from './support/results.js'
import { about, type Bare, bareHttp, bareStdio, headersFor, STATELESS } from './support/stateless.js'

/** What the revision of 2026 has and those before it have not, on the bare wire: the client libraries hide most of it. */
const TREE = { name: 'godot_inspection_get_scene_tree', arguments: {} }
const SERVER = { 'io.modelcontextprotocol/serverInfo': { name: 'godot-mcp', title: 'Godot MCP', version: expect.any(String) } }

describe.each([
  ['stdio', bareStdio],
  ['HTTP', bareHttp],
])('over %s', (_name, open) => {
  let bare: Bare
  beforeAll(async () => {
    bare = await open()
    await bare.editor.received('cmd_toolsets_update')
    bare.editor.when('cmd_inspection_get_scene_tree', succeedWith(treeNamed('A')))
  })
  afterAll(() => bare.stop())

  it('a revision that nobody knows is refused with those that are, and a known one may follow', async () => {
    const { error } = await bare.ask('tools/list', about({}, '2099-01-01'))
    expect(error).toMatchObject({
      code: -32022,
      data: { supported: expect.arrayContaining([STATELESS]), requested: '2099-01-01' },
    })
  })

  it('a call is answered that nothing came before, by a server that says who it is', async () => {
    const { result } = await bare.ask('tools/call', { ...TREE, ...about() })
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: treeNamed('A'), _meta: SERVER })
  })

  it('the server is discovered: revisions, capabilities, instructions, who it is', async () => {
    const { result } = await bare.ask('server/discover', about())
    expect(result).toMatchObject({
      resultType: 'complete',
      supportedVersions: [STATELESS],
      capabilities: { tools: { listChanged: true }, resources: {}, experimental: { godot_mcp: { contract_version: 1 } } },
      instructions: expect.stringContaining('godot_enable_toolset'),
      _meta: SERVER,
    })
  })

  it.each([
    ['tools/list', {}],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['resources/read', { uri: 'godot://scene/tree' }],
  ])('%s says that it may not be kept: the editor changes under it', async (method, params) => {
    const { result } = await bare.ask(method, { ...params, ...about() })
    expect(result).toMatchObject({ resultType: 'complete', ttlMs: 0, cacheScope: 'private' })
  })

  it.each(['ping', 'logging/setLevel', 'resources/subscribe', 'initialize'])('%s is no more', async (method) => {
    const { error } = await bare.ask(method, { ...about(), level: 'info', uri: 'godot://scene/tree' })
    expect(error).toMatchObject({ code: -32601 })
  })

  it('a subscriber hears of each change it asked for, under its own number, until it ends', async () => {
    const stream = await bare.listen('subscriptions/listen', {
      ...about(),
      notifications: { toolsListChanged: true, promptsListChanged: true },
    })
    const begun = await stream.next()
    expect(begun).toMatchObject({
      method: 'notifications/subscriptions/acknowledged',
      params: {
        notifications: { toolsListChanged: true },
        _meta: { 'io.modelcontextprotocol/subscriptionId': expect.anything() },
      },
    })
    const id = (begun.params as { _meta: Record<string, unknown> })._meta['io.modelcontextprotocol/subscriptionId']
    await bare.ask('tools/call', { name: 'godot_enable_toolset', arguments: { category: 'scene_edit' }, ...about() })
    expect(await stream.next()).toMatchObject({
      method: 'notifications/tools/list_changed',
      params: { _meta: { 'io.modelcontextprotocol/subscriptionId': id } },
    })
    stream.end()
    await bare.ask('tools/call', { name: 'godot_disable_toolset', arguments: { category: 'scene_edit' }, ...about() })
    await bare.ask('tools/list', about())
    expect(stream.all.filter(({ method }) => method === 'notifications/tools/list_changed')).toHaveLength(1)
  })

  it('who has not subscribed is told of nothing', async () => {
    const stream = await bare.listen('subscriptions/listen', { ...about(), notifications: {} })
    expect(await stream.next()).toMatchObject({ method: 'notifications/subscriptions/acknowledged' })
    await bare.ask('tools/call', { name: 'godot_enable_toolset', arguments: { category: 'scene_edit' }, ...about() })
    await bare.ask('tools/call', { name: 'godot_disable_toolset', arguments: { category: 'scene_edit' }, ...about() })
    expect(stream.all.filter(({ method }) => method === 'notifications/tools/list_changed')).toEqual([])
    stream.end()
  })
})

describe.each([
  ['stdio', bareStdio],
  ['HTTP', bareHttp],
])('over %s, where a person has to agree,', (_name, open) => {
  const DELETE = { name: 'godot_scene_edit_delete_node', arguments: { node_path: 'Player', confirm: true } }
  const able = about({ elicitation: { form: {} } })
  let bare: Bare
  beforeAll(async () => {
    bare = await open({ GODOT_MCP_APPROVAL_REQUIRE: 'true', GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
    await bare.editor.received('cmd_toolsets_update')
  })
  afterAll(() => bare.stop())

  const deletions = () => bare.editor.commands.filter(({ command }) => command === 'cmd_scene_edit_delete_node').length
  const question = async () => {
    const { result } = await bare.ask('tools/call', { ...DELETE, ...able })
    expect(result).toMatchObject({ resultType: 'input_required', requestState: expect.any(String) })
    const [[key = '', request] = []] = Object.entries(result?.['inputRequests'] as Record<string, unknown>)
    return { key, request, requestState: result?.['requestState'] }
  }

  it('the client is sent away with the question, and carries the answer back', async () => {
    const { key, request, requestState } = await question()
    expect(request).toMatchObject({ method: 'elicitation/create', params: { message: expect.stringContaining('Player') } })
    expect(deletions()).toBe(0)
    const inputResponses = { [key]: { action: 'accept', content: { approve: true } } }
    const { result } = await bare.ask('tools/call', { ...DELETE, ...able, inputResponses, requestState })
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: expect.anything() })
    expect(deletions()).toBe(1)
  })

  it('an answer without the state of its question, or with another one, is none', async () => {
    const before = deletions()
    const { key, requestState } = await question()
    const inputResponses = { [key]: { action: 'accept', content: { approve: true } } }
    for (const state of [{}, { requestState: `${requestState}x` }, { requestState: 'made up' }]) {
      const answer = await bare.ask('tools/call', { ...DELETE, ...able, inputResponses, ...state })
      expect(answer.result?.['resultType']).toBe('input_required')
    }
    expect(deletions()).toBe(before)
  })

  it('a client that cannot ask is told so instead', async () => {
    const { result } = await bare.ask('tools/call', { ...DELETE, ...about() })
    expect(result).toMatchObject({
      resultType: 'complete',
      isError: true,
      _meta: { 'godot_mcp/error': { error: 'APPROVAL_DENIED' } },
    })
  })
})

describe('over HTTP alone', () => {
  let bare: Awaited<ReturnType<typeof bareHttp>>
  beforeAll(async () => {
    bare = await bareHttp()
  })
  afterAll(() => bare.stop())

  const post = (headers: Record<string, string>, params: Record<string, unknown>) =>
    bare.server.request({
      method: 'POST',
      headers,
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    })
  const params = { name: 'godot_health_check', arguments: {}, ...about() }

  it('no session is begun, and none is asked for', async () => {
    const { status, headers } = await post(
      { ...headersFor('tools/call', params), 'mcp-session-id': 'of-some-other-server' },
      params,
    )
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('mcp-session-id')
  })

  it.each(['GET', 'DELETE'])('%s, which is for sessions, is not allowed', async (method) => {
    const { status } = await bare.server.request({ method, headers: { 'mcp-protocol-version': STATELESS } })
    expect(status).toBe(405)
  })

  it.each([
    ['the revision', { 'mcp-protocol-version': '2025-11-25' }],
    ['the method', { 'mcp-method': 'tools/list' }],
    ['the tool', { 'mcp-name': 'godot_undo' }],
  ])(
    'a head that says another thing of %s than the body is refused: who reads only heads must not be misled',
    async (_case, lie) => {
      const { status, body } = await post({ ...headersFor('tools/call', params), ...lie }, params)
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ error: { code: -32020 } })
    },
  )

  it('a request that says nothing of itself is refused', async () => {
    const { status, body } = await post(headersFor('tools/call', params), { name: 'godot_health_check', arguments: {} })
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ error: { code: -32602 } })
  })
})
