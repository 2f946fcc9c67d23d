import { type ConnectOptions, connect, createInMemoryTransport, isGodotToolError } from '@godot-mcp/client'
import { createProduct } from '@godot-mcp/server'
import { FakeEditor, freePort } from '@godot-mcp/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpServer } from './support/http-server.js'
import { SERVER_BIN } from './support/server-process.js'

const COMMAND = 'cmd_scene_edit_delete_node'
const ENV = { GODOT_MCP_DEFAULT_TOOLSETS: 'all', GODOT_MCP_APPROVAL_REQUIRE: 'yes' }

describe('the client SDK', () => {
  let server: HttpServer
  let bridgeUrl: string

  beforeAll(async () => {
    bridgeUrl = `ws://127.0.0.1:${await freePort()}`
    server = await HttpServer.start({ ...ENV, GODOT_MCP_BRIDGE_URL: bridgeUrl })
  })
  afterAll(() => server.end())

  const PLACES: [string, () => ConnectOptions][] = [
    ['a server over HTTP', () => ({ url: server.url })],
    [
      'a server that it starts',
      () => ({ command: process.execPath, args: [SERVER_BIN], env: { ...ENV, GODOT_MCP_BRIDGE_URL: bridgeUrl } }),
    ],
    ['a server in the same process', () => ({ transport: createInMemoryTransport(inMemoryServer(bridgeUrl)) })],
  ]

  it.each(PLACES)('lets a program answer %s, and outwaits its thinking', async (_title, place) => {
    const asked: string[] = []
    let verdict: () => boolean | Promise<boolean> = () => new Promise((resolve) => setTimeout(() => resolve(true), 1_500))
    if (_title !== 'a server over HTTP') await server.end()
    const godot = await connect({
      ...place(),
      timeoutMs: 1_000,
      onApproval: ({ message }) => {
        asked.push(message)
        return verdict()
      },
    })
    const editor = await FakeEditor.connect({ url: bridgeUrl })
    try {
      expect(await godot.sceneEdit.deleteNode({ node_path: 'Player', confirm: true })).toMatchObject({ deleted: true })
      expect(asked).toEqual([expect.stringContaining('Allow godot_scene_edit_delete_node (destructive)')])
      for (const no of [() => false, () => Promise.reject(new Error('no idea'))]) {
        verdict = no
        const failure: unknown = await godot.sceneEdit.deleteNode({ node_path: 'Player', confirm: true }).catch((error) => error)
        expect(isGodotToolError(failure) && [failure.code, failure.required]).toEqual(['APPROVAL_DENIED', 'human_approval'])
      }
      expect(editor.commands.filter(({ command }) => command === COMMAND)).toHaveLength(1)
    } finally {
      await godot.close()
      await editor.close()
    }
  })
})

function inMemoryServer(bridgeUrl: string) {
  return createProduct({ bridgeUrl, defaultToolsets: 'all', approvalRequire: 'on' })
}
