import type { ToolDescriptor } from '@godot-mcp/contract'
import type { Contract } from '../contract/contract.js'
import { fail } from '../errors/tool-error.js'
import { nearestNames } from '../suggest/nearest.js'
import type { ToolsetGate } from '../toolsets/gate.js'

/**
 * Finds the tool that a name or a former name stands for. Throws RESOURCE_NOT_FOUND with the nearest names where there is none,
 * PRECONDITION_FAILED [safety_profile] or [code_execution] where the server's settings take it away, and [toolset_enabled] where its toolset
 * is off.
 */
export function resolveTool(name: string, contract: Contract, gate: ToolsetGate): ToolDescriptor {
  const withheld = contract.withheld.get(name)
  if (withheld !== undefined) return fail(withheld)
  const tool = findTool(name, contract)
  if (tool === null) return refuseUnknown(name, contract)
  if (gate.isEnabled(tool.toolset)) return tool
  const call = `godot_enable_toolset with category "${tool.toolset}"`
  const hint = `${tool.name} is not enabled: it belongs to the toolset ${tool.toolset}. Call ${call}, then repeat this call. godot_list_toolsets shows all.`
  return fail({ error: 'PRECONDITION_FAILED', hint, required: 'toolset_enabled' })
}

/** The tool of this name or alias, enabled or not; null where there is none. */
function findTool(name: string, contract: Contract): ToolDescriptor | null {
  const tool = contract.tools.get(name)
  if (tool !== undefined) return tool
  return [...contract.tools.values()].find((entry) => entry.aliases.includes(name)) ?? null
}

function refuseUnknown(name: string, contract: Contract): never {
  const suggestions = nearestNames(name, contract.tools.keys())
  const toolset = contract.tools.get(suggestions[0] ?? '')?.toolset
  const near =
    suggestions.length === 0
      ? 'godot_list_toolsets shows what there is.'
      : `The nearest is ${suggestions[0]}, in the toolset ${toolset}.`
  return fail({
    error: 'RESOURCE_NOT_FOUND',
    hint: `There is no tool "${name}". ${near}`,
    ...(suggestions.length > 0 && { suggestions }),
  })
}
