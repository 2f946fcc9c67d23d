import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { schemasOfTypes, type TypeSchemas } from '../round-trip/schema-of-types.js'
import { LAYOUT } from '../source/layout.js'

/** The pinned shape of what handlers in the server are given, as part of a released bundle. */
export interface ToolContextPart {
  /** `ToolContext`, `ToolContextCalls` and what they refer to, as JSON Schemas without texts. */
  readonly definitions: TypeSchemas
}

const TYPES = ['ToolContext', 'ToolContextCalls']

/** Reads the types from the server's source; undefined for a project that has none. */
export async function readToolContext(root: string): Promise<ToolContextPart | undefined> {
  const file = join(root, LAYOUT.toolContext)
  if (!existsSync(file)) return undefined
  const definitions = await schemasOfTypes([file], TYPES)
  return { definitions: withoutTexts(definitions) as TypeSchemas }
}

/** Texts are for people; a changed comment is no change of the context. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([key, member]) => !(key === 'description' && typeof member === 'string'))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, withoutTexts(member)]))
}
