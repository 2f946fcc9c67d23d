import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import type { HttpSettings } from '../../src/config/http.js'
import { HttpToy } from '../support/http-toy.js'

let toy: HttpToy
afterEach(() => toy.close())

/** The status line of a request with exactly these lines after its first. */
async function ask(settings: Partial<HttpSettings>, ...lines: string[]): Promise<number> {
  toy = await HttpToy.start({ settings })
  const socket = toy.dial(`${['GET /healthz HTTP/1.1', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
}

const OWN = Object.values(networkInterfaces()).flatMap((entries) =>
  (entries ?? []).map(({ address, family }) => (family === 'IPv4' ? address : `[${address}]`)),
)

describe('the host that a request is for', () => {
  it.each([
    ['127.0.0.1:9090', 200],
    ['127.0.0.1', 200],
    ['127.8.9.10', 200],
    ['localhost:1', 200],
    ['LocalHost', 200],
    ['[::1]:9090', 200],
    ['[0:0:0:0:0:0:0:1]', 200],
    ['evil.example', 421],
    ['evil.example:9090', 421],
    ['localhost.', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['127.0.0.1@evil.example', 421],
    ['evil.example#127.0.0.1', 421],
    ['127.0.0.1:9090:9090', 421],
    ['10.0.0.1', 421],
    ['[::]', 421],
    ['0.0.0.0', 421],
    ['::1', 421],
    ['', 421],
  ])('"%s" gets %i', async (host, status) => {
    expect(await ask({}, `Host: ${host}`)).toBe(status)
  })

  it('has to be named once', async () => {
    expect(await ask({}, 'Host: 127.0.0.1', 'Host: evil.example')).toBe(421)
  })

  it('has to be named by old clients too', async () => {
    toy = await HttpToy.start()
    const [answer] = await once(toy.dial('GET /healthz HTTP/1.0\r\n\r\n'), 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 421/)
  })

  it('may be any of ours where every address is listened on and the check is wanted', async () => {
    const settings = { host: '0.0.0.0', token: 'a-token' }
    for (const own of OWN) {
      expect(await ask(settings, `Host: ${own}`), own).toBe(200)
      await toy.close()
    }
    expect(await ask(settings, 'Host: evil.example')).toBe(421)
  })

  it('and the page it is from do not matter where the check is off', async () => {
    expect(await ask({ checksHostAndOrigin: false }, 'Host: evil.example', 'Origin: http://evil.example')).toBe(200)
  })
})

describe('the page that a request is from', () => {
  it.each([
    ['http://localhost:3000', 200],
    ['https://127.0.0.1', 200],
    ['http://[::1]:6274', 200],
    ['http://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['http://localhost@evil.example', 403],
    ['null', 403],
    ['', 403],
    ['file://', 403],
    ['chrome-extension://localhost', 403],
    ['http://127.0.0.1, http://evil.example', 403],
  ])('"%s" gets %i', async (origin, status) => {
    expect(await ask({}, 'Host: 127.0.0.1', `Origin: ${origin}`)).toBe(status)
  })
})

describe('refusals', () => {
  it('are told one by one, and a flood of them as a number', async () => {
    toy = await HttpToy.start()
    for (let count = 0; count < 30; count++) await toy.start('GET', { host: 'evil.example' }).whole
    await toy.close()
    expect(toy.lines.filter(({ message }) => message === 'refused a request')).toHaveLength(20)
    expect(toy.lines).toContainEqual(
      expect.objectContaining({ level: 'warning', message: 'refused further requests', count: 10 }),
    )
  })
})
