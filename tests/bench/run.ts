// Runs the measures (all, or those named on the command line), prints the ratios and writes them to a file.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGodot } from '../../tools/godot/find-godot.mjs'
import { type Measure, type Measurement, ratioOf, reached } from './measure.js'
import { endAll } from './processes.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const MEASURE_LIMIT_MS = 240_000

const figure = (value: number | undefined): string =>
  value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toPrecision(3)

function row(measurement: Measurement): string {
  const { name, value, floorValue, floor, unit, target, note } = measurement
  const ok = reached(measurement)
  const bound =
    target === undefined
      ? ''
      : `${target.kind} ${target.ratio ?? target.absolute}${target.ratio === undefined ? ` ${unit}` : ' ×'}`
  const cells = [name, `${figure(value)} ${unit}`, floorValue === undefined ? floor : `${floor}: ${figure(floorValue)} ${unit}`]
  const ratio = ratioOf(measurement)
  return `| ${[...cells, ratio === undefined ? '' : `${figure(ratio)} ×`, bound, ok === undefined ? '' : ok ? 'yes' : 'NO', note ?? ''].join(' | ')} |`
}

/** A measure that hangs or fails costs its own rows, not those of the others. */
async function rowsOf(name: string): Promise<string[]> {
  const { measure } = (await import(`./measures/${name}.js`)) as { measure: Measure }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not end within ${MEASURE_LIMIT_MS / 1000} s`)), MEASURE_LIMIT_MS)
  })
  try {
    return (await Promise.race([measure(), late])).map(row)
  } catch (error) {
    process.exitCode = 1
    console.error(`${name} failed:`, error)
    return [`| ${name} | | | | | FAILED | ${error instanceof Error ? error.message.split('\n')[0] : String(error)} |`]
  } finally {
    clearTimeout(timer)
    await endAll()
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const files = readdirSync(join(here, 'measures')).map((file) => file.replace(/\.ts$/, ''))
  const unknown = wanted.filter((name) => !files.includes(name))
  if (unknown.length > 0) throw new Error(`no measure named ${unknown.join(', ')}; there are ${files.join(', ')}`)
  const rows: string[] = []
  for (const name of wanted.length > 0 ? wanted : files.sort()) {
    process.stderr.write(`${name} ...\n`)
    rows.push(...(await rowsOf(name)))
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}, Godot ${findGodot()?.version ?? 'none'}`
  const report = [
    '# Bench',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine}. Every ratio is of two figures of this same run.`,
    '',
    '| measure | value | floor | ratio | to reach | reached | note |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  mkdirSync(join(root, 'bench-results'), { recursive: true })
  writeFileSync(join(root, 'bench-results/latest.md'), report)
  console.log(report)
}

try {
  await main()
} finally {
  await endAll()
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry.startsWith('.cache-bench-')) rmSync(join(root, 'node_modules', entry), { recursive: true })
  }
}
// An editor of a measure that was given up would keep this process alive; it ends with it.
process.exit()
