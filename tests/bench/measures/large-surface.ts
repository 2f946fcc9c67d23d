import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STRICTEST } from '../../packaging/consumer-source.js'
import type { Measure } from '../measure.js'
import { contractBin, root } from '../programs.js'
import { interleaved, median } from '../stats.js'

const TOOLS = 194

interface Tool {
  name: string
  inputSchema: { properties?: Record<string, unknown> }
}

/** As many tools as a large server has, from those of the field. */
function surface(): Tool[] {
  const { tools } = JSON.parse(readFileSync(join(root, 'tests/fixtures/established-surface.json'), 'utf8')) as { tools: Tool[] }
  return Array.from({ length: TOOLS }, (_, at) => {
    const tool = structuredClone(tools[at % tools.length] as Tool)
    return { ...tool, name: `${tool.name}_${Math.floor(at / tools.length)}` }
  })
}

/** Every seventh parameter gets a neighbour, and every eleventh goes. */
function changed(tools: readonly Tool[]): Tool[] {
  let count = 0
  return structuredClone(tools).map((tool) => {
    const { properties = {} } = tool.inputSchema
    for (const name of Object.keys(properties)) {
      count++
      if (count % 7 === 0) properties[`${name}_more`] = { type: 'string' }
      if (count % 11 === 0) delete properties[name]
    }
    return tool
  })
}

/** The comparison of two large contracts beyond the program's own start, and a compiler's time over a client made for one. */
export const measure: Measure = async () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache-bench-'))
  const file = (name: string, tools: readonly Tool[]): string => {
    writeFileSync(join(folder, name), JSON.stringify({ tools }))
    return join(folder, name)
  }
  const tools = surface()
  const [old, fresh] = [file('old.json', tools), file('new.json', changed(tools))]
  const contract = async (...words: string[]): Promise<void> => {
    const { status, stderr } = spawnSync(process.execPath, [contractBin, ...words], { encoding: 'utf8', maxBuffer: 1e9 })
    if (status !== 0) throw new Error(`godot-contract ${words[0]} ended with ${status}: ${stderr}`)
  }
  const [starts = [], diffs = []] = await interleaved(5, [
    () => contract('--help'),
    () => contract('diff', old, fresh, '--format', 'json'),
  ])

  const made = join(folder, 'client')
  await contract('client', '--from', old, '-o', made)
  const declarations = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))
  const compile = async (): Promise<void> => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const files = declarations.map((name) => join(made, name))
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...STRICTEST, ...files], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the client does not compile:\n${stdout}`)
  }
  const [compiles = []] = await interleaved(3, [compile])
  rmSync(folder, { recursive: true })
  const most = (absolute: number) => ({ kind: 'at most', absolute }) as const
  return [
    {
      name: `diff of ${TOOLS} tools with ${TOOLS}, after the start`,
      floor: '',
      value: median(diffs) - median(starts),
      unit: 'ms',
      target: most(300),
    },
    {
      name: `a client made for ${TOOLS} tools compiles`,
      floor: '',
      value: median(compiles) / 1000,
      unit: 's',
      target: most(4),
    },
  ]
}
