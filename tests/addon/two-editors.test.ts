import { connect } from '@godot-mcp/client'
import { serverCommand } from '@godot-mcp/testing'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../e2e/harness/until.js'
import { makeProject, startEditor } from '../editor/start-editor.ts'

test('the second of two editors has the bridge until it ends, and the first one comes back by itself', async () => {
  const server = await serverCommand()
  const godot = await connect(server)
  onTestFinished(() => godot.close())
  const attached = async () => (await godot.core.getServerInfo()).bridge.project_path
  const open = async () => {
    const projectDir = makeProject()
    const editor = startEditor({ projectDir, bridgeUrl: server.bridgeUrl })
    onTestFinished(() => editor.stop())
    await until('the editor is attached', async () => (await attached()) === projectDir)
    return { projectDir, editor }
  }

  const first = await open()
  const second = await open()
  await first.editor.wrote('another editor took over')
  expect(await attached()).toBe(second.projectDir)
  expect(second.editor.output()).not.toContain('another editor took over')

  await second.editor.stop()
  await until('the first editor is back', async () => (await attached()) === first.projectDir)
})
