import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consumer, STRICTEST } from './consumer-source.js'
import { type Installed, repository } from './installed.js'

const MEGABYTES = 600
/** What the compiler counts is the same on every machine; the seconds it takes are measured by the bench. */
const INSTANTIATIONS = 100_000

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
    ])('as $format, with every library checked, within the limits of work and memory', ({ file }) => {
      installed().write(file, consumer())
      const { instantiations, megabytes } = compile(installed(), [file])
      expect(instantiations).toBeLessThan(INSTANTIATIONS)
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

/** Compiles files as strictly as a consumer can, and says what the compiler counted. Throws with its report where it finds a fault. */
export function compile(installed: Installed, files: readonly string[]): { instantiations: number; megabytes: number } {
  const report = installed.run(process.execPath, [
    join(repository, 'node_modules/typescript/bin/tsc'),
    ...STRICTEST,
    '--typeRoots',
    join(repository, 'node_modules/@types'),
    ...files,
  ])
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(report)?.[1])
  return { instantiations: figure('Instantiations'), megabytes: figure('Memory used') / 1024 }
}
