import type { CoreListToolsBySafetyClassResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'

/** Sorts the callable tools by what they may do, and names the hidden ones by toolset. */
export function listToolsBySafetyClass(_params: object, { toolsets }: ToolContext): CoreListToolsBySafetyClassResult {
  const byClass: Record<string, string[]> = {}
  const hidden: Record<string, string[]> = {}
  for (const toolset of toolsets.list({})) {
    if (!toolset.enabled) hidden[toolset.name] = toolset.tools.map((tool) => tool.name)
    else for (const { name, safety } of toolset.tools) byClass[safety] = [...(byClass[safety] ?? []), name]
  }
  return { tools_by_safety_class: byClass, hidden }
}
