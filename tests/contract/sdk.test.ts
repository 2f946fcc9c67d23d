import { connect, type Godot, isConnectionError, isGodotToolError, type ToolName } from '@godot-mcp/client'
import { DESCRIPTORS, type ToolDescriptor } from '@godot-mcp/contract'
import { examples } from '@godot-mcp/contract/examples'
import { FakeEditor, failWith, hold, serverCommand, succeedWith, vanish } from '@godot-mcp/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let godot: Godot
let bridgeUrl: string

beforeEach(async () => {
  const server = await serverCommand()
  bridgeUrl = server.bridgeUrl
  godot = await connect({ ...server, validateResults: true })
})

afterEach(() => godot.close())

/** An editor that the server has welcomed. */
async function attach(): Promise<FakeEditor> {
  const editor = await FakeEditor.connect({ url: bridgeUrl })
  await editor.received('cmd_server_hello')
  return editor
}

const allTools = Object.values(DESCRIPTORS).flatMap((tools) => Object.values<ToolDescriptor & { name: ToolName }>(tools))

describe('the SDK in front of a server and an editor', () => {
  it('calls every tool with the examples of the contract and gets results that fit', async () => {
    await attach()
    // The snapshot that the example of comparing two names.
    await godot.inspection.snapshotSubtree()
    for (const { name } of allTools) {
      for (const { input } of examples[name]) {
        await expect(godot.callUntyped(name, input), name).resolves.toBeTypeOf('object')
      }
    }
  })

  it('passes on a result of an addon that knows more, untouched', async () => {
    const editor = await attach()
    editor.when('cmd_undo', succeedWith({ ...examples.godot_undo[0]?.result, of_a_newer_addon: [1, { a: null }] }))
    expect(await godot.core.undo()).toMatchObject({ of_a_newer_addon: [1, { a: null }] })
  })

  it('gets fifty answers, each to its own call, in whatever order they come and with a notice between', async () => {
    const editor = await attach()
    const held = Array.from({ length: 50 }, (_, index) => hold(succeedWith(answerOf(index))))
    editor.when('cmd_inspection_get_node_property', (answering) => {
      const index = Number(String(answering.command.params['property']).slice(1))
      return held[index]?.behaviour(answering)
    })
    const calls = held.map((_, index) => godot.inspection.getNodeProperty({ node_path: 'A', property: `p${index}` }))
    for (const _ of held) await editor.received('cmd_inspection_get_node_property')
    for (const index of held.keys()) {
      // 7 and 50 have no common divisor, so this is every index once, out of order.
      held[(index * 7 + 3) % 50]?.release()
      if (index === 25) editor.sendText('{"ok":true,"busy":false}')
    }
    expect((await Promise.all(calls)).map(({ value }) => value)).toEqual([...held.keys()])
  })

  it('says that a change may have happened when the editor goes in the middle of it', async () => {
    const editor = await attach()
    editor.when('cmd_undo', vanish)
    const error = await godot.core.undo().catch((reason: unknown) => reason)
    expect(isGodotToolError(error) && error.code).toBe('BRIDGE_DISCONNECTED')
    expect(error).toMatchObject({ mayHaveApplied: true, required: 'bridge_connected' })
  })
})

describe('what is missing is told apart:', () => {
  it('no server', async () => {
    const error = await connect({ command: 'godot-mcp-that-is-not-installed' }).catch((reason: unknown) => reason)
    expect(isConnectionError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'COMMAND_NOT_FOUND', required: 'server', hint: expect.stringContaining('Install it') })
    await godot.close()
    expect(await godot.health()).toMatchObject({ ok: false, server: { ok: false }, editor: { ok: false }, scene: { ok: false } })
  })

  it('a server without an editor', async () => {
    const error = await godot.inspection.getProjectInfo().catch((reason: unknown) => reason)
    expect(isGodotToolError(error)).toBe(true)
    expect(error).toMatchObject({
      code: 'BRIDGE_DISCONNECTED',
      required: 'bridge_connected',
      hint: expect.stringContaining('Godot'),
    })
    expect(await godot.health()).toMatchObject({ ok: false, server: { ok: true }, editor: { ok: false }, scene: { ok: false } })
  })

  it('an editor without a scene', async () => {
    const editor = await attach()
    const noScene = { is_open: false, path: null, name: null, dirty: false, dirty_known: true }
    editor.when('cmd_inspection_get_active_scene', succeedWith(noScene))
    editor.when('cmd_undo', failWith({ error: 'PRECONDITION_FAILED', hint: 'Open a scene.', required: 'active_scene' }))
    const error = await godot.core.undo().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', required: 'active_scene', hint: 'Open a scene.' })
    expect(await godot.health()).toMatchObject({
      ok: false,
      server: { ok: true },
      editor: { ok: true },
      scene: { ok: false, path: null },
    })
  })

  it('nothing', async () => {
    await attach()
    expect(await godot.health()).toMatchObject({ ok: true, scene: { path: 'res://main.tscn' } })
  })
})

function answerOf(value: number): object {
  return { node_path: 'A', property: `p${value}`, value, exists: true }
}
