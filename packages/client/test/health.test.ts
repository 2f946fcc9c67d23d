import { describe, expect, it } from 'vitest'
import { connect, createInMemoryTransport } from '../src/index.js'
import { fakeProduct, serverInfo, success } from './fake-product.js'

async function healthWith(changes: object) {
  const product = fakeProduct({ godot_get_server_info: () => success(serverInfo(changes)) })
  const godot = await connect({ transport: createInMemoryTransport(product) })
  const health = await godot.health()
  return { health, calls: product.names(), godot }
}

const noEditor = { connected: false, url: '', godot_version: null, addon_version: null, project_name: null, project_path: null }

describe('health', () => {
  it('tells server, editor and scene in one call', async () => {
    const { health, calls } = await healthWith({})
    expect(health).toEqual({
      ok: true,
      server: { ok: true, hint: null, version: '2026.11.30', contractVersion: 1 },
      editor: {
        ok: true,
        hint: null,
        godotVersion: '4.6.3.stable',
        addonVersion: '2026.11.30',
        projectName: 'Game',
        projectPath: '/home/me/game',
      },
      scene: { ok: true, hint: null, path: 'res://main.tscn' },
    })
    expect(calls).toEqual(['godot_get_server_info', 'godot_get_server_info'])
  })

  it('says what to do where no editor is attached', async () => {
    const { health } = await healthWith({ bridge: noEditor, active_scene: null })
    expect(health).toMatchObject({ ok: false, server: { ok: true }, editor: { ok: false }, scene: { ok: false, path: null } })
    expect(health.editor.hint).toContain('Open the project in Godot')
    expect(health.scene.hint).toContain('Unknown until an editor is attached')
  })

  it('says what to do where no scene is open', async () => {
    const { health } = await healthWith({ active_scene: null })
    expect(health).toMatchObject({ ok: false, editor: { ok: true }, scene: { ok: false } })
    expect(health.scene.hint).toContain('Open a scene')
  })

  it('passes on that addon and server are of different builds', async () => {
    const { health } = await healthWith({ version_notice: 'Update the addon.' })
    expect(health.editor).toMatchObject({ ok: true, hint: 'Update the addon.' })
  })

  it('is an answer, not an error, where the server is gone', async () => {
    const { godot } = await healthWith({})
    await godot.close()
    const health = await godot.health()
    expect(health).toMatchObject({ ok: false, server: { ok: false, version: null }, editor: { ok: false }, scene: { ok: false } })
    expect(health.server.hint).toContain('Connect again')
  })
})
