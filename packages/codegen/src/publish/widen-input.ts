import { isObject } from '../diff/schema/json.js'
import { ANY_ITEM, ANY_VALUE } from './any-value.js'

type Json = Record<string, unknown>

/**
 * What a published input stands for, as far as it can be told from it: the way back from `narrowInput`. An optional parameter takes null and
 * means by it what leaving it out means, and the literals for "any value" take any value. (Patterns and least lengths stay unknown.) Contracts
 * are compared in this form: what clients of a list may send is wider than what the list says.
 */
export function widenInput(published: unknown): unknown {
  if (!isObject(published)) return published
  const required = Array.isArray(published.required) ? published.required : []
  return widenParts(published, (name, property) => (required.includes(name) ? property : withNull(property)))
}

function widen(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  if (same(schema.anyOf, ANY_VALUE.anyOf) || same(schema.anyOf, ANY_ITEM.anyOf)) {
    const { anyOf: _anything, ...rest } = schema
    return rest
  }
  return widenInput(schema)
}

function widenParts(schema: Json, property: (name: string, schema: unknown) => unknown): Json {
  const out: Json = { ...schema }
  if (isObject(schema.properties))
    out.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, property(name, widen(member))]),
    )
  for (const keyword of ['items', 'additionalProperties']) if (keyword in schema) out[keyword] = widen(schema[keyword])
  if (Array.isArray(schema.anyOf)) out.anyOf = schema.anyOf.map(widen)
  return out
}

function withNull(schema: unknown): unknown {
  if (!isObject(schema) || !('type' in schema || 'anyOf' in schema || 'enum' in schema)) return schema
  const { description, default: fallback = null, ...rest } = schema
  const branches = Object.keys(rest).length === 1 && Array.isArray(rest.anyOf) ? rest.anyOf : [rest]
  return { anyOf: [...branches, { type: 'null' }], default: fallback, ...(description !== undefined && { description }) }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
