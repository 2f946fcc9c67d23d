import { afterEach, describe, expect, it } from 'vitest'
import type { HttpLimits } from '../../src/http/limits.js'
import { FakeClock } from '../support/fake-clock.js'
import { HttpToy } from '../support/http-toy.js'

const WAIT = { name: 'wait', arguments: {} }
const JSON_TYPE = { 'content-type': 'application/json' }
const toys: HttpToy[] = []

afterEach(async () => {
  await Promise.all(toys.splice(0).map((toy) => toy.close()))
})

async function start(limits: Partial<HttpLimits>, clock?: FakeClock): Promise<HttpToy> {
  const toy = await HttpToy.start({ limits, ...(clock && { clock }) })
  toys.push(toy)
  return toy
}

describe('too many sessions', () => {
  it('make the one go that was idle for longest', async () => {
    const toy = await start({ sessions: 2 })
    const [first, second] = [await toy.session(), await toy.session()]
    await toy.legacy({ id: 1, method: 'ping' }, first).whole
    const third = await toy.session()
    expect(toy.served.counts().sessions).toBe(2)
    expect((await toy.legacy({ id: 1, method: 'ping' }, second).whole).status).toBe(404)
    for (const session of [first, third]) expect((await toy.legacy({ id: 1, method: 'ping' }, session).whole).status).toBe(200)
  })

  it('that begin in the same moment are counted too', async () => {
    const toy = await start({ sessions: 2 })
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } }
    await Promise.all(Array.from({ length: 20 }, () => toy.legacy({ id: 0, method: 'initialize', params }).whole))
    expect(toy.served.counts().sessions).toBeLessThanOrEqual(2)
  })

  it('that are all in use let no further one in', async () => {
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
