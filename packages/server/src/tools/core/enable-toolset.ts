import type { CoreEnableToolsetParams, CoreEnableToolsetResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'
import { toolsetState } from '../../toolsets/toolset-state.js'

/** Enables toolsets, all or nothing, and answers with what can be called now. Enabling what is on changes nothing. */
export async function enableToolset(
  { category }: CoreEnableToolsetParams,
  context: ToolContext,
): Promise<CoreEnableToolsetResult> {
  const names = context.toolsets.expand({ category })
  await context.toolsets.enable({ names })
  return toolsetState(names, true, await context.toolsets.definitions({ names }), context)
}
