import type { Definition, DefinitionOrBoolean } from 'typescript-json-schema'
import type { ToolContextPart } from './tool-context-schema.js'

/** A field of the context, however deep: `bridge`, `server.version`, `bridge.request().params.timeout_ms`, `toolsets.list().result[].name`. */
export interface ContextField {
  readonly name: string
  /** What it holds. Of an object only that it is one: its fields stand on lines of their own. */
  readonly type: string
  readonly required: boolean
}

/** Every field of a context and of the functions in it, in the order of their names. */
export function contextFields({ definitions }: ToolContextPart): ContextField[] {
  const fields: ContextField[] = []
  const visit = (object: Definition, prefix: string, suffix: string, open: readonly string[]): void => {
    for (const [key, written] of Object.entries(object.properties ?? {})) {
      const name = `${prefix}${key}${suffix}`
      fields.push({ name, type: typeText(written, definitions), required: object.required?.includes(key) ?? false })
      descend(written, name, open)
    }
  }
  const descend = (written: DefinitionOrBoolean, name: string, open: readonly string[]): void => {
    if (typeof written === 'boolean') return
    const ref = refName(written)
    if (ref !== undefined) {
      // A type that holds itself is told once.
      if (!open.includes(ref)) descend(definitions[ref] ?? {}, name, [...open, ref])
      return
    }
    if (isArray(written)) descend(written.items, `${name}[]`, open)
    if (typeof written.additionalProperties === 'object') descend(written.additionalProperties, `${name}{}`, open)
    visit(written, `${name}.`, '', open)
    for (const branch of written.anyOf ?? []) descend(branch, name, open)
  }
  visit(definitions.ToolContext ?? {}, '', '', [])
  visit(definitions.ToolContextCalls ?? {}, '', '()', [])
  return fields.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * The two lists without what follows from the coming or going of a field around it: a new optional object is one new field, whatever it
 * holds.
 */
export function comparableFields(
  old: readonly ContextField[],
  fresh: readonly ContextField[],
): { old: ContextField[]; fresh: ContextField[] } {
  return { old: withoutOrphans(old, fresh), fresh: withoutOrphans(fresh, old) }
}

function withoutOrphans(fields: readonly ContextField[], others: readonly ContextField[]): ContextField[] {
  const known = new Set(others.map(({ name }) => name))
  const own = fields.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  return fields.filter(({ name }) => !own.some((around) => isInside(name, around)))
}

function isInside(name: string, around: string): boolean {
  return name.length > around.length && name.startsWith(around) && /[.([{]/.test(name.charAt(around.length))
}

function typeText(
  schema: DefinitionOrBoolean,
  definitions: ToolContextPart['definitions'],
  open: readonly string[] = [],
): string {
  if (typeof schema === 'boolean') return 'anything'
  const ref = refName(schema)
  if (ref !== undefined) return open.includes(ref) ? ref : typeText(definitions[ref] ?? {}, definitions, [...open, ref])
  if (schema.anyOf) return union(schema.anyOf.map((branch) => typeText(branch, definitions, open)))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  if (isArray(schema)) return `list of ${typeText(schema.items, definitions, open)}`
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false)
    return `map of ${typeText(schema.additionalProperties, definitions, open)}`
  if (schema.type === undefined) return 'anything'
  return union([schema.type].flat().map(String))
}

function union(texts: readonly string[]): string {
  return [...new Set(texts)].sort().join(' or ')
}

function refName(schema: Definition): string | undefined {
  return schema.$ref?.replace('#/definitions/', '')
}

function isArray(schema: Definition): schema is Definition & { items: Definition } {
  return schema.items !== undefined && typeof schema.items !== 'boolean' && !Array.isArray(schema.items)
}
