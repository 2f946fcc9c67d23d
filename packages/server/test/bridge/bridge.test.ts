import { BRIDGE } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'
import { bridgeWith } from '../support/bridge-with.js'
import { failureOf } from '../support/failure-of.js'

const HELLO = {
  id: 'peer_hello',
  command: 'cmd_peer_hello',
  params: { project_path: '/one', godot_version: '4.6', addon_version: '2026.11.30' },
}

describe('a command', () => {
  it('fails at once where no editor is attached', async () => {
    const { bridge } = await bridgeWith()
    expect(await failureOf(bridge.request('cmd_ping', {}))).toMatchObject({
      error: 'BRIDGE_DISCONNECTED',
      required: 'bridge_connected',
      hint: expect.stringContaining('ws://127.0.0.1:9080'),
    })
  })

  it('gets the reply with its id, whatever comes between', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const first = bridge.request('cmd_a', {})
    const second = bridge.request('cmd_b', {})
    socket.receive({ id: '2', ok: true, result: { is: 'b' } })
    socket.receive({ ok: true, busy: false })
    socket.receive('[]')
    socket.receive({ id: '1', ok: true, result: { is: 'a' } })
    expect(await first).toEqual({ is: 'a' })
    expect(await second).toEqual({ is: 'b' })
  })

  it('times out, and its late reply is logged and dropped', async () => {
    const { bridge, clock, lines, dial } = await bridgeWith()
    const socket = dial()
    const reading = failureOf(bridge.request('cmd_read', {}))
    clock.advance(10_000)
    expect(await reading).toEqual({
      error: 'TIMEOUT',
      hint: 'The editor did not answer cmd_read within 10 s; it may be busy or show a dialog.',
    })
    clock.advance(2_500)
    socket.receive({ id: '1', ok: true, result: {} })
    expect(lines.at(-1)).toMatchObject({
      level: 'warning',
      message: 'dropped a late reply',
      command: 'cmd_read',
      outcome: 'ok',
      late_by_ms: 2_500,
    })
  })

  it('that changes something says that it may have been carried out', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    dial()
    const changing = failureOf(bridge.request('cmd_change', {}, { changes: true, timeoutMs: 30_000 }))
    clock.advance(29_999)
    expect(clock.pending).toBeGreaterThan(0)
    clock.advance(1)
    expect(await changing).toMatchObject({
      error: 'TIMEOUT',
      may_have_applied: true,
      hint: expect.stringContaining('read the current state before you repeat the call'),
    })
  })

  it('is dropped where its caller gives up, and its late reply too', async () => {
    const { bridge, lines, dial } = await bridgeWith()
    const socket = dial()
    const caller = new AbortController()
    const calling = failureOf(bridge.request('cmd_slow', {}, { signal: caller.signal }))
    caller.abort()
    expect((await calling).error).toBe('TIMEOUT')
    socket.receive({ id: '1', ok: false, error: 'INTERNAL_ERROR', hint: 'x' })
    expect(lines.at(-1)).toMatchObject({ message: 'dropped a late reply', why: 'cancelled', outcome: 'INTERNAL_ERROR' })
  })

  it('too large for a frame is refused unsent, with size and limit', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const text = 'ü'.repeat(BRIDGE.max_frame_bytes / 2)
    const { error, hint } = await failureOf(bridge.request('cmd_write', { text }))
    expect(error).toBe('VALIDATION_ERROR')
    expect(hint).toContain(`take ${Buffer.byteLength(JSON.stringify({ id: '1', command: 'cmd_write', params: { text } }))} bytes`)
    expect(hint).toContain(`may take ${BRIDGE.max_frame_bytes}`)
    expect(socket.sent).toEqual([])
  })

  it.each([
    ['a text of it', { path: 'res://a\0.tscn' }],
    ['a key of it', { map: { 'a\0': 1 } }],
  ])('is refused unsent where %s holds U+0000, and not where it spells that out', async (_title, params) => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    void bridge.request('cmd_write', { text: '\\u0000' })
    expect((await failureOf(bridge.request('cmd_write', params))).error).toBe('VALIDATION_ERROR')
    expect(socket.sent).toHaveLength(1)
  })

  it('leaves no timer behind once it is answered', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    const socket = dial()
    const idle = clock.pending
    const calling = bridge.request('cmd_a', {})
    expect(clock.pending).toBe(idle + 1)
    socket.receive({ id: '1', ok: true, result: {} })
    await calling
    expect(clock.pending).toBe(idle)
  })
})

describe('an editor', () => {
  it('is greeted after its hello, and not before', async () => {
    const greeted: unknown[] = []
    const { bridge, dial } = await bridgeWith({ greet: (peer) => greeted.push(peer.identity?.project_path) })
    const socket = dial()
    expect(greeted).toEqual([])
    expect(bridge.peer?.identity).toBeNull()
    socket.receive(HELLO)
    expect(greeted).toEqual(['/one'])
    expect(socket.sent).toEqual([])
  })

  it('that is replaced no longer matters: what it still says and when it closes', async () => {
    const { bridge, dial } = await bridgeWith()
    const first = dial()
    first.receive(HELLO)
    const pending = failureOf(bridge.request('cmd_a', {}, { changes: true }))
    const second = dial()
    expect(await pending).toMatchObject({ error: 'BRIDGE_DISCONNECTED', may_have_applied: true })
    expect(JSON.parse(first.sent.at(-1) ?? '')).toMatchObject({ id: 'peer_replaced', ok: false, error: 'PEER_REPLACED' })
    expect(first.closedWith).toBe(1000)

    first.receive({ ...HELLO, params: { project_path: '/ghost' } })
    first.hangUp()
    expect(bridge.peer).not.toBeNull()
    expect(bridge.peer?.identity).toBeNull()

    const calling = bridge.request('cmd_b', {})
    const id = second.commands()[0]?.id
    first.receive({ id, ok: true, result: { from: 'first' } })
    second.receive({ id, ok: true, result: { from: 'second' } })
    expect(await calling).toEqual({ from: 'second' })
  })

  it('describes itself once, and is asked again only where it was silent, after a while', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    const socket = dial()
    const both = Promise.all([bridge.peer?.addonInfo(), bridge.peer?.addonInfo()])
    expect(socket.sent).toHaveLength(1)
    clock.advance(5_000)
    expect(await both).toEqual([null, null])
    expect(await bridge.peer?.addonInfo()).toBeNull()
    expect(socket.sent).toHaveLength(1)
    clock.advance(54_000)
    socket.showLife()
    clock.advance(6_000)
    const again = bridge.peer?.addonInfo()
    socket.receive({ id: '2', ok: true, result: { addon_version: '1', godot_version: '4.6', commands: ['cmd_ping'] } })
    expect(await again).toEqual({ addon_version: '1', godot_version: '4.6', commands: ['cmd_ping'] })
    await bridge.peer?.addonInfo()
    expect(socket.sent).toHaveLength(2)
  })

  it('that refuses to describe itself is not asked again', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const asking = bridge.peer?.addonInfo()
    socket.receive({ id: '1', ok: false, error: 'VALIDATION_ERROR', hint: 'unknown command' })
    expect(await asking).toBeNull()
    expect(await bridge.peer?.addonInfo()).toBeNull()
    expect(socket.sent).toHaveLength(1)
  })
})

describe('a half-open connection', () => {
  it('is dropped after a silence longer than the longest command', async () => {
    const { bridge, clock, dial } = await bridgeWith({ longestCommandMs: 60_000 })
    const socket = dial()
    const pending = failureOf(bridge.request('cmd_bake', {}, { timeoutMs: 600_000 }))
    clock.advance(119_000)
    expect(socket.terminated).toBe(false)
    expect(socket.pings).toBe(7)
    clock.advance(15_000)
    expect(socket.terminated).toBe(true)
    expect(await pending).toMatchObject({ error: 'BRIDGE_DISCONNECTED', hint: expect.stringContaining('no sign of life') })
    expect(bridge.peer).toBeNull()
    expect(clock.pending).toBe(0)
  })

  it('is kept where any sign of life comes', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    const socket = dial()
    for (let minute = 0; minute < 60; minute++) {
      clock.advance(59_000)
      socket.showLife()
    }
    expect(socket.terminated).toBe(false)
    expect(bridge.peer).not.toBeNull()
  })
})

describe('the availability path', () => {
  it('tells a busy bridge, looks again and becomes the editor where it has come free', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    const first = dial()
    const probe = dial('/probe')
    expect(probe.sent).toEqual(['{"ok":true,"busy":true}'])
    first.hangUp()
    clock.advance(50)
    expect(probe.sent).toEqual(['{"ok":true,"busy":true}', '{"ok":true,"busy":false}'])
    probe.receive(HELLO)
    expect(bridge.peer?.identity?.project_path).toBe('/one')
  })

  it('closes a probe where the bridge stays busy, and does not take it for an editor', async () => {
    const { bridge, clock, dial } = await bridgeWith()
    dial().receive(HELLO)
    const probe = dial('/probe')
    clock.advance(50)
    expect(probe.closedWith).toBe(1000)
    expect(bridge.peer?.identity?.project_path).toBe('/one')
  })
})

describe('closing', () => {
  it('fails what is in flight, may be done twice, and takes no newcomer', async () => {
    const { bridge, dial } = await bridgeWith()
    const socket = dial()
    const pending = failureOf(bridge.request('cmd_a', {}))
    await bridge.close()
    await bridge.close()
    expect(await pending).toMatchObject({ error: 'BRIDGE_DISCONNECTED', hint: expect.stringContaining('shutting down') })
    expect(socket.closedWith).toBe(1001)
    expect(dial().terminated).toBe(true)
  })
})
