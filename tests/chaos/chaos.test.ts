import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Godot } from '@godot-mcp/client'
import { freePort } from '@godot-mcp/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requireGodot } from '../../tools/godot/find-godot.mjs'
import { occupyPort } from '../contract/support/occupied-port.js'
import { isRunning } from '../contract/support/process-state.js'
import { SERVER_BIN } from '../contract/support/server-process.js'
import { until } from '../e2e/harness/until.js'
import { type Editor, makeProject, startEditor } from '../editor/start-editor.ts'
import { isTorture, reportPart } from '../torture/report.js'
import { Client, type Event } from './client.js'
import { findProcesses } from './processes.js'
import { nothingSavedIsLost, strayFiles } from './project-check.js'
import { randomNumbers, seed } from './random.js'

const VICTIMS = ['editor', 'server', 'client', 'game'] as const
type Victim = (typeof VICTIMS)[number]
const ROUNDS = isTorture ? 30 : VICTIMS.length
/** Twice what is promised for an editor to find a server again, for a machine that does other things besides. */
const ATTACHED_MS = 6_000
/** Codes a call may end with when one of the others is killed. */
const CODES = ['BRIDGE_DISCONNECTED', 'TIMEOUT', 'SERVER_EXITED', 'CONNECTION_CLOSED', 'PRECONDITION_FAILED']
const PATIENCE_MS = 90_000

const random = randomNumbers(seed)
const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
  round,
  victim: VICTIMS[isTorture ? Math.floor(random() * VICTIMS.length) : round] ?? 'editor',
  after: Math.floor(random() * 3_000),
  job: Math.floor(random() * 1_000_000),
}))

const MAIN = '[gd_scene format=3]\n\n[node name="Main" type="Node2D"]\n'
const godot = requireGodot().path
const projectDir = makeProject({ files: { 'main.tscn': MAIN } })
const startedAt = performance.now()
const figures = { failures: 0, attached_ms_max: 0, saves: 0, may_have_applied: 0 }
const told: Event[] = []

let bridgeUrl: string
let editor: Editor
let client: Client | undefined

beforeAll(async () => {
  bridgeUrl = `ws://127.0.0.1:${await freePort()}`
  editor = startEditor({ projectDir, bridgeUrl })
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') figures.failures++
  client?.child.kill('SIGKILL')
})
afterAll(async () => {
  await editor.stop()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  reportPart({ part: 'chaos', runs: rounds.length, seconds, seed, ...figures, victims: rounds.map(({ victim }) => victim) })
})

const startClient = (job: number, game: boolean) => new Client({ server: SERVER_BIN, bridgeUrl, seed: job, game, godot })

const theServer = () => findProcesses(SERVER_BIN).find(({ parent }) => parent === client?.pid)?.pid ?? -1
const theGame = () => findProcesses('--headless', projectDir, 'res://main.tscn')[0]?.pid ?? -1

/** Ends one of them as the kernel would for want of memory. */
async function kill(victim: Victim): Promise<void> {
  const server = theServer()
  const pid = { editor: editor.pid, server, client: client?.pid ?? -1, game: theGame() }[victim]
  expect(pid, `there is a ${victim}`).toBeGreaterThan(0)
  process.kill(pid, 'SIGKILL')
  if (victim === 'editor') {
    await editor.ended
    editor = startEditor({ projectDir, bridgeUrl })
  }
  if (victim === 'client') {
    await until('the server of a killed client is gone', async () => !isRunning(server), 5_000)
    await until('no engine of it is left', async () => theGame() === -1, 5_000)
    await (await occupyPort(Number(new URL(bridgeUrl).port))).release()
  }
}

/** What a client would do next: open what was saved, look at it, change it, take that back. */
async function looksSane(to: Godot, scenes: readonly string[]): Promise<void> {
  await until('an editor is attached', async () => (await to.core.healthCheck()).editor_responds, PATIENCE_MS)
  for (const scene_path of scenes) {
    await to.sceneEdit.openScene({ scene_path })
    const before = await to.inspection.getSceneTree()
    await to.sceneEdit.createNode({ parent_path: '.', node_type: 'Node2D', node_name: 'Trial' })
    const { actions } = await to.core.undo()
    expect(actions).toHaveLength(1)
    expect(await to.inspection.getSceneTree()).toEqual(before)
    await to.core.redo()
    expect((await to.inspection.getSceneTree()).tree?.children?.map(({ name }) => name)).toContain('Trial')
    await to.core.undo()
  }
}

test.each(rounds)(
  'round $round: a job outlives that the $victim is killed after $after ms',
  async ({ victim, after, job }) => {
    const needsGame = victim === 'game' || random() < 0.3
    client = startClient(job, needsGame)
    await client.next('step', 5)
    if (victim === 'game') await client.next('playing')
    await pause(after)
    if (victim === 'game') await until('a game runs', async () => theGame() > 0, PATIENCE_MS)

    await kill(victim)

    const events: Event[] = []
    if (victim === 'client') {
      events.push(...client.events)
      client = startClient(job + 1, false)
    }
    await client.next('step', victim === 'game' ? 3 : 8)
    if (victim === 'game') await client.next('played')
    await client.stop()
    events.push(...client.events)

    expect(events.filter(({ event }) => event === 'broken')).toEqual([])
    for (const { code, hint } of events.filter(({ event }) => event === 'refused' || event === 'lost')) {
      expect(CODES).toContain(code)
      expect(hint).not.toBe('')
    }
    if (victim === 'game')
      expect(events.filter(({ event }) => event === 'played').map(({ signal }) => signal)).toContain('SIGKILL')
    if (victim === 'server') {
      expect(events.some(({ event, hint }) => event === 'lost' && /connect again/i.test(hint))).toBe(true)
      const attachedMs =
        events
          .filter(({ event }) => event === 'attached')
          .map(({ ms }) => ms)
          .at(-1) ?? 0
      expect(attachedMs).toBeLessThan(ATTACHED_MS)
      figures.attached_ms_max = Math.max(figures.attached_ms_max, attachedMs)
    }
    told.push(...events)
    const saved = nothingSavedIsLost(projectDir, told)
    figures.may_have_applied = told.filter(({ may_have_applied }) => may_have_applied).length
    figures.saves = told.filter(({ event }) => event === 'saved').length

    const to = await connect({
      command: process.execPath,
      args: [SERVER_BIN],
      env: { GODOT_MCP_BRIDGE_URL: bridgeUrl, GODOT_MCP_DEFAULT_TOOLSETS: 'all' },
    })
    try {
      await looksSane(to, saved.slice(-4))
    } finally {
      await to.close()
    }
    expect(strayFiles(projectDir)).toEqual([])
  },
  3 * PATIENCE_MS,
)
