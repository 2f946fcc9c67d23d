import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Godot, isConnectionError, isGodotToolError } from '@godot-mcp/client'
import { FakeEditor } from '@godot-mcp/testing'
import { afterAll, expect, test } from 'vitest'
import { isTorture, reportPart } from '../torture/report.js'
import { type Holding, SoakedServer } from './soaked-server.js'

const CLIENTS = 8
const SECONDS = isTorture ? 600 : 50
/** The first part fills caches and compiles code; what is held after it is what the end is compared with. */
const WARM_UP_SECONDS = isTorture ? 60 : 15
/** How often the editor goes and comes, and how often a client does. */
const EDITOR_SECONDS = isTorture ? 20 : 6
const CLIENT_CALLS = 400
/** How much of the calls at the beginning and at the end the latencies are taken from, in seconds. */
const WINDOW_SECONDS = isTorture ? 60 : 15
const PARTS = 5

const PATIENCE_MS = (SECONDS + WARM_UP_SECONDS + 60) * 1_000
const MIB = 1024 * 1024

const startedAt = performance.now()
const figures: Record<string, unknown> = {}
let failures = 1
afterAll(() => {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  reportPart({ part: 'soak', runs: Number(figures['calls'] ?? 0), failures, seconds, clients: CLIENTS, ...figures })
})

test(
  `${CLIENTS} clients over HTTP leave nothing behind in ${SECONDS} seconds, and the last call is as fast as the first`,
  async () => {
    const server = await SoakedServer.start()
    const bridgeUrl = await server.http.bridgeUrl()
    let over = false
    const latencies: { at: number; ms: number }[] = []
    const codes = new Map<string, number>()

    const editors = (async () => {
      let comings = 0
      while (!over) {
        const editor = await FakeEditor.connect({ url: bridgeUrl })
        comings++
        for (let waited = 0; waited < EDITOR_SECONDS * 10 && !over; waited++) await pause(100)
        if (comings % 2 === 0) await editor.close()
        else editor.vanish()
      }
      return comings
    })()
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => work(number)))

    async function work(number: number): Promise<void> {
      let godot: Godot | null = null
      for (let call = number; !over; call++) {
        godot ??= await connect({ url: server.http.url })
        const begun = performance.now()
        await mixed(godot, call).catch((error: unknown) => {
          if (!isGodotToolError(error) && !isConnectionError(error)) throw error
          codes.set(error.code, (codes.get(error.code) ?? 0) + 1)
        })
        latencies.push({ at: begun, ms: performance.now() - begun })
        if (call % CLIENT_CALLS === CLIENT_CALLS - 1) {
          await godot.close()
          godot = null
        }
        await pause(5)
      }
      await godot?.close()
    }

    await pause(WARM_UP_SECONDS * 1_000)
    const before = await server.look()
    const begin = performance.now()
    await pause(SECONDS * 1_000)
    const end = performance.now()
    const during = await server.look()
    over = true
    await Promise.all([clients, editors])
    await pause(1_000)
    const after = await server.look()

    const window = WINDOW_SECONDS * 1_000
    const first = typicalP99(latencies, begin, window)
    const last = typicalP99(latencies, end - window, window)
    Object.assign(figures, { calls: latencies.length, editors: await editors, p99_first_ms: first, p99_last_ms: last })
    Object.assign(figures, { codes: Object.fromEntries(codes), before, during, after })
    await server.end()

    expect([...codes.keys()].filter((code) => code !== 'BRIDGE_DISCONNECTED')).toEqual([])
    expect(latencies.length).toBeGreaterThan(SECONDS * CLIENTS)
    holdsNoMore(before, during)
    holdsNoMore(before, after)
    // Nobody is connected any more: what is left is what listens.
    expect(after.handles).toBeLessThan(before.handles)
    // A machine that does other things besides has bad moments that are not ours: a few milliseconds more say nothing.
    expect(last).toBeLessThan(1.5 * first + 20)
    failures = 0
  },
  PATIENCE_MS,
)

/** One call of many kinds: reads, changes, previews, what the server does itself, and what is refused. */
async function mixed(godot: Godot, call: number): Promise<unknown> {
  switch (call % 8) {
    case 0:
      return godot.core.healthCheck()
    case 1:
      return godot.sceneEdit.createNode({ parent_path: '.', node_type: 'Node2D', node_name: 'A' })
    case 2:
      return godot.inspection.getSceneTree()
    case 3:
      return godot.sceneEdit.setNodeProperty({
        node_path: 'Player',
        property: 'position',
        value: { x: call, y: 1 },
        dry_run: true,
      })
    case 4:
      return godot.core.getServerInfo()
    case 5:
      return godot.inspection.getNodeProperty({ node_path: 'Player', property: 'position' })
    case 6:
      return godot.core.undo()
    default:
      return godot.core.listToolsets()
  }
}

/** The garbage collector has its moods; what grows with the calls is far beyond these bounds. */
function holdsNoMore(before: Holding, later: Holding): void {
  expect(later.heapUsed).toBeLessThan(1.2 * before.heapUsed + 4 * MIB)
  expect(later.external + later.arrayBuffers).toBeLessThan(1.2 * (before.external + before.arrayBuffers) + 8 * MIB)
  expect(later.handles).toBeLessThanOrEqual(before.handles + CLIENTS)
  expect(later.listeners).toBeLessThanOrEqual(1.2 * before.listeners + 20 * CLIENTS)
  expect(later.timers).toBeLessThanOrEqual(before.timers + 2 * CLIENTS)
}

/** The median of the p99 of each part of a stretch: one bad moment of the machine is one part. */
function typicalP99(calls: readonly { at: number; ms: number }[], from: number, window: number): number {
  const part = window / PARTS
  const parts = Array.from({ length: PARTS }, (_, number) =>
    p99(calls.filter(({ at }) => at >= from + number * part && at < from + (number + 1) * part)),
  )
  return parts.sort((a, b) => a - b)[Math.floor(PARTS / 2)] ?? 0
}

function p99(calls: readonly { ms: number }[]): number {
  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10
}
