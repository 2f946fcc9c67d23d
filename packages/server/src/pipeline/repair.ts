import { isJsonObject, type JsonObject } from '../json.js'
import { branchFor, type Kind, kindOf, kindsOf, lets } from '../schema/kinds.js'
import { CLIENT_KEYS } from './client-keys.js'

/** Arguments after repair, and the clients' own keys that were taken out. */
export interface Repaired {
  args: JsonObject
  dropped: string[]
}

/**
 * Mends what clients are known to garble, and nothing else: drops their own keys, drops null for an optional parameter (it means "absent"),
 * and decodes JSON text where the schema allows no text. A text that may be a text stays as it is, for only the editor knows the type of the
 * property it is meant for. What cannot be mended is left for validation to name. The arguments that came in are not changed.
 */
export function repairArguments(args: JsonObject, schema: JsonObject): Repaired {
  const known = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const dropped = Object.keys(args).filter((key) => CLIENT_KEYS.has(key) && !Object.hasOwn(known, key))
  const kept = Object.fromEntries(Object.entries(args).filter(([key]) => !dropped.includes(key)))
  return { args: repairObject(kept, schema), dropped }
}

function repairValue(value: unknown, schema: unknown): unknown {
  if (!isJsonObject(schema)) return value
  if (typeof value === 'string') return repairText(value, schema)
  const branch = branchFor(schema, kindOf(value))
  if (branch === null) return value
  if (isJsonObject(value)) return repairObject(value, branch)
  return Array.isArray(value) ? value.map((item) => repairValue(item, branch['items'])) : value
}

function repairText(text: string, schema: JsonObject): unknown {
  const allowed = kindsOf(schema)
  if (allowed.has('string')) return text
  const decoded = decode(text, allowed)
  return decoded === undefined || typeof decoded === 'string' ? text : repairValue(decoded, schema)
}

function decode(text: string, allowed: ReadonlySet<Kind>): unknown {
  const spelled = /^\s*(true|false)\s*$/i.test(text) ? text.toLowerCase() : text
  try {
    const value: unknown = JSON.parse(spelled)
    return lets(allowed, kindOf(value)) ? value : undefined
  } catch {
    return undefined
  }
}

function repairObject(value: JsonObject, schema: JsonObject): JsonObject {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const repaired: [string, unknown][] = []
  for (const [key, member] of Object.entries(value)) {
    const memberSchema = Object.hasOwn(properties, key) ? properties[key] : schema['additionalProperties']
    const optional = Object.hasOwn(properties, key) && !required.includes(key)
    if (member === null && optional && !kindsOf(memberSchema).has('null')) continue
    repaired.push([key, repairValue(member, memberSchema)])
  }
  return Object.fromEntries(repaired)
}
