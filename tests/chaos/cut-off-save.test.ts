import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, isGodotToolError } from '@godot-mcp/client'
import { serverCommand } from '@godot-mcp/testing'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../e2e/harness/until.js'
import { makeProject, startEditor } from '../editor/start-editor.ts'

const NODES = 3_000
/** A save can be over before we have seen it begin; then it is tried again. */
const ATTEMPTS = 12

const big = () => {
  const nodes = Array.from(
    { length: NODES },
    (_, at) => `[node name="N${at}" type="Node2D" parent="."]\nposition = Vector2(${at}, 1)\n`,
  )
  return `[gd_scene format=3]\n\n[node name="Root" type="Node2D"]\n\n${nodes.join('\n')}`
}

test('a save that is cut off leaves the former scene whole, and the next start clears up after it', async () => {
  const projectDir = makeProject({ files: { 'big/big.tscn': big() } })
  const folder = join(projectDir, 'big')
  const halfWritten = () => readdirSync(folder).filter((name) => name !== 'big.tscn')
  const server = await serverCommand({ env: { GODOT_MCP_DEFAULT_TOOLSETS: 'all' } })
  const godot = await connect({ ...server, timeoutMs: 120_000 })
  onTestFinished(() => godot.close())
  const attached = () => until('an editor is attached', async () => (await godot.core.healthCheck()).editor_responds, 60_000)

  const editor = startEditor({ projectDir, bridgeUrl: server.bridgeUrl })
  onTestFinished(() => editor.stop())
  await attached()
  await godot.sceneEdit.openScene({ scene_path: 'res://big/big.tscn' })
  await godot.sceneEdit.saveScene()
  const former = readFileSync(join(folder, 'big.tscn'), 'utf8')

  let outcome: unknown = 'saved'
  for (let attempt = 0; attempt < ATTEMPTS && halfWritten().length === 0; attempt++) {
    await godot.sceneEdit.setNodeProperty({ node_path: '.', property: 'rotation', value: attempt % 2 })
    await godot.sceneEdit.setNodeProperty({ node_path: '.', property: 'rotation', value: 0 })
    let over = false
    const save = godot.sceneEdit.saveScene().then(
      () => 'saved',
      (error: unknown) => error,
    )
    void save.then(() => {
      over = true
    })
    while (!over) {
      if (halfWritten().length > 0) process.kill(editor.pid, 'SIGSTOP')
      if (halfWritten().length > 0) break
      await new Promise((resolve) => setImmediate(resolve))
    }
    // The file was still there with the editor stopped, so its save is cut off here.
    if (halfWritten().length > 0) process.kill(editor.pid, 'SIGKILL')
    else if (!over) process.kill(editor.pid, 'SIGCONT')
    outcome = await save
  }

  expect(halfWritten()).toEqual([expect.stringMatching(/^big\.tscn-\w{6}$/)])
  expect(isGodotToolError(outcome) && outcome).toMatchObject({ code: 'BRIDGE_DISCONNECTED', mayHaveApplied: true })
  expect(readFileSync(join(folder, 'big.tscn'), 'utf8')).toBe(former)

  await editor.ended
  const again = startEditor({ projectDir, bridgeUrl: server.bridgeUrl })
  onTestFinished(() => again.stop())
  await attached()
  expect(halfWritten()).toEqual([])
  await godot.sceneEdit.openScene({ scene_path: 'res://big/big.tscn' })
  expect((await godot.inspection.getSceneTree({ max_depth: 1 })).node_count).toBe(NODES + 1)
}, 240_000)
