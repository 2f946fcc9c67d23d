import { once } from 'node:events'
import { Agent } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HttpLimits } from '../../src/http/limits.js'
import { FakeClock } from '../support/fake-clock.js'
import { HttpToy, read } from '../support/http-toy.js'

const WAIT = { name: 'wait', arguments: {} }
const JSON_TYPE = { 'content-type': 'application/json' }
const HEAD = 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const toys: HttpToy[] = []
const agents: Agent[] = []

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy()
  await Promise.all(toys.splice(0).map((toy) => toy.close()))
})

async function start(limits: Partial<HttpLimits>, clock?: FakeClock): Promise<HttpToy> {
  const toy = await HttpToy.start({ limits, ...(clock && { clock }) })
  toys.push(toy)
  return toy
}

/** What a bare connection has been told when it ends; that it does not end is said too. */
async function told(socket: ReturnType<HttpToy['dial']>): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(socket, 'close').then(() => Buffer.concat(chunks).toString())
  return Promise.race([ended, later(15_000).then(() => 'the connection is still open')])
}

describe('a body', () => {
  it('that says it is too large is refused before any of it is read', async () => {
    const toy = await start({ bodyBytes: 1000 })
    const socket = toy.dial(`${HEAD}Content-Length: 1001\r\n\r\n`)
    expect(await told(socket)).toMatch(/^HTTP\/1\.1 413 .*larger than 1000 bytes/s)
    await toy.holds({ connections: 0, exchanges: 0, bodyBytes: 0 })
  })

  it('that is not declared as JSON is refused, whatever else is wrong with it', async () => {
    const toy = await start({ bodyBytes: 1000 })
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-seq',
      'text/json; application/json',
    ]) {
      expect((await toy.start('POST', { 'content-type': type }, 'x'.repeat(1001)).whole).status).toBe(415)
    }
    expect((await toy.start('POST', { 'content-type': 'Application/JSON; charset=utf-8' }, 'x'.repeat(1001)).whole).status).toBe(
      413,
    )
  })

  it('that asks first is refused without having been sent', async () => {
    const toy = await start({ bodyBytes: 1000 })
    expect(await told(toy.dial(`${HEAD}Expect: 100-continue\r\nContent-Length: 1001\r\n\r\n`))).toMatch(/^HTTP\/1\.1 413/)
  })

  it('that asks first and fits is asked for', async () => {
    const toy = await start({})
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/none' })
    const socket = toy.dial(
      `${HEAD}Accept: application/json, text/event-stream\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /)
    socket.write(body)
    expect(await told(socket)).toMatch(/^HTTP\/1\.1 202 /)
  })

  it('that does not say how large it is is refused where it gets too large', async () => {
    const toy = await start({ bodyBytes: 1000 })
    const socket = toy.dial(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`)
    for (let sent = 0; sent < 3; sent++) socket.write(`190\r\n${'x'.repeat(400)}\r\n`)
    expect(await told(socket)).toMatch(/^HTTP\/1\.1 413/)
    await toy.holds({ connections: 0, bodyBytes: 0 })
  })

  it('for which there is no room beside the others is refused until there is', async () => {
    const toy = await start({ bodyBytes: 1000, allBodiesBytes: 1500 })
    const large = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { ...WAIT, arguments: { a: 'x'.repeat(800) } },
    })
    const headers = { ...JSON_TYPE, accept: 'application/json, text/event-stream' }
    const first = toy.start('POST', headers, large)
    const { answer } = await toy.product.arrived()
    const letIn = toy.product.arrived(2)
    expect(await Promise.race([toy.start('POST', headers, large).whole, letIn])).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    })
    answer('done')
    expect((await first.whole).status).toBe(200)
    await toy.holds({ bodyBytes: 0 })
    const second = toy.start('POST', headers, large)
    ;(await toy.product.arrived(2)).answer('done')
    expect((await second.whole).status).toBe(200)
  })

  it.each([
    ['no JSON', '{"a":', 400],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['empty', '', 400],
    ['JSON, and no message', '{"a":1}', 400],
    ['a batch without end', `[${Array(1000).fill('{"jsonrpc":"2.0","id":1,"method":"ping"}').join(',')}]`, 400],
    ['nested beyond reason', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
  ])('that is %s is answered as such', async (_, body, status) => {
    const toy = await start({})
    const answer = await toy.start('POST', { ...JSON_TYPE, accept: 'application/json, text/event-stream' }, body).whole
    expect(answer.status).toBe(status)
    expect(answer.body).not.toMatch(/\bat .*:\d+:\d+/)
    await toy.holds({ exchanges: 0, bodyBytes: 0, connections: 0 })
  })
})

describe('a client that is slow', () => {
  it.each([
    ['with the head', 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n', { headersMs: 300 }],
    ['to say anything', '', { headersMs: 300 }],
    ['with the body', `${HEAD}Content-Length: 10\r\n\r\n{"a"`, { headersMs: 200, requestMs: 400 }],
  ])('%s loses its connection', async (_, sent, limits) => {
    const toy = await start(limits)
    expect(await told(toy.dial(sent))).toMatch(/^(HTTP\/1\.1 408 .*)?$/s)
    await toy.holds({ connections: 0, exchanges: 0, bodyBytes: 0 })
  })

  it('to read a stream loses it when too much waits, and the server keeps none of it', async () => {
    const toy = await start({ queuedBytes: 100_000 })
    const socket = await deafListener(toy, await toy.session())
    const before = process.memoryUsage.rss()
    // More than the connection's own buffers and ours can hold together.
    await flood(toy, 20_000_000, () => toy.served.counts().exchanges === 0)
    await toy.holds({ connections: 0, exchanges: 0, sessions: 1 })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
    socket.destroy()
  }, 90_000)

  it('or never reads its answer loses it after a while', async () => {
    const toy = await start({ stalledMs: 300 })
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: WAIT })
    const socket = toy.dial(
      `${HEAD}Accept: application/json, text/event-stream\r\nContent-Length: ${message.length}\r\n\r\n${message}`,
    )
    socket.pause()
    ;(await toy.product.arrived()).answer('x'.repeat(20_000_000))
    await toy.holds({ connections: 0, exchanges: 0 })
  })

  it('but reads on gets all of a large answer, however long it takes', async () => {
    const toy = await start({ stalledMs: 300, queuedBytes: 1000 })
    const call = toy.legacy({ id: 1, method: 'tools/call', params: WAIT })
    ;(await toy.product.arrived()).answer('x'.repeat(20_000_000))
    const answer = await call.head
    let size = 0
    for await (const chunk of answer) {
      size += chunk.length
      // Three times as slow as the patience for a reader that takes nothing, and always getting on.
      if (size % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(size).toBeGreaterThan(20_000_000)
  })
})

describe('too many', () => {
  it('connections are refused, and there is room again when one ends', async () => {
    const toy = await start({ connections: 2 })
    const held = [toy.dial('GET'), toy.dial('GET')]
    await toy.holds({ connections: 2 })
    expect(await told(toy.dial('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'))).toBe('')
    held[0]?.destroy()
    await toy.holds({ connections: 1 })
    expect((await toy.start('GET').whole).status).toBe(405)
    held[1]?.destroy()
  })

  it('requests in flight are refused, and there is room again when one ends', async () => {
    const toy = await start({ exchanges: 2 })
    const held = [1, 2].map((id) => toy.legacy({ id, method: 'tools/call', params: WAIT }))
    const { answer } = await toy.product.arrived(2)
    expect(await toy.legacy({ id: 3, method: 'ping' }).whole).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    answer('done')
    await toy.holds({ exchanges: 1 })
    expect((await toy.legacy({ id: 3, method: 'ping' }).whole).status).toBe(200)
    for (const { request } of held) request.destroy()
  })

  it('requests on one connection are in flight like any others', async () => {
    const toy = await start({ exchanges: 2 })
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: WAIT })
    const one = `${HEAD}Accept: application/json, text/event-stream\r\nContent-Length: ${message.length}\r\n\r\n${message}`
    const socket = toy.dial(one.repeat(10))
    await vi.waitFor(() => expect(toy.lines.filter(({ reason }) => reason === 'too many in flight')).toHaveLength(8))
    expect(toy.served.counts().exchanges).toBe(2)
    socket.destroy()
    await toy.holds({ exchanges: 0, connections: 0 })
  })

  it('sessions make the one go that was idle for longest', async () => {
    const toy = await start({ sessions: 2 })
    const [first, second] = [await toy.session(), await toy.session()]
    await toy.legacy({ id: 1, method: 'ping' }, first).whole
    const third = await toy.session()
    expect(toy.served.counts().sessions).toBe(2)
    expect((await toy.legacy({ id: 1, method: 'ping' }, second).whole).status).toBe(404)
    for (const session of [first, third]) expect((await toy.legacy({ id: 1, method: 'ping' }, session).whole).status).toBe(200)
  })

  it('sessions that are all in use let no further one in', async () => {
    const toy = await start({ sessions: 1 })
    const session = await toy.session()
    const call = toy.legacy({ id: 1, method: 'tools/call', params: WAIT }, session)
    const { answer } = await toy.product.arrived()
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } }
    expect((await toy.legacy({ id: 0, method: 'initialize', params }).whole).status).toBe(503)
    answer('done')
    await call.whole
    await toy.session()
  })
})

describe('a session that nobody uses', () => {
  it('ends, and its client is told to begin a new one', async () => {
    const clock = new FakeClock()
    const toy = await start({ sessionIdleMs: 1000 }, clock)
    const [idle, used] = [await toy.session(), await toy.session()]
    const stream = toy.listen(used)
    await stream.head
    await toy.holds({ exchanges: 1 })
    clock.advance(999)
    expect(toy.served.counts().sessions).toBe(2)
    clock.advance(1)
    await toy.holds({ sessions: 1, listeners: 2 })
    expect((await toy.legacy({ id: 1, method: 'ping' }, idle).whole).status).toBe(404)
    expect((await toy.legacy({ id: 1, method: 'ping' }, used).whole).status).toBe(200)
    stream.request.destroy()
    await toy.holds({ exchanges: 0 })
    clock.advance(1000)
    await toy.holds({ sessions: 0, listeners: 1 })
  })

  it('does not begin where the first request is none of this protocol', async () => {
    const toy = await start({})
    await toy.start(
      'POST',
      { ...JSON_TYPE, accept: 'nothing' },
      JSON.stringify({
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
      }),
    ).whole
    await toy.holds({ sessions: 0, listeners: 1 })
  })
})

describe('a connection', () => {
  it('is used again after an answer, refusals included', async () => {
    const toy = await start({})
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    agents.push(agent)
    const session = await toy.session()
    for (let id = 0; id < 3; id++) expect((await toy.legacy({ id, method: 'ping' }, session, agent).whole).status).toBe(200)
    expect((await read(await toy.start('PUT', {}, undefined, agent).head)).status).toBe(405)
    expect((await toy.legacy({ id: 9, method: 'ping' }, session, agent).whole).status).toBe(200)
    await toy.holds({ connections: 1 })
  })
})

/** A client that opens a session's stream and never reads from it. */
async function deafListener(toy: HttpToy, session: string) {
  const head = `GET /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nMcp-Session-Id: ${session}\r\n\r\n`
  const socket = toy.dial(head)
  socket.pause()
  await toy.holds({ exchanges: 1 })
  return socket
}

/** Announces changes until it is done, or so many bytes of them have been sent. */
async function flood(toy: HttpToy, bytes: number, done: () => boolean): Promise<void> {
  const notice = 'event: message\ndata: {"method":"notifications/tools/list_changed","jsonrpc":"2.0"}\n\n'
  for (let sent = 0; sent < bytes && !done(); sent += 1000 * notice.length) {
    for (let count = 0; count < 1000; count++) toy.product.changeTools()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
