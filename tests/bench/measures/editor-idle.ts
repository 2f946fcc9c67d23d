import { BridgePeer } from '../../addon/bridge-peer.js'
import { startEditor } from '../../editor/start-editor.ts'
import { benchProject } from '../editor-project.js'
import type { Measure } from '../measure.js'
import { cpuSeconds, pause } from '../processes.js'
import { median } from '../stats.js'

const SILENCE_MS = 60_000
const SLICES = 6
const SLICE_MS = 5_000

/** What the addon costs while nobody calls: two editors side by side, one without it. */
export const measure: Measure = async () => {
  const bridge = await BridgePeer.listen()
  const editors = [
    startEditor({ projectDir: benchProject(), bridgeUrl: bridge.url }),
    startEditor({ projectDir: benchProject({ addon: false }) }),
  ]
  try {
    const addon = await bridge.connection()
    await addon.hello()
    await pause(SILENCE_MS)
    const shares: number[][] = editors.map(() => [])
    for (let slice = 0; slice < SLICES; slice++) {
      const before = editors.map(({ pid }) => cpuSeconds(pid))
      await pause(SLICE_MS)
      for (const [index, { pid }] of editors.entries()) {
        shares[index]?.push(((cpuSeconds(pid) - (before[index] ?? 0)) / (SLICE_MS / 1000)) * 100)
      }
    }
    const [withAddon = [], without = []] = shares
    return [
      {
        name: 'processor use of the editor after 60 s of silence',
        floor: 'without the addon',
        value: median(withAddon),
        floorValue: median(without),
        unit: 'cpu %',
        target: { kind: 'at most', ratio: 1.2 },
      },
    ]
  } finally {
    await Promise.all(editors.map((editor) => editor.stop()))
    await bridge.close()
  }
}
