import { BRIDGE } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'
import { AUTH_MS, CLOSING_MS, MAX_NEWCOMER_BYTES, MAX_NEWCOMERS } from '../../src/bridge/limits.js'
import { bridgeWith } from '../support/bridge-with.js'
import { failureOf } from '../support/failure-of.js'

const TOKEN = 'right-and-long-enough'
const auth = (token: unknown = TOKEN) => ({ id: 'auth', command: 'cmd_auth', params: { token } })
const hello = (project_path = '/one') => ({ id: 'peer_hello', command: 'cmd_peer_hello', params: { project_path } })

/** A bridge with a token, whose connections come from the test. */
async function guarded(token: string | null = TOKEN) {
  const greeted: (string | undefined)[] = []
  const made = await bridgeWith({ token, greet: (peer) => greeted.push(peer.identity?.project_path) })
  const attached = () => {
    const socket = made.dial()
    socket.receive(auth())
    socket.receive(hello('/good'))
    return socket
  }
  return { ...made, attached, greeted }
}

describe('tokens on both sides, one or neither', () => {
  it.each([
    ['neither has one', null, null, 'served'],
    ['both have the same', TOKEN, TOKEN, 'served'],
    ['they differ', TOKEN, 'wrong', 'refused'],
    ['one differs in its end', TOKEN, `${TOKEN}x`, 'refused'],
    ['only the server has one', TOKEN, null, 'closed'],
    ['only the addon has one', null, TOKEN, 'served'],
  ])('%s', async (_case, servers, addons, outcome) => {
    const { bridge, clock, dial, greeted } = await guarded(servers)
    const socket = dial()
    if (addons !== null) socket.receive(auth(addons))
    socket.receive(hello())
    clock.advance(AUTH_MS)
    expect({ greeted, attached: bridge.peer !== null, sent: socket.sent.length, closed: socket.closedWith }).toEqual(
      {
        served: { greeted: ['/one'], attached: true, sent: 0, closed: null },
        refused: { greeted: [], attached: false, sent: 1, closed: 1008 },
        closed: { greeted: [], attached: false, sent: 0, closed: 1008 },
      }[outcome],
    )
  })
})

describe('a newcomer', () => {
  it('with a wrong token is told which token is meant, once, and closed with a word', async () => {
    const { clock, lines, dial } = await guarded()
    const socket = dial()
    socket.receive(auth('wrong-guess'))
    socket.receive(auth())
    clock.advance(60_000)
    expect(socket.sent.map((text) => JSON.parse(text))).toEqual([
      {
        id: 'auth',
        ok: false,
        error: 'VALIDATION_ERROR',
        hint: expect.stringContaining(BRIDGE.token_variable),
        required: 'bridge_token',
      },
    ])
    expect(socket.closeReason).toBe(BRIDGE.refused_word)
    expect(socket.terminated).toBe(true)
    expect(JSON.stringify(lines)).not.toMatch(/wrong-guess|right-and-long/)
  })

  it.each([['a wrong one'], ['none at all'], ['no text'], ['a flood of hellos']])('disturbs nobody with %s', async (kind) => {
    const { bridge, clock, dial, attached } = await guarded()
    const good = attached()
    const peer = bridge.peer
    const calling = bridge.request('cmd_a', {})
    const bad = dial()
    if (kind === 'a wrong one') bad.receive(auth('wrong'))
    if (kind === 'no text') bad.receive(auth([TOKEN]))
    if (kind === 'a flood of hellos') for (let i = 0; i < 100; i++) bad.receive(hello('/evil'))
    clock.advance(AUTH_MS + CLOSING_MS)
    expect(bad.terminated).toBe(true)
    expect(bridge.peer).toBe(peer)
    good.receive({ id: '1', ok: true, result: { is: 'good' } })
    expect(await calling).toEqual({ is: 'good' })
    expect(good.closedWith).toBeNull()
  })

  it('is heard in full once it is let in, in order, and without limit', async () => {
    const { bridge, dial, greeted } = await guarded()
    const socket = dial()
    expect(socket.heldTo).toBe(MAX_NEWCOMER_BYTES)
    socket.receive(hello('/early'))
    socket.receive({ id: '1', ok: true, result: {} })
    expect(bridge.peer).toBeNull()
    socket.receive(auth())
    expect(greeted).toEqual(['/early'])
    expect(socket.heldTo).toBeNull()
    const calling = bridge.request('cmd_a', {})
    socket.receive({ id: '1', ok: true, result: { is: 'late' } })
    expect(await calling).toEqual({ is: 'late' })
  })

  it('that is let in takes over, and the editor before it is told', async () => {
    const { bridge, dial, attached } = await guarded()
    const first = attached()
    const pending = failureOf(bridge.request('cmd_a', {}))
    const second = dial()
    second.receive(hello('/two'))
    expect(first.closedWith).toBeNull()
    second.receive(auth())
    expect(await pending).toMatchObject({ error: 'BRIDGE_DISCONNECTED' })
    expect(first.closeReason).toBe(BRIDGE.replaced_word)
    expect(bridge.peer?.identity?.project_path).toBe('/two')
  })

  it('gives way where too many wait, so that one with a token still comes in', async () => {
    const { bridge, dial } = await guarded()
    const silent = Array.from({ length: MAX_NEWCOMERS + 5 }, () => dial())
    expect(silent.filter(({ terminated }) => terminated)).toEqual(silent.slice(0, 5))
    dial().receive(auth())
    expect(bridge.peer).not.toBeNull()
  })

  it('leaves no timer behind, however it ends', async () => {
    const { bridge, clock, dial } = await guarded()
    dial().hangUp()
    dial().receive(auth('wrong'))
    const held = dial()
    clock.advance(AUTH_MS + CLOSING_MS)
    expect(held.terminated).toBe(true)
    const last = dial()
    await bridge.close()
    expect(last.terminated).toBe(true)
    expect(clock.pending).toBe(0)
  })
})

describe('guessing', () => {
  it('gets slow, and so does the right guess after many wrong ones', async () => {
    const { bridge, clock, dial } = await guarded()
    for (let guess = 0; guess < 40; guess++) {
      dial('', '192.168.0.9').receive(auth(`guess ${guess}`))
      clock.advance(1_000)
    }
    const late = dial('', '192.168.0.9')
    late.receive(auth())
    clock.advance(900)
    expect(bridge.peer).toBeNull()
    clock.advance(100)
    expect(bridge.peer).not.toBeNull()
  })

  it('costs another address nothing, and is forgiven after a while', async () => {
    const { bridge, clock, dial } = await guarded()
    for (let guess = 0; guess < 40; guess++) {
      dial('', '192.168.0.9').receive(auth('wrong'))
      clock.advance(1_000)
    }
    dial('', '192.168.0.8').receive(auth())
    expect(bridge.peer).not.toBeNull()
    const before = bridge.peer
    clock.advance(60_001)
    dial('', '192.168.0.9').receive(auth())
    expect(bridge.peer).not.toBe(before)
  })

  it('does not fill the log', async () => {
    const { dial, lines } = await guarded()
    for (let guess = 0; guess < 2_000; guess++) {
      const socket = dial('', `10.0.${guess >> 8}.${guess & 255}`)
      socket.receive(auth('wrong'))
      socket.hangUp()
    }
    expect(lines.length).toBeLessThan(50)
  })
})

describe('the availability path with a token', () => {
  it('becomes the editor on the same connection after auth and hello', async () => {
    const { bridge, dial, greeted } = await guarded()
    const probe = dial(BRIDGE.probe_path)
    expect(probe.sent).toEqual(['{"ok":true,"busy":false}'])
    expect(bridge.peer).toBeNull()
    probe.receive(auth())
    probe.receive(hello('/back'))
    expect(greeted).toEqual(['/back'])
  })

  it('lets nobody in without the token', async () => {
    const { bridge, clock, dial } = await guarded()
    const probe = dial(BRIDGE.probe_path)
    probe.receive(hello('/evil'))
    clock.advance(AUTH_MS)
    expect(probe.closedWith).toBe(1008)
    expect(bridge.peer).toBeNull()
  })

  it('takes nobody’s place, also where somebody came while the token was on its way', async () => {
    const { bridge, dial, attached } = await guarded()
    const probe = dial(BRIDGE.probe_path)
    attached()
    probe.receive(auth())
    probe.receive(hello('/back'))
    expect(probe.closedWith).toBe(1000)
    expect(bridge.peer?.identity?.project_path).toBe('/good')
  })
})
