import type { CoreReadResourceParams, CoreReadResourceResult } from '@godot-mcp/contract'
import type { ToolContext } from '../../tool-context.js'

/** Reads a resource for clients that have only tools. */
export async function readResource({ uri }: CoreReadResourceParams, { resources }: ToolContext): Promise<CoreReadResourceResult> {
  return { result: await resources.read({ uri }) }
}
