import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { ServerProcess } from './support/server-process.js'
import { Webhook } from './support/webhook.js'

const DELETE = { node_path: 'Player', confirm: true }
const RESULT = { node_path: 'Player', deleted: true, node_count: 2, dry_run: false, persisted: true, reason: null, hint: null }

let webhook: Webhook
let server: ServerProcess
let peer: BarePeer

async function start(env: Record<string, string>): Promise<void> {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all', ...env })
  peer = await BarePeer.greeted(await server.bridgeUrl())
}
async function stop(): Promise<void> {
  peer.close()
  await server.end()
}

/** The commands that reached the editor after its greeting. */
const sent = () => peer.frames.slice(2).map((frame) => (JSON.parse(frame) as { command: string }).command)
const decisions = () =>
  server.stderr.all.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ message }) => message === 'approval')

beforeAll(async () => {
  webhook = await Webhook.listen()
})
afterAll(() => webhook.close())
beforeEach(() => {
  webhook.requests.length = 0
  webhook.answer = Webhook.json({ approved: true })
})

const raw = (text: string) => (response: ServerResponse) => void response.end(text)

/** What is a denial, whatever GODOT_MCP_APPROVAL_FAIL_OPEN says. */
const DENIALS: [string, (response: ServerResponse) => void, string][] = [
  ['a no with its reason', Webhook.json({ approved: false, reason: 'Not on\n a Monday.' }), 'refused: Not on a Monday.'],
  ['a bare no', Webhook.json({ approved: false }), 'The approval service refused.'],
  ['a yes that is a text', Webhook.json({ approved: 'true' }), 'no readable answer'],
  ['a yes that is a number', Webhook.json({ approved: 1 }), 'no readable answer'],
  ['a yes whose reason is no text', Webhook.json({ approved: true, reason: 5 }), 'no readable answer'],
  ['an object without a verdict', Webhook.json({ ok: true }), 'no readable answer'],
  ['a list', Webhook.json([{ approved: true }]), 'no readable answer'],
  ['a bare true', Webhook.json(true), 'no readable answer'],
  ['no JSON', raw('approved'), 'no readable answer'],
  ['nothing', raw(''), 'no readable answer'],
  ['a yes after a megabyte', raw(`${' '.repeat(1_000_000)}{"approved": true}`), 'no readable answer'],
  ['an answer that breaks off', (response) => void response.writeHead(200, { 'content-length': '20' }).write('{"approved"'), ''],
  ['status 401', Webhook.json({ approved: true }, 401), 'status 401'],
  ['status 500', Webhook.json({ approved: true }, 500), 'status 500'],
  ['status 503', Webhook.json({ approved: true }, 503), 'status 503'],
]

describe.each(['off', 'on'])('with GODOT_MCP_APPROVAL_FAIL_OPEN=%s', (failOpen) => {
  beforeAll(() =>
    start({
      GODOT_MCP_APPROVAL_WEBHOOK: webhook.url,
      GODOT_MCP_APPROVAL_FAIL_OPEN: failOpen,
      GODOT_MCP_APPROVAL_TIMEOUT: '20',
    }),
  )
  afterAll(stop)

  it('a yes lets the call through', async () => {
    const before = sent().length
    const calling = server.result('godot_scene_edit_delete_node', DELETE)
    const { id, command, params } = await peer.command()
    expect({ command, params }).toEqual({ command: 'cmd_scene_edit_delete_node', params: { ...DELETE, dry_run: false } })
    peer.reply(id, RESULT)
    expect(await calling).toMatchObject({ deleted: true })
    expect(webhook.requests).toHaveLength(1)
    expect(sent()).toHaveLength(before + 1)
  })

  it.each(DENIALS)('%s is a no, and the editor hears nothing', async (title, answer, hint) => {
    webhook.answer = title === 'an answer that breaks off' ? (response) => breakOff(answer, response) : answer
    const before = sent()
    expect(await server.failure('godot_scene_edit_delete_node', DELETE)).toEqual({
      ok: false,
      error: 'APPROVAL_DENIED',
      hint: expect.stringMatching(/^godot_scene_edit_delete_node was not approved\. /),
      required: 'human_approval',
    })
    expect((await server.failure('godot_scene_edit_delete_node', DELETE))['hint']).toContain(hint)
    expect(sent()).toEqual(before)
  })

  it('a redirect is a no, and is not followed', async () => {
    const other = await Webhook.listen()
    webhook.answer = (response) => void response.writeHead(307, { location: other.url }).end()
    expect(await server.failure('godot_scene_edit_delete_node', DELETE)).toMatchObject({ error: 'APPROVAL_DENIED' })
    expect(other.requests).toEqual([])
    await other.close()
  })
})

function breakOff(begin: (response: ServerResponse) => void, response: ServerResponse): void {
  begin(response)
  setTimeout(() => response.destroy(), 50)
}

describe('where there is no answer at all', () => {
  it.each([
    ['silence', 'off', 'no answer within 0.5 s'],
    ['silence', 'on', null],
    ['a closed port', 'off', 'ECONNREFUSED'],
    ['a closed port', 'on', null],
  ])('%s with GODOT_MCP_APPROVAL_FAIL_OPEN=%s', async (kind, failOpen, why) => {
    const gone = await Webhook.listen()
    gone.answer = () => {}
    const { url } = gone
    if (kind === 'a closed port') await gone.close()
    await start({
      GODOT_MCP_APPROVAL_WEBHOOK: url,
      GODOT_MCP_APPROVAL_FAIL_OPEN: failOpen,
      GODOT_MCP_APPROVAL_TIMEOUT: '0.5',
    })
    const calling = server.call('godot_scene_edit_delete_node', DELETE)
    if (why === null) peer.reply((await peer.command()).id, RESULT)
    const { isError, content } = await calling
    expect(isError).toBe(why === null ? undefined : true)
    if (why !== null) expect(content[0]?.text).toContain(`APPROVAL_DENIED: godot_scene_edit_delete_node was not approved.`)
    if (why !== null) expect(content[0]?.text).toContain(why)
    expect(decisions()).toMatchObject([{ by: 'webhook', decision: why === null ? 'approved' : 'denied' }])
    expect(sent()).toHaveLength(why === null ? 1 : 0)
    await stop()
    await gone.close().catch(() => {})
  })
})

describe('the question', () => {
  beforeAll(() =>
    start({
      GODOT_MCP_APPROVAL_WEBHOOK: webhook.url.replace('//', '//ann:pass%20word@').concat('?key=query-secret'),
      GODOT_MCP_LOG_LEVEL: 'debug',
    }),
  )
  afterAll(stop)
  afterEach(() => {
    const log = server.stderr.all.join('\n')
    for (const secret of ['query-secret', 'pass word', 'pass%20word', webhook.url])
      expect(log.includes(secret), secret).toBe(false)
  })

  it('is that of the protocol, with the checked arguments and the service’s own credentials', async () => {
    webhook.answer = Webhook.json({ approved: false })
    await server.failure('godot_scene_edit_set_node_property', { node_path: 'Player', property: 'name', value: 'hush-hush' })
    const [{ method, url, headers, body } = {}] = webhook.requests
    expect({ method, url }).toEqual({ method: 'POST', url: '/decide?key=query-secret' })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from('ann:pass word').toString('base64')}`,
    })
    expect(body).toEqual({
      action: 'godot_scene_edit_set_node_property',
      safety_class: 'mutating',
      params: { node_path: 'Player', property: 'name', value: 'hush-hush', dry_run: false },
      task_context: null,
      timestamp: expect.any(Number),
    })
    expect(Math.abs((body?.timestamp ?? 0) - Date.now() / 1000)).toBeLessThan(60)
  })

  it('and what its address hides stay out of the log, also where a call names it', async () => {
    webhook.answer = Webhook.json({ approved: false })
    for (const new_name of ['query-secret', 'pass word'])
      await server.failure('godot_scene_edit_rename_node', { node_path: 'Player', new_name })
    expect(webhook.requests.map(({ body }) => body.params['new_name'])).toEqual(['query-secret', 'pass word'])
    expect(server.stderr.all.join('\n')).toContain('[secret]')
  })

  it('shows a long text by its ends, and says what it leaves out', async () => {
    const value = `func a():${'x'.repeat(100_000)}# the end`
    webhook.answer = Webhook.json({ approved: false })
    await server.failure('godot_scene_edit_set_node_property', { node_path: 'Player', property: 'name', value })
    const shown = String(webhook.requests[0]?.body.params['value'])
    expect(shown.length).toBeLessThan(2_000)
    expect(shown).toMatch(/^func a\(\):x+ \[…100018 characters, sha256 [0-9a-f]{64}…\] x+# the end$/)
  })

  it.each([
    ['a preview', 'godot_scene_edit_delete_node', { node_path: 'Player', dry_run: true }, 'cmd_scene_edit_delete_node'],
    ['a read', 'godot_inspection_get_active_scene', {}, 'cmd_inspection_get_active_scene'],
  ])('is not put for %s', async (_title, tool, args, command) => {
    const calling = server.call(tool, args)
    const sentOne = await peer.command()
    expect(sentOne.command).toBe(command)
    peer.send({ id: sentOne.id, ok: false, error: 'INTERNAL_ERROR', hint: 'enough' })
    await calling
    expect(webhook.requests).toEqual([])
  })

  it.each([
    ['that is not confirmed', 'godot_scene_edit_delete_node', { node_path: 'Player' }, 'PRECONDITION_FAILED'],
    ['with a wrong argument', 'godot_scene_edit_delete_node', { node_path: 5, confirm: true }, 'VALIDATION_ERROR'],
    ['of a tool that does not exist', 'godot_scene_edit_delete', { confirm: true }, 'RESOURCE_NOT_FOUND'],
  ])('is not put for a call %s', async (_title, tool, args, error) => {
    expect(await server.failure(tool, args)).toMatchObject({ error })
    expect(webhook.requests).toEqual([])
  })

  it('is not put for a call of a toolset that is off', async () => {
    await server.result('godot_disable_toolset', { category: 'scene_edit' })
    expect(await server.failure('godot_scene_edit_delete_node', DELETE)).toMatchObject({ required: 'toolset_enabled' })
    expect(webhook.requests).toEqual([])
  })
})

it('a caller who gives up ends the question, which then has no verdict', async () => {
  const closed = new Promise<void>((resolve) => {
    webhook.answer = (response) => void response.on('close', resolve)
  })
  await start({ GODOT_MCP_APPROVAL_WEBHOOK: webhook.url, GODOT_MCP_APPROVAL_FAIL_OPEN: 'on' })
  server.write({
    jsonrpc: '2.0',
    id: 'gone',
    method: 'tools/call',
    params: { name: 'godot_scene_edit_delete_node', arguments: DELETE },
  })
  await webhook.asked(1)
  server.notify('notifications/cancelled', { requestId: 'gone' })
  await closed
  await server.log('approval')
  expect(decisions()).toMatchObject([{ decision: 'cancelled' }])
  await server.result('godot_health_check')
  expect(sent()).toEqual([])
  await stop()
})

it('every decision is in the log, with the tool and without its arguments', async () => {
  await start({ GODOT_MCP_APPROVAL_WEBHOOK: webhook.url })
  webhook.answer = Webhook.json({ approved: false, reason: 'Player is mine' })
  await server.failure('godot_scene_edit_delete_node', DELETE)
  expect(decisions()).toEqual([
    expect.objectContaining({
      level: 'info',
      logger: 'call',
      tool: 'godot_scene_edit_delete_node',
      by: 'webhook',
      safety_class: 'destructive',
      decision: 'denied',
      because: 'refused',
    }),
  ])
  expect(server.stderr.all.join('\n')).not.toContain('Player')
  await stop()
})
