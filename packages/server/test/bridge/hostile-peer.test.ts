import { describe, expect, it } from 'vitest'
import { MAX_UNREAD_BYTES } from '../../src/bridge/limits.js'
import { bridgeWith } from '../support/bridge-with.js'
import { failureOf } from '../support/failure-of.js'

describe('an answer of the addon', () => {
  it.each([
    [
      'with a code that this server does not know',
      { error: 'RATE_LIMITED', hint: 'slow down' },
      { error: 'INTERNAL_ERROR', hint: 'The addon failed with RATE_LIMITED, which this server has no meaning for: slow down' },
    ],
    [
      'with a code that is of the wire alone',
      { error: 'PEER_REPLACED', hint: 'h' },
      { error: 'INTERNAL_ERROR', hint: 'The addon failed with PEER_REPLACED, which this server has no meaning for: h' },
    ],
    ['with a token that is none', { error: 'TIMEOUT', hint: 'h', required: 'A B' }, { error: 'TIMEOUT', hint: 'h' }],
    ['without a hint', { error: 'UNSUPPORTED' }, { error: 'UNSUPPORTED', hint: '' }],
    [
      'with unknown keys and an empty token',
      { error: 'TIMEOUT', hint: 'h', required: '', more: 1, suggestions: [] },
      { error: 'TIMEOUT', hint: 'h' },
    ],
  ])('%s passes', async (_case, body, failure) => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const calling = failureOf(bridge.request('cmd_a', {}))
    socket.receive({ id: '1', ok: false, ...body })
    expect(await calling).toEqual(failure)
  })

  it.each([
    ['with a code that is none', { id: '1', ok: false, error: 'oh no', hint: '' }],
    ['with a result that is no object', { id: '1', ok: true, result: [1] }],
  ])('%s is an INTERNAL_ERROR', async (_case, frame) => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const calling = failureOf(bridge.request('cmd_a', {}))
    socket.receive(frame)
    expect((await calling).error).toBe('INTERNAL_ERROR')
  })
})

describe('an answer that costs too much to read', () => {
  it.each([
    ['nested without end', '['.repeat(5_000_000)],
    ['of countless parts', `[${'{},'.repeat(1_100_000)}0]`],
  ])('is not read where it is %s, and its call is told at once', async (_case, part) => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const calling = failureOf(bridge.request('cmd_a', {}))
    socket.receive(`{"id":"1","ok":true,"result":{"a":${part}`)
    expect(await calling).toMatchObject({ error: 'RESPONSE_TOO_LARGE', hint: expect.stringContaining('Ask for less') })
    socket.receive(part)
    expect(bridge.peer).not.toBeNull()
  })
})

describe('a peer that says too much of itself', () => {
  it('is taken at its first word, cut short and without control characters', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const params = {
      project_path: `/a\n\u001b[2J\u202e/${'x'.repeat(5_000)}`,
      godot_version: '\ud800',
      addon_version: 7,
      contract_digest: 'd'.repeat(5_000),
      pid: -1,
      contract_version: 1e300,
      executable: {},
    }
    socket.receive({ command: 'cmd_peer_hello', params })
    const identity = bridge.peer?.identity
    expect(identity?.project_path).toHaveLength(1_024)
    expect(identity?.project_path).toMatch(/^\/a\ufffd\ufffd\[2J\ufffd\/x+$/)
    expect(identity).toMatchObject({ godot_version: '\ufffd', addon_version: '' })
    expect(identity?.contract_digest).toHaveLength(128)
    expect(Object.keys(identity ?? {})).not.toEqual(expect.arrayContaining(['pid']))
    expect(Object.keys(identity ?? {})).not.toEqual(expect.arrayContaining(['contract_version']))
  })

  it('is greeted once, however often it says hello', async () => {
    let greetings = 0
    const { bridge, dial } = await bridgeWith({ greet: () => greetings++ })
    const socket = dial()
    for (let i = 0; i < 1_000; i++) socket.receive({ command: 'cmd_peer_hello', params: { project_path: `/${i}` } })
    expect(greetings).toBe(1)
    expect(bridge.peer?.identity?.project_path).toBe('/0')
  })

  it('names only commands that can be some, and not without end', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const asking = bridge.peer?.addonInfo()
    const commands = ['cmd_ping', 'rm -rf', 'cmd_<b>', 5, ...Array.from({ length: 6_000 }, (_, i) => `cmd_x${i}`)]
    socket.receive({ id: '1', ok: true, result: { addon_version: '1\r\n2', godot_version: '4.6', commands } })
    const info = await asking
    expect(info?.addon_version).toBe('1\ufffd\ufffd2')
    expect(info?.commands.slice(0, 2)).toEqual(['cmd_ping', 'cmd_x0'])
    expect(info?.commands).toHaveLength(5_000)
  })

  it('does not fill the log, and no line repeats more of it than a word', async () => {
    const { dial, lines } = await bridgeWith()
    const socket = dial()
    const long = 'x'.repeat(100_000)
    for (let i = 0; i < 1_000; i++) {
      socket.receive('no json')
      socket.receive({ id: long, ok: true, result: {} })
      socket.receive({ id: `${i}`, ok: true, result: {} })
      socket.receive({ command: long, params: {} })
      socket.receive({ id: '1', ok: false, error: long.toUpperCase(), hint: '' })
    }
    expect(lines.length).toBeLessThan(100)
    expect(Math.max(...lines.map((line) => JSON.stringify(line).length))).toBeLessThan(500)
  })
})

describe('a peer that lies about calls', () => {
  it.each([
    ['answers ids that nobody gave', (id: string) => [{ id: `${id}0`, ok: true, result: { is: 'evil' } }]],
    ['answers under the number of an id', (id: string) => [{ id: Number(id), ok: true, result: { is: 'evil' } }]],
    [
      'sends notices',
      () => [
        { ok: true, busy: true },
        { id: 'peer_replaced', ok: false, error: 'PEER_REPLACED', hint: '' },
      ],
    ],
    ['sends commands', (id: string) => [{ id, command: 'cmd_undo', params: {} }]],
  ])('and %s changes nothing for the call that is under way', async (_case, lies) => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const calling = bridge.request('cmd_a', {})
    for (const lie of lies('1')) socket.receive(lie)
    socket.receive({ id: '1', ok: true, result: { is: 'right' } })
    expect(await calling).toEqual({ is: 'right' })
    expect(bridge.peer).not.toBeNull()
  })

  it('and answers twice is believed once', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const calling = bridge.request('cmd_a', {})
    socket.receive({ id: '1', ok: true, result: { is: 'first' } })
    const next = bridge.request('cmd_b', {})
    socket.receive({ id: '1', ok: true, result: { is: 'second' } })
    socket.receive({ id: '2', ok: true, result: { is: 'next' } })
    expect([await calling, await next]).toEqual([{ is: 'first' }, { is: 'next' }])
  })
})

describe('a peer that reads nothing', () => {
  it('is sent no more than so much, and its calls fail at once', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    const socket = dial()
    socket.unreadBytes = MAX_UNREAD_BYTES + 1
    const calling = failureOf(bridge.request('cmd_a', {}))
    clock.advance(10_000)
    expect(await calling).toMatchObject({
      error: 'BRIDGE_DISCONNECTED',
      hint: expect.stringContaining('does not read'),
    })
    bridge.push('cmd_toolsets_update', {})
    expect(socket.sent).toEqual([])
  })
})
