import { isJsonObject, type JsonObject } from '../json.js'

/** The kinds of JSON value, with whole numbers told apart as JSON Schema does. */
export type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null'

const ALL: readonly Kind[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']

/** The kinds a schema lets through; one that names none lets all through. */
export function kindsOf(schema: unknown): ReadonlySet<Kind> {
  if (!isJsonObject(schema)) return new Set(schema === false ? [] : ALL)
  const constraints: ReadonlySet<Kind>[] = []
  const { type, anyOf, oneOf, allOf } = schema
  if (typeof type === 'string') constraints.push(new Set(named([type])))
  if (Array.isArray(type)) constraints.push(new Set(named(type)))
  if ('const' in schema) constraints.push(new Set([kindOf(schema['const'])]))
  if (Array.isArray(schema['enum'])) constraints.push(new Set(schema['enum'].map(kindOf)))
  for (const branches of [anyOf, oneOf])
    if (Array.isArray(branches)) constraints.push(new Set(branches.flatMap((branch) => [...kindsOf(branch)])))
  if (Array.isArray(allOf)) constraints.push(...allOf.map(kindsOf))
  return new Set(ALL.filter((kind) => constraints.every((allowed) => lets(allowed, kind))))
}

/** The kind of a JSON value. */
export function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value === 'string' ? 'string' : 'boolean'
  return 'object'
}

/** Whether a kind is among those allowed; a whole number is a number. */
export function lets(allowed: ReadonlySet<Kind>, kind: Kind): boolean {
  return allowed.has(kind) || (kind === 'integer' && allowed.has('number'))
}

/** The part of a schema that a value of this kind is judged by: the schema itself, or the only branch for that kind. */
export function branchFor(schema: JsonObject, kind: Kind): JsonObject | null {
  const branches = [schema['anyOf'], schema['oneOf']].find(Array.isArray)
  if (branches === undefined) return schema
  const fitting = branches.filter((branch): branch is JsonObject => isJsonObject(branch) && lets(kindsOf(branch), kind))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function named(names: readonly unknown[]): Kind[] {
  return ALL.filter((kind) => names.includes(kind))
}
