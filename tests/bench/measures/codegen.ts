import { spawnSync } from 'node:child_process'
import type { Measure } from '../measure.js'
import { contractBin } from '../programs.js'
import { interleaved, median } from '../stats.js'

const run = async (command: string): Promise<void> => {
  const { status, stderr } = spawnSync(process.execPath, [contractBin, command], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`godot-contract ${command} ended with ${status}: ${stderr}`)
}

/** How long the two commands take that everyone runs. */
export const measure: Measure = async () => {
  const [build = [], check = []] = await interleaved(5, [() => run('build'), () => run('check')])
  return [
    { name: 'godot-contract build', floor: '', value: median(build) / 1000, unit: 's', target: { kind: 'at most', absolute: 3 } },
    { name: 'godot-contract check', floor: '', value: median(check) / 1000, unit: 's', target: { kind: 'at most', absolute: 2 } },
  ]
}
