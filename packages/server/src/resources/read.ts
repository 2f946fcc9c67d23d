import type { ResourceRecord } from '@godot-mcp/contract'
import { isJsonObject } from '../json.js'
import { ERROR_META_KEY, type ToolAnswer } from '../pipeline/outcome.js'
import { matchResource } from './match.js'

/** Largest text of a resource, in characters. A resource is put into a model's context whole, without its asking. */
const RESOURCE_LIMIT = 25_000

/** The text of a resource and what it is. */
export interface ResourceText {
  uri: string
  mimeType: string
  text: string
}

/** Runs the tool behind a resource. */
export type RunTool = (name: string, args: { [key: string]: unknown }) => Promise<ToolAnswer>

/**
 * Reads a resource through the tool behind it. The text is always valid JSON: the result, the failure, or a notice that it is too long.
 * null where the URI names nothing.
 */
export async function readResource(
  uri: string,
  resources: readonly ResourceRecord[],
  run: RunTool,
): Promise<ResourceText | null> {
  const match = matchResource(uri, resources)
  if (match === null) return null
  const answer = await run(match.resource.tool, match.args)
  return { uri, mimeType: match.resource.mimeType, text: textOf(answer, match.resource) }
}

function textOf(answer: ToolAnswer, resource: ResourceRecord): string {
  const failure = answer._meta?.[ERROR_META_KEY]
  if (answer.isError === true && isJsonObject(failure)) {
    const { ok: _, ...error } = failure
    return JSON.stringify(error)
  }
  const text = answer.content[0]?.text ?? 'null'
  if (text.length <= RESOURCE_LIMIT) return text
  const hint = `Too long for a resource. Read it in parts with the tool ${resource.tool}.`
  return JSON.stringify({ truncated: true, character_limit: RESOURCE_LIMIT, actual_length: text.length, hint })
}
