import { afterEach, describe, expect, it } from 'vitest'
import { BarePeer } from '../contract/support/bare-peer.js'
import { Victim } from './support/victim.js'

const TOKEN = 'the-token-of-this-test'

let victim: Victim
afterEach(() => victim.close())

describe('somebody who tries tokens', () => {
  it('over HTTP has a few looked at, and is made to wait, the owner of the token with him', async () => {
    victim = await Victim.start({ GODOT_MCP_AUTH_TOKEN: TOKEN })
    let lookedAt = 0
    let wait = 0
    for (let guess = 0; guess < 300 || (wait < 2 && guess < 20_000); guess++) {
      const { status, headers } = await victim.post({ authorization: `Bearer guess-${guess}` })
      expect([401, 429]).toContain(status)
      if (status === 401) lookedAt++
      wait = Number(headers['retry-after'] ?? 0)
    }
    expect(lookedAt).toBeLessThan(15)

    // The right one tells no more than a wrong one, or guessing would go on all the same.
    const right = { authorization: `Bearer ${TOKEN}` }
    const { status } = await victim.post(right)
    expect(status).toBe(429)
    expect(victim.told).toEqual([])
    expect(victim.refusals).toContain('too many wrong tokens from its address')

    await expect.poll(async () => (await victim.post(right)).status, { timeout: 60_000, interval: 500 }).toBe(200)
    expect(victim.server.process.stderr.all.join('\n')).not.toContain('guess-')
  })

  it('over the bridge is looked at later each time, and the editor at work notices nothing', async () => {
    victim = await Victim.start({ GODOT_MCP_BRIDGE_TOKEN: TOKEN })
    const startedAt = performance.now()
    for (let guess = 0; guess < 12; guess++) {
      const peer = await BarePeer.dial(victim.bridgeUrl)
      peer.send({ id: 'auth', command: 'cmd_auth', params: { token: `guess-${guess}` } })
      peer.hello()
      expect(JSON.parse(await peer.next())).toMatchObject({ id: 'auth', ok: false, required: 'bridge_token' })
      expect(await peer.closed).toBe(1008)
    }
    // The pauses add up to more than this, and a busy machine only makes it longer.
    expect(performance.now() - startedAt).toBeGreaterThan(2_000)
    expect(victim.told).toEqual([])
    expect(await victim.health()).toMatchObject({ editor_attached: true })
    expect(victim.refusals).toContain('its token is another one')
    expect(victim.server.process.stderr.all.join('\n')).not.toContain('guess-')
  })
})
