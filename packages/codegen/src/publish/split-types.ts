import type { JsonType, Schema } from '../schema/schema.js'
import { typesOf } from '../schema/schema.js'

const ONLY_FOR: Partial<Record<keyof Schema, readonly JsonType[]>> = {
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  exclusiveMinimum: ['integer', 'number'],
  exclusiveMaximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
}
const SHARED: readonly (keyof Schema)[] = ['description', 'default', 'deprecated', 'title', 'examples']

/** A schema with a list of types as a choice between schemas of one type, each with the keywords that concern it. */
export function splitTypes(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema
  const shared: Record<string, unknown> = {}
  const rest: [keyof Schema, unknown][] = []
  for (const [keyword, value] of Object.entries(schema) as [keyof Schema, unknown][]) {
    if (SHARED.includes(keyword)) shared[keyword] = value
    else if (keyword !== 'type') rest.push([keyword, value])
  }
  const branches = typesOf(schema).map((type): Schema => {
    const own = rest.flatMap(([keyword, value]): [string, unknown][] => {
      if (keyword === 'enum') {
        const values = (value as unknown[]).filter((member) => isOfType(member, type))
        return type === 'null' || values.length === 0 ? [] : [['enum', values]]
      }
      return (ONLY_FOR[keyword]?.includes(type) ?? true) ? [[keyword, value]] : []
    })
    return { type, ...Object.fromEntries(own) }
  })
  return branches.length === 1 ? { ...branches[0], ...shared } : { anyOf: branches, ...shared }
}

/** Whether a JSON value is of a JSON type. */
function isOfType(value: unknown, type: JsonType): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
