import type { ToolsetState } from '@godot-mcp/contract'
import type { ContextToolDefinition, ToolContext } from '../tool-context.js'

/** What toggling answers: the one toolset, or several under their joined names. */
export function toolsetState(
  names: string[],
  enabled: boolean,
  tools: ContextToolDefinition[],
  { toolsets }: ToolContext,
): ToolsetState {
  const [only, ...others] = toolsets.list({}).filter((toolset) => names.includes(toolset.name))
  if (only !== undefined && others.length === 0) {
    return { name: only.name, enabled, description: only.description, min_godot: only.min_godot, tools }
  }
  return { name: names.join(','), enabled, description: `${names.length} toolsets`, min_godot: null, tools }
}
