import { connect } from '@godot-mcp/client'
import { serverCommand } from '@godot-mcp/testing'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../e2e/harness/until.js'
import { makeProject, startEditor } from '../editor/start-editor.ts'

const TOKEN = 'known-to-both-sides'

async function serve(env: { [name: string]: string }) {
  const server = await serverCommand({ env })
  const godot = await connect(server)
  onTestFinished(() => godot.close())
  const attached = async () => (await godot.core.getServerInfo()).bridge.project_path
  const edit = (token?: string) => {
    const projectDir = makeProject()
    const env = token === undefined ? {} : { GODOT_MCP_BRIDGE_TOKEN: token }
    const editor = startEditor({ projectDir, bridgeUrl: server.bridgeUrl, env, args: ['--verbose'] })
    onTestFinished(() => editor.stop())
    return { projectDir, editor }
  }
  return { attached, edit }
}

test.each([
  ['the same on both sides', { GODOT_MCP_BRIDGE_TOKEN: TOKEN }],
  ['only in the editor', {}],
])('a token that is %s attaches the editor', async (_case, env) => {
  const { attached, edit } = await serve(env)
  const { projectDir } = edit(TOKEN)
  await until('the editor is attached', async () => (await attached()) === projectDir)
})

test('an editor with another token, or none, is told why each time, and never takes the place of the one with the right one', async () => {
  const { attached, edit } = await serve({ GODOT_MCP_BRIDGE_TOKEN: TOKEN })
  const good = edit(TOKEN)
  await until('the editor is attached', async () => (await attached()) === good.projectDir)
  const other = edit('of-somebody-else')
  const none = edit()
  await other.editor.wrote(/Attempt 2: the server wants another token than that of GODOT_MCP_BRIDGE_TOKEN/)
  await none.editor.wrote(/Attempt 2: the server wants a token: set GODOT_MCP_BRIDGE_TOKEN/)
  expect(await attached()).toBe(good.projectDir)
  for (const { editor } of [good, other, none]) expect(editor.output()).not.toMatch(/known-to-both|of-somebody-else/)
  expect(good.editor.output()).not.toContain('took over')
}, 180_000)
