import type { Schema } from './schema.js'

/** A schema inside another one, and where it stands, as JSON pointer steps. */
export interface Child {
  readonly steps: readonly string[]
  readonly schema: Schema
}

/** The schemas directly inside a schema. An argument that happens to be called `properties` is an argument, not a keyword. */
export function children(schema: Schema): Child[] {
  const found: Child[] = []
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    found.push({ steps: ['properties', name], schema: property })
  if (schema.items) found.push({ steps: ['items'], schema: schema.items })
  if (typeof schema.additionalProperties === 'object')
    found.push({ steps: ['additionalProperties'], schema: schema.additionalProperties })
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    for (const [index, branch] of (schema[keyword] ?? []).entries())
      found.push({ steps: [keyword, String(index)], schema: branch })
  }
  return found
}

/** Calls `visit` for a schema and everything inside it; `pointer` is a JSON pointer that starts with the one given. */
export function walk(schema: Schema, pointer: string, visit: (schema: Schema, pointer: string) => void): void {
  visit(schema, pointer)
  for (const child of children(schema))
    walk(child.schema, pointer + child.steps.map((step) => `/${escapeStep(step)}`).join(''), visit)
}

/** A schema with every schema directly inside it replaced. */
export function mapChildren(schema: Schema, change: (child: Schema) => Schema): Schema {
  const out: Schema = { ...schema }
  if (schema.properties)
    out.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, change(child)]))
  if (schema.items) out.items = change(schema.items)
  if (typeof schema.additionalProperties === 'object') out.additionalProperties = change(schema.additionalProperties)
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[keyword]
    if (branches) out[keyword] = branches.map(change)
  }
  return out
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}
