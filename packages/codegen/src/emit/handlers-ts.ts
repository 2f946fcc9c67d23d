import { posix } from 'node:path'
import { allTools, type Contract } from '../model/contract.js'
import { handlersOf } from '../rules/handlers.js'
import { LAYOUT } from '../source/layout.js'
import type { Handler } from '../source/sources.js'
import { tsFile } from './file.js'

/** `handlers.ts` of the server: the tools that run there, each with its handler. */
export function handlersTs(contract: Contract, handlers: readonly Handler[]): string {
  const found = allTools(contract).flatMap((tool) => {
    const handler = tool.runs === 'server' ? handlersOf(tool, handlers)[0] : undefined
    return handler ? [{ name: tool.name, ...handler }] : []
  })
  const files = grouped(found)
  const imports = [...files].sort().map(([file, inFile]) => {
    const from = posix.relative(LAYOUT.serverGenerated, file).replace(/\.ts$/, '.js')
    return `import { ${inFile
      .map(({ symbol }) => symbol)
      .sort()
      .join(', ')} } from '${from}'`
  })
  return tsFile(
    imports.join('\n'),
    `/** Handlers of the tools that run in the server, by tool. */\nexport const handlers = {\n${found.map(({ name, symbol }) => `  ${name}: ${symbol},`).join('\n')}\n} as const`,
  )
}

function grouped<T extends { file: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(item.file, [...(groups.get(item.file) ?? []), item])
  return groups
}
