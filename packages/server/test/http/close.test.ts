import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { serveHttp } from '../../src/http/serve-http.js'
import { FakeClock } from '../support/fake-clock.js'
import { fakeLog } from '../support/fake-log.js'
import { events, HttpToy } from '../support/http-toy.js'
import { ToyProduct } from '../support/toy-product.js'

const WAIT = { name: 'wait', arguments: {} }

/** Whether somebody else can have the port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const other = createServer()
    other.once('error', () => resolve(false))
    other.listen(port, '127.0.0.1', () => other.close(() => resolve(true)))
  })
}

describe('a server whose address is taken', () => {
  it('says so and holds nothing', async () => {
    const first = await HttpToy.start()
    const clock = new FakeClock()
    const product = new ToyProduct()
    const settings = { host: '127.0.0.1', port: first.port, token: null, checksHostAndOrigin: true }
    await expect(serveHttp({ product, settings, clock, log: fakeLog().log })).rejects.toThrow(
      /^GODOT_MCP_HTTP_PORT: port \d+ of 127\.0\.0\.1 is in use/,
    )
    expect({ timers: clock.pending, listeners: product.listeners }).toEqual({ timers: 0, listeners: 0 })
    await first.close()
  })
})

describe('a server that is told to stop', () => {
  it('lets the calls in flight hear what became of them, and takes no more', async () => {
    const toy = await HttpToy.start({ limits: { drainMs: 20_000 } })
    const session = await toy.session()
    const calls = [toy.legacy({ id: 1, method: 'tools/call', params: WAIT }, session), toy.modern('tools/call', WAIT)]
    await toy.product.arrived(2)
    const closed = toy.close()
    await expect(toy.legacy({ id: 2, method: 'ping' }, session).whole).rejects.toThrow('ECONNREFUSED')
    for (const { answer } of toy.product.waiting) answer('the end')
    for (const call of calls) expect((await call.whole).body).toContain('the end')
    await closed
    expect(await isFree(toy.port)).toBe(true)
    expect({ ...toy.served.counts(), listeners: toy.product.listeners }).toEqual({
      connections: 0,
      exchanges: 0,
      sessions: 0,
      bodyBytes: 0,
      listeners: 0,
    })
  })

  it('ends streams at once, in the way of their revision', async () => {
    const toy = await HttpToy.start({ limits: { drainMs: 20_000 } })
    const streams = [
      toy.listen(await toy.session()),
      toy.modern('subscriptions/listen', { notifications: { toolsListChanged: true } }),
    ]
    const ends = streams.map(async ({ head }) => {
      const seen: Record<string, unknown>[] = []
      for await (const message of events(await head)) seen.push(message)
      return seen.at(-1)?.['result']
    })
    await Promise.all(streams.map(({ head }) => head))
    await toy.close()
    expect(await Promise.all(ends)).toEqual([undefined, expect.objectContaining({ resultType: 'complete' })])
  })

  it('waits only so long for a call that does not end, and for a client that does not go', async () => {
    const toy = await HttpToy.start({ limits: { drainMs: 100, lingerMs: 100 } })
    const call = toy.modern('tools/call', WAIT)
    const { signal } = await toy.product.arrived()
    const idle = toy.dial('POST /mcp HTTP/1.1\r\n')
    await toy.holds({ connections: 2 })
    const closed = Promise.all([toy.close(), toy.close()]).then(() => 'closed')
    expect(await Promise.race([closed, later(15_000)])).toBe('closed')
    expect(signal?.aborted).toBe(true)
    await call.whole.catch(() => {})
    expect(await isFree(toy.port)).toBe(true)
    idle.destroy()
  })
})

function later(ms: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('still waiting'), ms).unref()
  })
}
