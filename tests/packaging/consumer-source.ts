import { DESCRIPTORS, type ToolName } from '@godot-mcp/contract'
import { examples } from '@godot-mcp/contract/examples'

/** The compiler's arguments for the strictest consumer there is, with every library checked too. */
export const STRICTEST = [
  ...['--noEmit', '--diagnostics', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ...['--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'],
]

/** A program that calls every tool in each way the client offers. */
export function consumer(): string {
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
