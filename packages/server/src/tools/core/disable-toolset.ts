import type { CoreDisableToolsetParams, CoreDisableToolsetResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'
import { toolsetState } from '../../toolsets/toolset-state.js'

/** Disables toolsets. Disabling what is off changes nothing. */
export function disableToolset({ category }: CoreDisableToolsetParams, context: ToolContext): CoreDisableToolsetResult {
  const names = context.toolsets.expand({ category })
  context.toolsets.disable({ names })
  return toolsetState(names, false, [], context)
}
