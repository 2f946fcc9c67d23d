/** The JSON types of JSON Schema. */
export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** The part of JSON Schema 2020-12 that the contract uses; `schemas/meta/schema.schema.json` checks it. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  description?: string
  type?: JsonType | JsonType[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  deprecated?: boolean
  'x-open-enum'?: true
  'x-opaque'?: true
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  minProperties?: number
  maxProperties?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The JSON types a schema names; empty where it names none. */
export function typesOf(schema: Schema): JsonType[] {
  if (schema.type === undefined) return []
  return Array.isArray(schema.type) ? schema.type : [schema.type]
}

const SHAPE_KEYWORDS = ['$ref', 'type', 'enum', 'const', 'properties', 'items', 'anyOf', 'oneOf', 'allOf'] as const

/** Whether a schema lets every JSON value through. */
export function isAny(schema: Schema): boolean {
  return SHAPE_KEYWORDS.every((keyword) => schema[keyword] === undefined)
}
