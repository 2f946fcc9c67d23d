import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { consumer, STRICTEST } from '../../packaging/consumer-source.js'
import type { Measure } from '../measure.js'
import { root } from '../programs.js'
import { interleaved, median } from '../stats.js'

/** How long the compiler takes over a program that calls every tool of the client, in seconds of the clock. */
export const measure: Measure = async () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache-bench-'))
  const file = join(folder, 'consumer.mts')
  writeFileSync(file, consumer())
  const compile = async (): Promise<void> => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...STRICTEST, file], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the consumer does not compile:\n${stdout}`)
  }
  const [times = []] = await interleaved(3, [compile])
  rmSync(folder, { recursive: true })
  return [
    {
      name: 'a consumer of every tool compiles',
      floor: '',
      value: median(times) / 1000,
      unit: 's',
      target: { kind: 'at most', absolute: 6 },
    },
  ]
}
