import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { events, HttpToy, type Started } from '../support/http-toy.js'

const WAIT = { name: 'wait', arguments: {} }
const NOTHING = { exchanges: 0, connections: 0, bodyBytes: 0 }
let toy: HttpToy

beforeEach(async () => {
  toy = await HttpToy.start()
})
afterEach(() => toy.close())

describe('a call whose client goes away', () => {
  it.each(['2026-07-28', 'a session', 'no session'])('is cancelled and leaves nothing, with %s', async (kind) => {
    const session = kind === 'a session' ? await toy.session() : undefined
    const started =
      kind === '2026-07-28' ? toy.modern('tools/call', WAIT) : toy.legacy({ id: 7, method: 'tools/call', params: WAIT }, session)
    const { signal } = await toy.product.arrived()
    expect(signal?.aborted).toBe(false)
    started.request.destroy()
    // The endpoint itself listens for changes, and so does a session.
    await toy.holds({ ...NOTHING, sessions: session === undefined ? 0 : 1, listeners: session === undefined ? 1 : 2 })
    expect(signal?.aborted).toBe(true)
  })

  it('does not take the other calls of its session along', async () => {
    const session = await toy.session()
    const calls = [1, 2].map((id) => toy.legacy({ id, method: 'tools/call', params: WAIT }, session))
    const second = await toy.product.arrived(2)
    const first = await toy.product.arrived(1)
    calls[0]?.request.destroy()
    await toy.holds({ exchanges: 1 })
    expect([first.signal?.aborted, second.signal?.aborted].sort()).toEqual([false, true])
    for (const { answer } of [first, second]) answer('done')
    expect((await calls[1]?.whole)?.body).toContain('done')
  })

  it('or that is called off by a message ends its stream', async () => {
    const session = await toy.session()
    const call = toy.legacy({ id: 'x', method: 'tools/call', params: WAIT }, session)
    const { signal } = await toy.product.arrived()
    await toy.legacy({ method: 'notifications/cancelled', params: { requestId: 'x' } }, session).whole
    await toy.holds({ ...NOTHING, sessions: 1 })
    expect((await call.whole).body).not.toContain('data: {')
    expect(signal?.aborted).toBe(true)
  })

  it('and that came with another in one message is ended for itself', async () => {
    const session = await toy.session()
    const batch = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: WAIT }))
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': session,
    }
    const calls = toy.start('POST', headers, JSON.stringify(batch))
    await toy.product.arrived(2)
    await toy.legacy({ method: 'notifications/cancelled', params: { requestId: 1 } }, session).whole
    ;(await toy.product.arrived(2)).answer('done')
    const { body } = await calls.whole
    expect(body).toContain('"id":2')
    expect(body).toContain('done')
  })

  it('in the middle of its own request leaves nothing', async () => {
    const started = toy.dial(
      'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"jso',
    )
    await toy.holds({ exchanges: 1, bodyBytes: 100_000 })
    started.destroy()
    await toy.holds({ ...NOTHING, sessions: 0 })
  })
})

describe('a stream whose client goes away', () => {
  it('is closed in a session, which stays', async () => {
    const session = await toy.session()
    const stream = toy.listen(session)
    expect((await stream.head).statusCode).toBe(200)
    await toy.holds({ exchanges: 1 })
    stream.request.destroy()
    await toy.holds({ ...NOTHING, sessions: 1 })
    const again = toy.listen(session)
    expect((await again.head).statusCode).toBe(200)
    again.request.destroy()
  })

  it('is closed in the revision of 2026', async () => {
    const stream = subscribe(toy)
    expect((await stream.head).statusCode).toBe(200)
    await toy.holds({ exchanges: 1 })
    stream.request.destroy()
    await toy.holds({ ...NOTHING, listeners: 1 })
  })
})

describe('many clients that come and go', () => {
  it('leave nothing behind', async () => {
    for (let round = 0; round < 5; round++) {
      const seen = toy.product.waiting.length
      const sessions = await Promise.all(Array.from({ length: 4 }, () => toy.session()))
      const started = sessions.flatMap((session, index) => [
        toy.listen(session),
        toy.legacy({ id: index, method: 'tools/call', params: WAIT }, session),
        toy.modern('tools/call', WAIT, { progressToken: index }),
        subscribe(toy),
      ])
      await toy.product.arrived(seen + 8)
      for (const { request } of started) request.destroy()
      await Promise.all(sessions.map((session) => toy.start('DELETE', { 'mcp-session-id': session }).whole))
      await toy.holds({ ...NOTHING, sessions: 0, listeners: 1 })
    }
    expect(toy.product.waiting.every(({ signal }) => signal?.aborted)).toBe(true)
  })
})

describe('those who stay', () => {
  it('hear of a change of the tools, in every revision', async () => {
    const session = await toy.session()
    const streams = [toy.listen(session), subscribe(toy)]
    const heard = streams.map(async ({ head }) => {
      for await (const { method } of events(await head)) if (method === 'notifications/tools/list_changed') return method
      return null
    })
    await Promise.all(streams.map(({ head }) => head))
    toy.product.changeTools()
    expect(await Promise.all(heard)).toEqual(Array(2).fill('notifications/tools/list_changed'))
    for (const { request } of streams) request.destroy()
  })

  it('hear of progress before the answer, in every revision', async () => {
    const session = await toy.session()
    const calls = [
      toy.legacy({ id: 3, method: 'tools/call', params: { ...WAIT, _meta: { progressToken: 'p' } } }, session),
      toy.modern('tools/call', WAIT, { progressToken: 'p' }),
    ]
    for (const count of [1, 2]) (await toy.product.arrived(count)).tellProgress?.({ progress: 5, message: 'half' })
    for (const { answer } of toy.product.waiting) answer('done')
    for (const call of calls) {
      const { body } = await call.whole
      expect(body.indexOf('"progress":5')).toBeGreaterThan(0)
      expect(body.indexOf('done')).toBeGreaterThan(body.indexOf('"progress":5'))
    }
  })
})

function subscribe(to: HttpToy): Started {
  return to.modern('subscriptions/listen', { notifications: { toolsListChanged: true } })
}
