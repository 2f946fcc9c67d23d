import { once } from 'node:events'
import { Agent } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HttpLimits } from '../../src/http/limits.js'
import { HttpToy, read, told } from '../support/http-toy.js'

const WAIT = { name: 'wait', arguments: {} }
const JSON_TYPE = { 'content-type': 'application/json' }
const HEAD = 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const toys: HttpToy[] = []
const agents: Agent[] = []

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy()
  await Promise.all(toys.splice(0).map((toy) => toy.close()))
})

async function start(limits: Partial<HttpLimits>): Promise<HttpToy> {
  const toy = await HttpToy.start({ limits })
  toys.push(toy)
  return toy
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
