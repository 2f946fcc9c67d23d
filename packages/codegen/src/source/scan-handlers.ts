import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { snakeCase } from '../model/names.js'
import { filesBelow } from './files-below.js'
import { LAYOUT } from './layout.js'

import type { Handler } from './sources.js'

/**
 * Finds the handlers of both sides. Editor: `func cmd_<action>(` in `toolsets/<toolset>.gd` or in any script of the folder `toolsets/<toolset>/`.
 * The wire's own: `func cmd_<name>(` in `commands/`. Server: an exported `<action>` in camelCase in `tools/<toolset>.ts`, or in the file of that name in the folder `tools/<toolset>/`.
 */
export function scanHandlers(root: string, toolsets: readonly string[]): Handler[] {
  return [...editorHandlers(root), ...wireHandlers(root), ...toolsets.flatMap((toolset) => serverHandlers(root, toolset))]
}

function editorHandlers(root: string): Handler[] {
  const folder = `${LAYOUT.addon}/toolsets`
  return filesBelow(join(root, folder), '.gd').flatMap((path) => {
    const toolset = path.split('/')[0]?.replace(/\.gd$/, '') ?? ''
    return commandFunctions(root, `${folder}/${path}`).map((found): Handler => ({ runs: 'editor', toolset, ...found }))
  })
}

function wireHandlers(root: string): Handler[] {
  const folder = `${LAYOUT.addon}/commands`
  return filesBelow(join(root, folder), '.gd').flatMap((path) =>
    commandFunctions(root, `${folder}/${path}`).map((found): Handler => ({ runs: 'wire', toolset: '', ...found })),
  )
}

function commandFunctions(root: string, file: string): Pick<Handler, 'action' | 'file' | 'symbol'>[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/^(?:static )?func cmd_(\w+)\(/gm)
  return [...found].map(([, action = '']) => ({ action, file, symbol: `cmd_${action}` }))
}

function serverHandlers(root: string, toolset: string): Handler[] {
  const single = `${LAYOUT.serverTools}/${toolset}.ts`
  const folder = `${LAYOUT.serverTools}/${toolset}`
  const files = [
    ...filesBelow(join(root, LAYOUT.serverTools), `${toolset}.ts`)
      .filter((path) => path === `${toolset}.ts`)
      .map(() => single),
  ]
  const inFolder = filesBelow(join(root, folder), '.ts').filter((path) => !path.includes('/') && path !== 'index.ts')
  const handler = (file: string, symbol: string): Handler => ({
    runs: 'server',
    toolset,
    action: snakeCase(symbol),
    file,
    symbol,
  })
  return [
    ...files.flatMap((file) => exportedValues(join(root, file)).map((symbol) => handler(file, symbol))),
    ...inFolder.flatMap((path) => {
      const own = snakeCase(basename(path, '.ts'))
      const file = `${folder}/${path}`
      return exportedValues(join(root, file)).flatMap((symbol) => (snakeCase(symbol) === own ? [handler(file, symbol)] : []))
    }),
  ]
}

function exportedValues(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  )
}
