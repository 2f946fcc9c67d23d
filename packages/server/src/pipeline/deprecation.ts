import type { ToolDescriptor } from '@godot-mcp/contract'
import type { JsonObject } from '../json.js'
import type { ToolAnswer } from './outcome.js'

/** Where an answer says that the name it was asked under, or the tool itself, will go. */
const DEPRECATED_META_KEY = 'godot_mcp/deprecated'

/** The answer, with a word on what to call instead where the call used a former name or a deprecated tool; else as it is. */
export function withDeprecation(answer: ToolAnswer, calledAs: string, tool: ToolDescriptor): ToolAnswer {
  const notice = noticeOf(calledAs, tool)
  return notice === null ? answer : { ...answer, _meta: { ...answer._meta, [DEPRECATED_META_KEY]: notice } }
}

function noticeOf(calledAs: string, { name, deprecated }: ToolDescriptor): JsonObject | null {
  if (deprecated !== undefined) return { name: calledAs, since: deprecated.since, replacement: deprecated.replacement }
  return calledAs === name ? null : { name: calledAs, replacement: name }
}
