import type { ToolDescriptor } from '@godot-mcp/contract'
import { fail } from '../errors/tool-error.js'
import type { JsonObject } from '../json.js'

/** Stops a destructive call that is neither confirmed nor a preview, before anything is sent. Throws PRECONDITION_FAILED [confirm]. */
export function checkConfirmed(tool: ToolDescriptor, params: JsonObject): void {
  if (tool.safety !== 'destructive' || isPreview(params) || params['confirm'] === true) return
  const hint = `${tool.name} is destructive. Preview it with dry_run=true, then repeat the call with confirm=true.`
  fail({ error: 'PRECONDITION_FAILED', hint, required: 'confirm' })
}

/** Whether the call only asks what would happen. */
export function isPreview(params: JsonObject): boolean {
  return params['dry_run'] === true
}

/** Whether carrying the call out changes something that a person would have to find again. */
export function changesSomething(tool: ToolDescriptor, params: JsonObject): boolean {
  return (tool.safety === 'mutating' || tool.safety === 'destructive') && !isPreview(params)
}
