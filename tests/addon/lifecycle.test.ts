import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeProject } from '../editor/make-project.ts'
import { type Editor, startEditor } from '../editor/start-editor.ts'
import { BridgePeer, type Connection } from './bridge-peer.ts'
import { makeFixtureProject } from './fixture-project.ts'

/** The editor's own sleeps, with and without the focus, in microseconds. */
const FOCUSED = 6_900
const UNFOCUSED = 100_000
const HOT = 1_000

const config = mkdtempSync(join(tmpdir(), 'godot-mcp-config-'))
let peer: BridgePeer
let editor: Editor
let projectDir: string
let addon: Connection

beforeAll(async () => {
  peer = await BridgePeer.listen()
  projectDir = makeFixtureProject()
  // A home of its own: what the addon leaves in the editor settings is looked at.
  editor = startEditor({ projectDir, bridgeUrl: peer.url, env: { XDG_CONFIG_HOME: config } })
  addon = await peer.connection()
})

afterAll(async () => {
  await editor?.stop()
  await peer?.close()
  if (projectDir) removeProject(projectDir)
  rmSync(config, { recursive: true, force: true })
})

const projectFile = () => readFileSync(join(projectDir, 'project.godot'), 'utf8')

/** Disables the addon and enables it again; resolves with the new connection and what was seen meanwhile. */
async function restart(): Promise<Record<string, unknown>> {
  await addon.result('cmd_fixture_restart')
  expect(await addon.closed).toEqual({ code: 1000, reason: 'the addon was disabled' })
  addon = await peer.connection()
  return addon.result('cmd_fixture_seen')
}

test('a disabled addon leaves nothing in the editor, its settings and the project', async () => {
  const before = projectFile()
  const seen = await restart()
  expect(seen).toMatchObject({ usec: FOCUSED, docks: 0, setting: false, project_settings: [] })
  expect(projectFile()).toBe(before)
})

test('going off and on again leaves no object behind', async () => {
  await restart()
  const { objects: before } = await restart()
  const TIMES = 5
  let after: unknown
  for (let i = 0; i < TIMES; i++) after = (await restart()).objects
  // The engine itself keeps one object each time, also for an empty plugin.
  expect(Number(after) - Number(before)).toBeLessThanOrEqual(TIMES)
})

test('disabled while the editor had lost the focus, it gives back the slow pace', async () => {
  await addon.result('cmd_fixture_focus', { focused: false })
  expect(await addon.result('cmd_fixture_pace')).toEqual({ usec: HOT })
  expect(await restart()).toMatchObject({ usec: UNFOCUSED })
  await addon.result('cmd_fixture_focus', { focused: true })
  expect(await restart()).toMatchObject({ usec: FOCUSED })
})

test('the dock says what is going on', async () => {
  await addon.result('cmd_server_hello', { version: '2031.01.02', contract_version: 1 })
  await addon.result('cmd_toolsets_update', { enabled: ['core', 'inspection'] })
  await addon.result('cmd_fixture_open', { path: 'res://main.tscn' })
  const { texts } = await addon.result('cmd_fixture_dock')
  for (const text of ['Connected', '2031.01.02', 'core, inspection', peer.url, 'res://main.tscn']) expect(texts).toContain(text)
  expect((texts as string[]).some((text) => /^cmd_fixture_open: done, [\d.]+ ms$/.test(text))).toBe(true)
})

test('a lost server is no longer shown', async () => {
  addon.socket.terminate()
  addon = await peer.connection()
  const { texts } = await addon.result('cmd_fixture_dock')
  expect((texts as string[]).filter((text) => text === 'unknown')).toHaveLength(2)
})

test('a clean quit closes the connection and ends with code 0', async () => {
  await addon.result('cmd_fixture_quit')
  expect((await addon.closed).code).toBe(1000)
  expect(await editor.ended).toBe(0)
})
