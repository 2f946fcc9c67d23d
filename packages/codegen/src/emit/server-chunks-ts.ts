import type { Toolset } from '../model/contract.js'
import { tsFile } from './file.js'

const PARTS = ['published', 'wide', 'validators'] as const

/**
 * `chunks.ts` of the server: how to load the heavy parts of each toolset. The imports are written out one by one, since a bundler makes a chunk
 * only of what it can read.
 */
export function serverChunksTs(toolsets: readonly Toolset[]): string {
  const rows = toolsets.map(({ name }) => {
    const loaders = PARTS.map((part) => `    ${part}: async () => (await import('@godot-mcp/contract/${part}/${name}')).${part},`)
    return `  ${name}: {\n${loaders.join('\n')}\n  },`
  })
  return tsFile(
    `/** Loads the heavy parts of a toolset when they are needed, by toolset. */\nexport const chunks = {\n${rows.join('\n')}\n} as const`,
  )
}
