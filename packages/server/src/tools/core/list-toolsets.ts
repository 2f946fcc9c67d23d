import type { CoreListToolsetsResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'

/** Lists every toolset and whether it is enabled. */
export function listToolsets(_params: object, { toolsets }: ToolContext): CoreListToolsetsResult {
  return {
    result: toolsets
      .list({})
      .map(({ name, enabled, description, min_godot }) => ({ name, enabled, description, min_godot, tools: [] })),
  }
}
