import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeProject } from '../editor/make-project.ts'
import { type Editor, startEditor } from '../editor/start-editor.ts'
import { BridgePeer, type Connection } from './bridge-peer.ts'
import { makeFixtureProject } from './fixture-project.ts'

const projectDir = makeFixtureProject()
let peer: BridgePeer
let editor: Editor
let addon: Connection

beforeAll(async () => {
  peer = await BridgePeer.listen()
  editor = startEditor({ projectDir, bridgeUrl: peer.url, xvfb: true })
  addon = await peer.connection()
  await scanned()
})

afterAll(async () => {
  await editor?.stop()
  await peer?.close()
  removeProject(projectDir)
})

/** The editor serves commands before its first scan ends, and restores its tabs after it. */
async function scanned(): Promise<void> {
  const { scanning } = await addon.result('cmd_get_addon_info')
  await addon.result('cmd_fixture_frames', { count: 10 })
  if (scanning) return scanned()
}

test('a save turns the main loop inside itself; the next command waits for it, a ping does not', async () => {
  await addon.result('cmd_fixture_open', { path: 'res://main.tscn' })
  const answered: string[] = []
  const note = (name: string) => () => answered.push(name)
  const save = addon.result('cmd_fixture_save')
  await Promise.all([
    save.then(note('save')),
    addon.result('cmd_fixture_mark', { text: 'next' }).then(note('next')),
    addon.result('cmd_ping').then(note('ping')),
  ])
  expect(await save).toEqual({ error: 0, frames_inside: expect.any(Number) })
  expect((await save).frames_inside).toBeGreaterThan(0)
  expect(await addon.result('cmd_fixture_order')).toEqual({ order: ['save begins', 'save ends', 'next'] })
  expect(answered).toEqual(['ping', 'save', 'next'])
})

test('an open dialog is noticed, and commands are answered all the same', async () => {
  expect(await addon.result('cmd_fixture_activity')).toEqual({ occupied: false, working: false })
  await addon.result('cmd_fixture_show_dialog', { visible: true })
  expect(await addon.result('cmd_fixture_activity')).toEqual({ occupied: true, working: false })
  expect(await addon.result('cmd_ping')).toEqual({ pong: true })
  await addon.result('cmd_fixture_show_dialog', { visible: false })
  await addon.result('cmd_fixture_frames', { count: 2 })
  expect(await addon.result('cmd_fixture_activity')).toEqual({ occupied: false, working: false })
})

test.each([
  [true, 6_900],
  [false, 100_000],
])('with the focus %s commands are served hot', async (focused, _own) => {
  await addon.result('cmd_fixture_focus', { focused })
  await addon.result('cmd_ping')
  expect(await addon.result('cmd_fixture_pace')).toEqual({ usec: 1_000 })
})
