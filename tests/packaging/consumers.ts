import { join } from 'node:path'
import { DESCRIPTORS, type ToolName } from '@godot-mcp/contract'
import { examples } from '@godot-mcp/contract/examples'
import { describe, expect, it } from 'vitest'
import { type Installed, repository } from './installed.js'

const SECONDS = 6
const MEGABYTES = 600

/** One conversation with the installed server, in the form of either module system. */
const conversation = `
async function main() {
  const server = await serverCommand()
  const godot = await connect({ ...server, validateResults: true })
  const editor = await FakeEditor.connect({ url: server.bridgeUrl })
  try {
    await editor.received('cmd_server_hello')
    const created = await godot.sceneEdit.createNode({ parent_path: '.', node_type: 'Sprite2D', node_name: 'Player' })
    editor.when('cmd_undo', failWith({ error: 'TIMEOUT', hint: 'Busy.' }))
    const failure = await godot.core.undo().catch((error) => error)
    console.log(JSON.stringify({ created: created.node_path, guard: isGodotToolError(failure), code: failure.code, ok: (await godot.health()).ok }))
  } finally {
    await godot.close()
    await editor.ended
  }
}
main()
`
const names = ['connect, isGodotToolError', 'FakeEditor, failWith, serverCommand'] as const
const spoken = { created: 'Player', guard: true, code: 'TIMEOUT', ok: true }

/** Programs that use the packages, run and compiled in the folder where they are installed. */
export function describeConsumers(installed: () => Installed): void {
  describe('a program', () => {
    it('of ES modules has a conversation with the server', () => {
      const imports = `import { ${names[0]} } from '@godot-mcp/client'\nimport { ${names[1]} } from '@godot-mcp/testing'\n`
      installed().write('program.mjs', imports + conversation)
      expect(JSON.parse(installed().run(process.execPath, ['program.mjs']))).toEqual(spoken)
    })

    it('of CommonJS has a conversation with the server', () => {
      const requires = `const { ${names[0]} } = require('@godot-mcp/client')\nconst { ${names[1]} } = require('@godot-mcp/testing')\n`
      installed().write('program.cjs', requires + conversation)
      expect(JSON.parse(installed().run(process.execPath, ['program.cjs']))).toEqual(spoken)
    })

    it('that mixes both recognises the errors of either', () => {
      installed().write(
        'mixed.mjs',
        `import { createRequire } from 'node:module'
        import { GodotToolError, isGodotToolError } from '@godot-mcp/client'
        const other = createRequire(import.meta.url)('@godot-mcp/client')
        const error = new other.GodotToolError({ tool: 'godot_undo', code: 'TIMEOUT', hint: 'Late.' })
        console.log(JSON.stringify([error instanceof GodotToolError, isGodotToolError(error)]))`,
      )
      expect(JSON.parse(installed().run(process.execPath, ['mixed.mjs']))).toEqual([false, true])
    })
  })

  describe('a consumer that calls every tool compiles', () => {
    it.each([
      { format: 'ES modules', file: 'consumer.mts' },
      { format: 'CommonJS', file: 'consumer.cts' },
    ])('as $format, with every library checked, within the limits of time and memory', { retry: 1 }, ({ file }) => {
      installed().write(file, consumer())
      installed().write(`empty-${file}`, 'export {}\n')
      const { seconds, megabytes } = compile(installed(), [file])
      // The language's own declarations are most of it: where they alone take long, the machine is a slow or busy one.
      const slow = 2 * compile(installed(), [`empty-${file}`]).seconds
      expect(seconds).toBeLessThan(Math.max(SECONDS, slow))
      expect(megabytes).toBeLessThan(MEGABYTES)
    })

    it('and a misspelt parameter in it does not', () => {
      installed().write('misspelt.mts', consumer().replace('node_type:', 'node_typ:'))
      expect(() => compile(installed(), ['misspelt.mts'])).toThrow(
        /node_typ.* does not exist in type 'SceneEditCreateNodeParams'/,
      )
    })
  })
}

/**
 * Compiles files as strictly as a consumer can, and says what it took. Seconds are the processor's and not the clock's: they
 * do not depend on what else the machine does, and on an idle one they are never less.
 */
export function compile(installed: Installed, files: readonly string[]): { seconds: number; megabytes: number } {
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false']
  const modules = [
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--typeRoots',
    join(repository, 'node_modules/@types'),
  ]
  const report = installed.run(process.execPath, [
    '--eval',
    COMPILER,
    'tsc',
    '--noEmit',
    '--diagnostics',
    ...strict,
    ...modules,
    ...files,
  ])
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(report)?.[1])
  return { seconds: figure('Processor time'), megabytes: figure('Memory used') / 1024 }
}

const COMPILER = `
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  console.log('Processor time: ' + (user + system) / 1e6)
})
require(${JSON.stringify(join(repository, 'node_modules/typescript/bin/tsc'))})
`

function consumer(): string {
  const calls = Object.entries(DESCRIPTORS).flatMap(([toolset, tools]) =>
    Object.entries<{ name: ToolName }>(tools).map(([method, { name }]) => {
      const input = JSON.stringify(examples[name][0]?.input).replace(/"(\w+)":/g, '$1:')
      return `  results.push(await godot.${toolset}.${method}(${input}), await godot.call('${name}', ${input}))`
    }),
  )
  return `import { connect, type Godot, type ToolArguments, type ToolName, type ToolResultOf } from '@godot-mcp/client'
import { FakeEditor } from '@godot-mcp/testing'

export async function everyTool(godot: Godot): Promise<unknown[]> {
  const results: unknown[] = []
${calls.join('\n')}
  return results
}

export async function anyTool<N extends ToolName>(name: N, ...args: ToolArguments<N>): Promise<ToolResultOf<N>> {
  const godot = await connect({ command: 'npx', args: ['@godot-mcp/server'] })
  return godot.call(name, ...args)
}

export const editor: Promise<FakeEditor> = FakeEditor.connect()
`
}
