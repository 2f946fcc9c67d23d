import { isDeepStrictEqual } from 'node:util'
import {
  BUILD_VERSION,
  CONTRACT_DIGEST,
  CONTRACT_VERSION,
  DESCRIPTORS,
  type ToolDescriptor,
  type ToolName,
} from '@godot-mcp/contract'
import { examples } from '@godot-mcp/contract/examples'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  answerGarbage,
  answerTwice,
  FakeEditor,
  type FakeEditorOptions,
  failWith,
  freePort,
  hang,
  hold,
  succeedWith,
  vanish,
} from '../src/index.js'
import { type Bridge, openBridge } from './bridge.js'

let bridge: Bridge
let editor: FakeEditor | undefined

beforeEach(async () => {
  bridge = await openBridge()
})

afterEach(async () => {
  editor?.vanish()
  editor = undefined
  await bridge.close()
})

/** An editor that has said hello. */
async function attach(options: FakeEditorOptions = {}): Promise<FakeEditor> {
  editor = await FakeEditor.connect({ url: bridge.url, timeoutMs: 2000, ...options })
  if (options.hello !== false) await bridge.next()
  return editor
}

async function ask(command: string, params: object = {}, id = '1'): Promise<unknown> {
  bridge.send({ id, command, params })
  return JSON.parse(await bridge.next())
}

describe('a fake editor', () => {
  it('says hello first, as an editor of this build', async () => {
    await attach()
    expect(bridge.frames).toEqual([
      `{"id":"peer_hello","command":"cmd_peer_hello","params":{"project_path":"/tmp/fake-project","godot_version":"4.6.3.stable",` +
        `"addon_version":"${BUILD_VERSION}","contract_version":${CONTRACT_VERSION},"contract_digest":"${CONTRACT_DIGEST}","pid":4242}}`,
    ])
  })

  it('may be another editor', async () => {
    await attach({ identity: { addon_version: '2020.01.01', contract_digest: undefined } })
    const { params } = JSON.parse(bridge.frames[0] ?? '')
    expect(params.addon_version).toBe('2020.01.01')
    expect(params).not.toHaveProperty('contract_digest')
  })

  it('may say no hello', async () => {
    await attach({ hello: false })
    expect(await ask('cmd_ping')).toEqual({ id: '1', ok: true, result: { pong: true } })
  })

  it('waits for a server that is not there yet', async () => {
    const port = await freePort()
    const connecting = FakeEditor.connect({ url: `ws://127.0.0.1:${port}`, timeoutMs: 5000 })
    const late = await openBridge(port)
    editor = await connecting
    expect(await late.next()).toContain('cmd_peer_hello')
    await late.close()
  })

  it('says that no server came', async () => {
    const url = `ws://127.0.0.1:${await freePort()}`
    await expect(FakeEditor.connect({ url, timeoutMs: 20 })).rejects.toThrow(`No server listens at ${url}`)
  })

  it('answers a command with the example of the contract', async () => {
    await attach()
    const [example] = examples.godot_undo
    expect(await ask('cmd_undo', example?.input)).toEqual({ id: '1', ok: true, result: example?.result })
  })

  it('picks, for every tool, the first example whose input is the same', async () => {
    await attach()
    for (const { name, runs } of Object.values(DESCRIPTORS).flatMap((tools) =>
      Object.values<ToolDescriptor & { name: ToolName }>(tools),
    )) {
      if (runs === 'server') continue
      for (const { input } of examples[name]) {
        const first = examples[name].find((example) => isDeepStrictEqual(example.input, input))
        expect(await ask(name.replace('godot_', 'cmd_'), input), name).toMatchObject({ ok: true, result: first?.result })
      }
    }
  })

  it('marks the answer to a preview as one', async () => {
    await attach()
    expect(await ask('cmd_undo', { count: 1, dry_run: true })).toMatchObject({ result: { dry_run: true } })
  })

  it('answers the wire`s own commands and leaves the pushes alone', async () => {
    await attach()
    bridge.send({ id: '1', command: 'cmd_server_hello', params: { version: 'x' } })
    bridge.send({ id: '2', command: 'cmd_toolsets_update', params: { enabled: [] } })
    expect(await ask('cmd_get_addon_info', {}, '3')).toMatchObject({
      id: '3',
      result: { addon_version: BUILD_VERSION, godot_version: '4.6.3.stable', commands: expect.arrayContaining(['cmd_undo']) },
    })
  })

  it('refuses what it does not know, and what an older addon would not', async () => {
    await attach({ lacks: ['cmd_undo'] })
    expect(await ask('cmd_nonsense')).toMatchObject({ ok: false, error: 'VALIDATION_ERROR' })
    expect(await ask('cmd_undo')).toMatchObject({ ok: false, error: 'VALIDATION_ERROR', hint: "Unknown command 'cmd_undo'." })
    const info = (await ask('cmd_get_addon_info')) as { result: { commands: string[] } }
    expect(info.result.commands).not.toContain('cmd_undo')
  })
})

describe('a fake editor that was told to', () => {
  it('fails writes the failure in the order of the contract', async () => {
    const failure = { suggestions: ['a'], required: 'active_scene', hint: 'Open one.', error: 'PRECONDITION_FAILED' }
    ;(await attach()).when('cmd_undo', failWith(failure))
    bridge.send({ id: '7', command: 'cmd_undo', params: {} })
    expect(await bridge.next()).toBe(
      '{"id":"7","ok":false,"error":"PRECONDITION_FAILED","hint":"Open one.","required":"active_scene","suggestions":["a"]}',
    )
  })

  it('answers with a result, or what a function makes of the parameters', async () => {
    const fake = (await attach()).when('cmd_undo', succeedWith({ undone: 5 }))
    expect(await ask('cmd_undo')).toMatchObject({ result: { undone: 5 } })
    fake.when(
      'cmd_undo',
      succeedWith(({ count }) => ({ undone: count })),
    )
    expect(await ask('cmd_undo', { count: 3 })).toMatchObject({ result: { undone: 3 } })
    fake.reset('cmd_undo')
    expect(await ask('cmd_undo', { count: 1 })).toMatchObject({ ok: true })
  })

  it('hangs answers nothing, and goes on with the rest', async () => {
    ;(await attach()).when('cmd_undo', hang)
    bridge.send({ id: '1', command: 'cmd_undo', params: {} })
    expect(await ask('cmd_ping', {}, '2')).toMatchObject({ id: '2' })
  })

  it('sends garbage sends just that', async () => {
    const fake = (await attach()).when('cmd_undo', answerGarbage())
    bridge.send({ id: '1', command: 'cmd_undo', params: {} })
    expect(await bridge.next()).toBe('not json')
    fake.when('cmd_undo', answerGarbage('{"id":"1"}'))
    bridge.send({ id: '1', command: 'cmd_undo', params: {} })
    expect(await bridge.next()).toBe('{"id":"1"}')
  })

  it('vanishes drops the connection', async () => {
    const fake = (await attach()).when('cmd_undo', vanish)
    bridge.send({ id: '1', command: 'cmd_undo', params: {} })
    expect(await fake.ended).toMatchObject({ code: 1006 })
  })

  it('answers twice sends the same bytes twice', async () => {
    ;(await attach()).when('cmd_undo', answerTwice)
    bridge.send({ id: '1', command: 'cmd_undo', params: { count: 1 } })
    expect(await bridge.next()).toBe(await bridge.next())
  })

  it('holds a command back answers when it is released', async () => {
    const held = hold()
    const fake = (await attach()).when('cmd_undo', held.behaviour)
    bridge.send({ id: '1', command: 'cmd_undo', params: {} })
    await fake.received('cmd_undo')
    expect(await ask('cmd_ping', {}, '2')).toMatchObject({ id: '2' })
    held.release()
    expect(JSON.parse(await bridge.next())).toMatchObject({ id: '1', ok: true })
  })
})

describe('what a fake editor sees', () => {
  it('is kept byte for byte, both ways', async () => {
    const fake = await attach()
    bridge.send('{"command":"cmd_ping",  "id":"é","params":{}}')
    await bridge.next()
    expect(fake.frames.slice(1)).toEqual([
      { direction: 'received', text: '{"command":"cmd_ping",  "id":"é","params":{}}' },
      { direction: 'sent', text: '{"id":"é","ok":true,"result":{"pong":true}}' },
    ])
  })

  it('hands each command out once, whenever it came', async () => {
    const fake = await attach()
    bridge.send({ id: '1', command: 'cmd_ping', params: { n: 1 } })
    expect((await fake.received('cmd_ping')).params).toEqual({ n: 1 })
    const second = fake.received('cmd_ping')
    bridge.send({ id: '2', command: 'cmd_ping', params: { n: 2 } })
    expect((await second).params).toEqual({ n: 2 })
    expect(fake.commands.map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('ends a wait in vain with what came instead', async () => {
    const fake = await attach({ timeoutMs: 30 })
    bridge.send({ id: '1', command: 'cmd_ping', params: {} })
    await bridge.next()
    await expect(fake.received('cmd_undo')).rejects.toThrow('No cmd_undo came within 30 ms. Received: cmd_ping.')
  })

  it('includes the notice of being replaced, which it does not answer', async () => {
    const fake = await attach()
    bridge.send({ id: 'peer_replaced', ok: false, error: 'PEER_REPLACED', hint: 'Another editor.' })
    bridge.peer().close(1000, 'replaced')
    expect(await fake.noticed('PEER_REPLACED')).toMatchObject({ id: 'peer_replaced', hint: 'Another editor.' })
    expect(await fake.ended).toEqual({ code: 1000, reason: 'replaced' })
    expect(bridge.frames).toHaveLength(1)
  })

  it('closes in good order, any number of times', async () => {
    const fake = await attach()
    await Promise.all([fake.close(), fake.close()])
    await fake.close()
    expect(await fake.ended).toMatchObject({ code: 1005 })
  })
})
