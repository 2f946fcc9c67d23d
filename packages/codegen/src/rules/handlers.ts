import type { Fault } from '../fault.js'
import { allTools, type Contract, type Tool, type WireCommand } from '../model/contract.js'
import { camelCase, regularToolName } from '../model/names.js'
import { LAYOUT, schemaFile } from '../source/layout.js'
import type { Handler } from '../source/sources.js'

/** Every tool and every queued command has one handler on the side it runs on, and every handler one of these. */
export function checkHandlers(contract: Contract, handlers: readonly Handler[]): Fault[] {
  const faults: Fault[] = []
  const queued = contract.commands.filter((command) => command.queued)
  const one = (file: string, name: string, own: readonly Handler[], wanted: string): void => {
    if (own.length === 0) faults.push({ file: schemaFile(file), reason: `'${name}' has no handler; expected ${wanted}` })
    for (const { file, symbol } of own.slice(1))
      faults.push({ file, reason: `'${symbol}' is a second handler of '${name}'; the first is in ${own[0]?.file}` })
  }
  for (const tool of allTools(contract)) one(tool.file, tool.name, handlersOf(tool, handlers), expected(tool))
  for (const command of queued) {
    const wanted = `'func ${command.name}(' in ${LAYOUT.addon}/commands/${command.name.replace(/^cmd_/, '')}.gd`
    one(command.file, command.name, wireHandlersOf(command, handlers), wanted)
  }
  for (const handler of handlers) {
    const known =
      allTools(contract).some((tool) => handlersOf(tool, [handler]).length > 0) ||
      queued.some((command) => wireHandlersOf(command, [handler]).length > 0)
    if (!known) faults.push({ file: handler.file, reason: `'${handler.symbol}' ${handlesNothing(handler)}` })
  }
  return faults
}

function handlesNothing({ runs, toolset, action }: Handler): string {
  if (runs === 'wire')
    return `handles no command; expected 'cmd_${action}' with "queued": true in ${schemaFile(`commands/${action}.json`)}`
  const at = schemaFile(`tools/${toolset}/${action}.json`)
  return `handles no tool; expected '${regularToolName(toolset, action)}' with "runs": "${runs}" in ${at}`
}

/** The handlers that answer for a tool: one, where all is well. */
export function handlersOf(tool: Tool, handlers: readonly Handler[]): Handler[] {
  return handlers.filter(({ runs, toolset, action }) => runs === tool.runs && toolset === tool.toolset && action === tool.action)
}

/** The handlers of a queued command of the wire's own: one, where all is well. */
export function wireHandlersOf({ name }: WireCommand, handlers: readonly Handler[]): Handler[] {
  return handlers.filter(({ runs, symbol }) => runs === 'wire' && symbol === name)
}

function expected({ runs, toolset, action }: Tool): string {
  return runs === 'editor'
    ? `'func cmd_${action}(' in ${LAYOUT.addon}/toolsets/${toolset}.gd`
    : `an exported '${camelCase(action)}' in ${LAYOUT.serverTools}/${toolset}.ts or ${LAYOUT.serverTools}/${toolset}/`
}
