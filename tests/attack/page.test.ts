import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { Attacker, type Outcomes, type Targets } from './support/attacker.js'
import { Chromium } from './support/chromium.js'
import { RebindingName } from './support/rebinding-name.js'
import { CALL, Victim } from './support/victim.js'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close()
})
function closing<T extends { close(): unknown }>(thing: T): T {
  opened.push({ close: () => thing.close() })
  return thing
}

/** Has a browser open the page of an attacker, and waits for what it says. `pageAt` names the page's origin. */
async function visit(targets: Targets, pageAt: (attacker: Attacker) => Promise<string> | string): Promise<Outcomes> {
  const attacker = closing(await Attacker.start(targets))
  const browser = closing(new Chromium(await pageAt(attacker)))
  return Promise.race([attacker.report, browser.died()])
}

const portOf = (url: string) => Number(new URL(url).port)

describe('a page', () => {
  it('that nobody refuses gets through, by every way that it knows', async () => {
    const sockets = closing(new WebSocketServer({ port: 0, host: '127.0.0.1' }))
    await once(sockets, 'listening')
    sockets.on('connection', (socket) => socket.send('hello'))
    const heard: string[] = []
    const web = createServer(async (request, response) => {
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      }
      let body = ''
      for await (const chunk of request) body += String(chunk)
      if (request.method !== 'OPTIONS') heard.push(`${request.method} ${request.headers['content-type'] ?? ''} ${body}`)
      const type = request.headers.accept === 'text/event-stream' ? 'text/event-stream' : 'text/javascript'
      response.writeHead(200, { ...headers, 'content-type': type }).end('"hello"')
    })
    await once(web.listen(0, '127.0.0.1'), 'listening')
    closing(web)
    const bridge = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`
    const http = `http://127.0.0.1:${(web.address() as AddressInfo).port}`

    const outcomes = await visit({ bridge, http, call: CALL }, (attacker) => `http://evil.example:${attacker.port}/`)
    expect(outcomes).toMatchObject({
      'WebSocket to the bridge': 'read hello',
      'GET of the health': 'read 200 "hello"',
      'POST of JSON': 'read 200 "hello"',
      'POST of a text': 'read 200 "hello"',
      'POST of a text that asks for nothing back': 'opaque',
      'EventSource from the HTTP port': 'open',
      'WebSocket to the bridge without an origin': 'open',
      'POST of a text without an origin': 'opaque',
      script: 'read',
    })
    expect(heard).toContain(`POST application/json ${CALL}`)
    expect(heard.filter((line) => line === `POST text/plain ${CALL}`).length).toBeGreaterThan(1)
    expect(
      heard.filter((line) => line.startsWith('POST text/plain')).map((line) => line.slice('POST text/plain '.length).trim()),
    ).toContain(`${CALL.slice(0, -1)},"x":"="}`)
  })
})

describe('a server with an editor', () => {
  let victim: Victim
  beforeEach(async () => {
    victim = closing(await Victim.start())
  })

  /** Nothing was carried out, and the editor at work has noticed nothing. */
  async function expectUntouched(): Promise<void> {
    expect(victim.told).toEqual([])
    expect(await victim.health()).toMatchObject({ editor_attached: true })
    const answer = await victim.post({}, CALL)
    expect(answer.status).toBe(200)
    await victim.editor.received('cmd_toolsets_update')
    expect(victim.told).toEqual(['cmd_toolsets_update'])
  }

  it('lets in nobody from a page of another host', async () => {
    const targets = { bridge: victim.bridgeUrl, http: `http://127.0.0.1:${victim.server.port}`, call: CALL }
    const outcomes = await visit(targets, (attacker) => `http://evil.example:${attacker.port}/`)
    for (const [attempt, outcome] of Object.entries(outcomes)) expect(`${attempt}: ${outcome}`).toMatch(/: (blocked|opaque)$/)
    const refusals = victim.refusals.join('\n')
    expect(refusals).toMatch(/^it has an Origin header: http:\/\/evil\.example:\d+$/m)
    expect(refusals).toMatch(/^its Origin is "http:\/\/evil\.example:\d+"$/m)
    expect(refusals).toMatch(/^it has an Origin header: null$/m)
    expect(refusals).toMatch(/^its Origin is "null"$/m)
    await expectUntouched()
  })

  it('lets in nobody from a page of this machine', async () => {
    const targets = { bridge: victim.bridgeUrl, http: `http://localhost:${victim.server.port}`, call: CALL }
    const outcomes = await visit(targets, (attacker) => `http://localhost:${attacker.port}/`)
    for (const [attempt, outcome] of Object.entries(outcomes)) expect(`${attempt}: ${outcome}`).toMatch(/: (blocked|opaque)$/)
    expect(victim.refusals.join('\n')).toMatch(/^its Content-Type is "text\/plain"$/m)
    await expectUntouched()
  })

  it('lets in nobody from a page whose name leads here since it was loaded', async () => {
    const bridgeName = closing(await RebindingName.leadingTo(portOf(victim.bridgeUrl)))
    const name = closing(await RebindingName.leadingTo(0))
    const targets = { bridge: `ws://${bridgeName.host}`, http: `http://${name.host}`, call: CALL }
    const outcomes = await visit(targets, (attacker) => {
      name.leadTo(attacker.port)
      attacker.onLoaded = () => name.leadTo(victim.server.port)
      return `http://${name.host}/`
    })
    const read = Object.values(outcomes).filter((outcome) => outcome.startsWith('read'))
    expect(outcomes['GET of the health']).toMatch(/^read 421 /)
    expect(outcomes['POST of JSON']).toMatch(/^read 421 /)
    for (const outcome of read) expect(outcome).toMatch(/^read (421 )?{.*does not answer for that host/)
    for (const [attempt, outcome] of Object.entries(outcomes)) expect(`${attempt}: ${outcome}`).not.toMatch(/: (open|nothing)/)
    expect(victim.refusals).toContain(`its Host is "${name.host}"`)
    expect(victim.refusals).toContain(`it has an Origin header: http://${name.host}`)
    await expectUntouched()
  })
})
