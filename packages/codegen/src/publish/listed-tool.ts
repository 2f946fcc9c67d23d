import { isObject } from '../diff/schema/json.js'
import { widenInput } from './widen-input.js'

type Json = Record<string, unknown>

/** What a tool of `tools/list` says beside MCP's own keys where its server was made from a contract like ours. */
export interface OwnMarks {
  readonly toolset: string
  readonly safety: string
  readonly deprecated?: Json
}

/** The marks of a listed tool; undefined for a server of another make. */
export function ownMarks(entry: Json): OwnMarks | undefined {
  const { toolset, safety_class: safety, deprecated } = isObject(entry._meta) ? entry._meta : {}
  if (typeof toolset !== 'string' || typeof safety !== 'string') return undefined
  return { toolset, safety, ...(isObject(deprecated) && { deprecated }) }
}

/** A listed tool as a snapshot has it. One of ours lists a narrowed input, and is taken for what it accepts. */
export function fromList({ _meta: meta, ...tool }: Json): Json {
  const marks = ownMarks({ _meta: meta })
  return marks === undefined ? tool : { ...marks, ...tool, inputSchema: widenInput(tool.inputSchema) }
}
