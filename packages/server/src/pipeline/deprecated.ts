import type { ToolDescriptor } from '@godot-mcp/contract'
import type { ToolAnswer } from './outcome.js'

/** Where an answer says that the name it was asked for under is going to go. */
const DEPRECATED_META_KEY = 'godot_mcp/deprecated'

/** The answer with a note of the name to use instead, where the call used a former name or a deprecated tool. Nothing else of it changes. */
export function noteDeprecation(answer: ToolAnswer, name: string, tool: ToolDescriptor): ToolAnswer {
  const note = name === tool.name ? tool.deprecated : { replacement: tool.name }
  if (note === undefined) return answer
  return { ...answer, _meta: { ...answer._meta, [DEPRECATED_META_KEY]: { name, ...note } } }
}
