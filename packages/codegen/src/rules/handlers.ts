import type { Fault } from '../fault.js'
import { allTools, type Contract, type Tool } from '../model/contract.js'
import { camelCase, regularToolName } from '../model/names.js'
import { LAYOUT, schemaFile } from '../source/layout.js'
import type { Handler } from '../source/sources.js'

/** Every tool has one handler on the side it runs on, and every handler a tool. */
export function checkHandlers(contract: Contract, handlers: readonly Handler[]): Fault[] {
  const faults: Fault[] = []
  for (const tool of allTools(contract)) {
    const own = handlersOf(tool, handlers)
    if (own.length === 0)
      faults.push({ file: schemaFile(tool.file), reason: `'${tool.name}' has no handler; expected ${expected(tool)}` })
    for (const { file, symbol } of own.slice(1))
      faults.push({ file, reason: `'${symbol}' is a second handler of '${tool.name}'; the first is in ${own[0]?.file}` })
  }
  for (const handler of handlers) {
    if (allTools(contract).some((tool) => handlersOf(tool, [handler]).length > 0)) continue
    const { runs, toolset, action, file, symbol } = handler
    const at = schemaFile(`tools/${toolset}/${action}.json`)
    faults.push({
      file,
      reason: `'${symbol}' handles no tool; expected '${regularToolName(toolset, action)}' with "runs": "${runs}" in ${at}`,
    })
  }
  return faults
}

/** The handlers that answer for a tool: one, where all is well. */
export function handlersOf(tool: Tool, handlers: readonly Handler[]): Handler[] {
  return handlers.filter(({ runs, toolset, action }) => runs === tool.runs && toolset === tool.toolset && action === tool.action)
}

function expected({ runs, toolset, action }: Tool): string {
  return runs === 'editor'
    ? `'func cmd_${action}(' in ${LAYOUT.addon}/toolsets/${toolset}.gd`
    : `an exported '${camelCase(action)}' in ${LAYOUT.serverTools}/${toolset}.ts or ${LAYOUT.serverTools}/${toolset}/`
}
