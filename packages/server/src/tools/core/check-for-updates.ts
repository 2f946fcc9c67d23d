import type { CoreCheckForUpdatesResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'

/** Looks for a newer build now. Never fails: what went wrong is in the answer. */
export function checkForUpdates(_params: object, { updates }: ToolContext): Promise<CoreCheckForUpdatesResult> {
  return updates.check({})
}
