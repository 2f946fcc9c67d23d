import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { UpdateChecker } from '../../src/updates/update-checker.js'
import { FakeClock } from '../support/fake-clock.js'

const CURRENT = '2026.11.30'
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** A service on this machine that answers like this. */
async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
}

const answering = (text: string) => service((_request, response) => void response.end(text))
const checker = (url: string | null, clock = new FakeClock()) => new UpdateChecker({ url, current: CURRENT, clock })

describe('with no service set', () => {
  it('is off, asks nobody and says how to switch it on', async () => {
    const updates = checker(null)
    expect(await updates.check()).toEqual({
      enabled: false,
      current: CURRENT,
      latest: null,
      update_available: false,
      url: null,
      checked_at: null,
      error: null,
      hint: expect.stringContaining('GODOT_MCP_UPDATE_URL'),
    })
    expect(updates.last).toBeNull()
  })
})

describe('an answer', () => {
  it.each([
    ['a release', '{"version":"2026.12.1"}', '2026.12.1', true],
    ['a release of a code host', '{"tag_name":"v2026.12.1","name":"Winter"}', '2026.12.1', true],
    ['a list of releases in any order', '[{"version":"2026.12.1"},{"version":"2027.1.2.3"},{"version":"x"}]', '2027.1.2.3', true],
    ['a plain text', '2026.11.30.1\n', '2026.11.30.1', true],
    ['the same build', '{"version":"2026.11.30"}', '2026.11.30', false],
    ['an older build that sorts higher as text', '{"version":"2026.9.30"}', '2026.9.30', false],
    ['the same day written with zeros', '{"version":"2026.11.030"}', null, false],
  ])('that is %s is compared by its numbers', async (_title, text, latest, update_available) => {
    const url = await answering(text)
    const updates = checker(url)
    const check = await updates.check()
    expect(check).toMatchObject({ enabled: true, latest, update_available, url, checked_at: '1970-01-01T00:00:00.000Z' })
    expect(check.hint === null).toBe(latest !== null && !update_available)
    expect(updates.last).toEqual(check)
  })

  it.each(['{"version":"1.2.3"}', '<html></html>', '[]', '{}', 'null', ''])(
    'that names no build, %s, never claims one',
    async (text) => {
      const check = await checker(await answering(text)).check()
      expect(check).toMatchObject({ latest: null, update_available: false, error: expect.stringContaining('names no build') })
    },
  )

  it('that is too long is not read to its end', async () => {
    const check = await checker(await answering('x'.repeat(2 * 1024 * 1024))).check()
    expect(check).toMatchObject({ latest: null, error: expect.stringContaining('longer than') })
  })
})

describe('no answer is data', () => {
  it('from a service that refuses', async () => {
    const url = await service((_request, response) => void response.writeHead(503).end())
    expect(await checker(url).check()).toMatchObject({ enabled: true, latest: null, error: expect.stringContaining('503') })
  })

  it('from an address where nobody listens', async () => {
    const url = await answering('')
    const [server] = servers.splice(0)
    server?.close()
    expect(await checker(url).check()).toMatchObject({ latest: null, error: expect.stringContaining('ECONNREFUSED') })
  })

  it.each(['before its head', 'in the middle'])('from a service that falls silent %s, after five seconds', async (when) => {
    const clock = new FakeClock()
    let asked = () => {}
    const request = new Promise<void>((resolve) => {
      asked = resolve
    })
    const url = await service((_request, response) => {
      if (when === 'in the middle') response.write('{"version":')
      asked()
    })
    const check = checker(url, clock).check()
    await request
    clock.advance(5_000)
    expect(await check).toMatchObject({ latest: null, error: 'there was no answer within 5 s' })
    expect(clock.pending).toBe(0)
  })

  it('for a caller who gave up', async () => {
    const url = await service(() => {})
    expect(await checker(url).check(AbortSignal.abort())).toMatchObject({ latest: null, error: expect.any(String) })
  })
})
