import { createHash } from 'node:crypto'
import canonicalizeModule from 'canonicalize'
import type { Contract } from '../model/contract.js'
import { mapChildren } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import { type Bundle, buildBundle } from './bundle.js'

// CommonJS whose declaration says `export default`; what arrives is the function itself.
const canonicalize = canonicalizeModule as unknown as (value: unknown) => string

/** `sha256:` and the hash of the canonical JSON (RFC 8785) of what a contract promises. */
export function contractDigest(contract: Contract): string {
  return bundleDigest(buildBundle(contract))
}

/** The same of a bundle, frozen ones included: what is frozen with the promises and is none of them does not count. */
export function bundleDigest(bundle: Bundle): string {
  const { package_version: _v, contract_digest: _d, tool_context: _c, ...contract } = bundle
  return `sha256:${createHash('sha256')
    .update(canonicalize(promises(contract)))
    .digest('hex')}`
}

const TEXTS = new Set(['version', 'title', 'description', 'examples', 'meaning', 'remedy', 'when', 'saves', 'preview', 'removed'])
const SCHEMAS = new Set(['inputSchema', 'outputSchema', 'params', 'result'])
const SCHEMA_MAPS = new Set(['values', 'results', 'envelope'])
const SETS = new Set([
  'tools',
  'toolsets',
  'default_toolsets',
  'bundles',
  'resources',
  'commands',
  'errors',
  'codes',
  'required',
  'requires',
  'aliases',
])

/**
 * A bundle without texts, examples and the stamp of the build; lists whose order says nothing are sorted. An argument that is called
 * `description` is an argument and stays.
 */
export function promises(bundle: Bundle): Bundle {
  return stripObject(bundle)
}

function stripObject(object: object): Record<string, unknown> {
  const kept = Object.entries(object).filter(([key]) => !TEXTS.has(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, stripMember(key, value)]))
}

function stripMember(key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  // What stands under these keys is a schema or a table of schemas: the bundle is built that way.
  if (SCHEMAS.has(key)) return bareSchema(value as Schema)
  if (SCHEMA_MAPS.has(key))
    return Object.fromEntries(Object.entries(value as Record<string, Schema>).map(([name, schema]) => [name, bareSchema(schema)]))
  if (!Array.isArray(value)) return stripObject(value)
  const members = value.map((member: unknown) => (member !== null && typeof member === 'object' ? stripObject(member) : member))
  return SETS.has(key) ? asSet(members) : members
}

function bareSchema(schema: Schema): Schema {
  const { title: _t, description: _d, examples: _e, ...rest } = mapChildren(schema, bareSchema)
  if (rest.required) rest.required = [...rest.required].sort()
  return rest
}

/** Members once each, in the order of their JSON. Two errors that differed only in their texts are one promise. */
function asSet(members: readonly unknown[]): unknown[] {
  const byJson = new Map(members.map((member) => [canonicalize(member), member]))
  return [...byJson].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, member]) => member)
}
