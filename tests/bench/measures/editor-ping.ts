import { BridgePeer } from '../../addon/bridge-peer.js'
import { startEditor } from '../../editor/start-editor.ts'
import { benchProject } from '../editor-project.js'
import { openWsEcho } from '../floors/open-ws-echo.js'
import type { Measure, Measurement } from '../measure.js'
import { pause } from '../processes.js'
import { interleaved, median, timed } from '../stats.js'

interface Mode {
  readonly name: string
  readonly xvfb: boolean
  readonly env: Record<string, string>
}

const MODES: readonly Mode[] = [
  { name: 'headless', xvfb: false, env: {} },
  { name: 'Xvfb', xvfb: true, env: {} },
  { name: 'Xvfb, unfocused', xvfb: true, env: { BENCH_UNFOCUSED: '1' } },
]
const CALLS = 400
/** The editor's start is over: scanning, first imports, docks. */
const SETTLE_MS = 5_000
const SPARSE_CALLS = 12
const SPARSE_EVERY_MS = 2_000

async function measureMode({ name, xvfb, env }: Mode): Promise<Measurement[]> {
  const bridge = await BridgePeer.listen()
  const editor = startEditor({ projectDir: benchProject(), bridgeUrl: bridge.url, xvfb, env })
  const ws = await openWsEcho()
  try {
    const addon = await bridge.connection()
    await addon.hello()
    await pause(SETTLE_MS)
    const [ping = [], floor = []] = await interleaved(CALLS, [() => addon.call('cmd_ping'), () => ws.roundTrip({})], 100)
    const rows: Measurement[] = [
      {
        name: `cmd_ping into the editor, hot, ${name} (p50)`,
        floor: 'ws',
        value: median(ping),
        floorValue: median(floor),
        unit: 'ms',
        target: { kind: 'at most', ratio: 4 },
      },
    ]
    if (env['BENCH_UNFOCUSED'] !== undefined) {
      const sparse: number[] = []
      for (let call = 0; call < SPARSE_CALLS; call++) {
        await pause(SPARSE_EVERY_MS)
        sparse.push(await timed(() => addon.call('cmd_ping')))
      }
      rows.push({ name: 'one call every 2 s, unfocused (p50)', floor: '', value: median(sparse), unit: 'ms' })
    }
    return rows
  } catch (error) {
    throw new Error(`${name}: ${String(error)}; the editor's last words: ${editor.output().slice(-1000)}`, { cause: error })
  } finally {
    await editor.stop()
    await Promise.all([bridge.close(), ws.close()])
  }
}

/** How long the real editor takes to answer, whatever it shows and wherever the focus is. */
export const measure: Measure = async () => {
  const rows: Measurement[] = []
  for (const mode of MODES) rows.push(...(await measureMode(mode)))
  return rows
}
