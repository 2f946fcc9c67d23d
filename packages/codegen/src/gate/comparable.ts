import type { Bundle } from '../digest/bundle.js'
import { comparableFields, contextFields } from '../tool-context/context-fields.js'
import type { ToolContextPart } from '../tool-context/tool-context-schema.js'

/**
 * Two frozen bundles in the form that contracts are compared in: the context of tools is told field by field. One that only one side knows is
 * left out, as nothing can be said of it.
 */
export function comparable(old: Bundle, fresh: Bundle): { old: Bundle; fresh: Bundle } {
  const [was, is] = [contextOf(old), contextOf(fresh)]
  const { tool_context: _old, ...before } = old
  const { tool_context: _fresh, ...after } = fresh
  if (!was || !is) return { old: before, fresh: after }
  const fields = comparableFields(contextFields(was), contextFields(is))
  return { old: { ...before, context: fields.old }, fresh: { ...after, context: fields.fresh } }
}

/** What was frozen by `godot-contract release` has the schemas of the context under this key. */
function contextOf(bundle: Bundle): ToolContextPart | undefined {
  const part = bundle.tool_context as ToolContextPart | undefined
  return typeof part?.definitions === 'object' ? part : undefined
}
