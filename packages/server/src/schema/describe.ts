import { isJsonObject, type JsonObject, quoteJson } from '../json.js'

/** What a schema allows, in the words of a message: `integer from 1 to 1000`, `one of "a", "b"`, `array of string`. */
export function describeSchema(schema: unknown): string {
  if (!isJsonObject(schema)) return 'any value'
  if ('const' in schema) return quoteJson(schema['const'])
  if (Array.isArray(schema['enum'])) return `one of ${schema['enum'].map((value) => quoteJson(value)).join(', ')}`
  const branches = [schema['anyOf'], schema['oneOf']].find(Array.isArray)
  if (branches !== undefined) return [...new Set(branches.map(describeSchema))].join(' or ')
  const { type } = schema
  if (Array.isArray(type)) return type.map((name) => describeSchema({ ...schema, type: name })).join(' or ')
  switch (type) {
    case 'integer':
    case 'number':
      return `${type}${range(schema)}`
    case 'string':
      return `string${textBounds(schema)}`
    case 'array':
      return `array of ${describeSchema(schema['items'])}${itemBounds(schema)}`
    case 'object':
      return `object${members(schema)}`
    default:
      return typeof type === 'string' ? type : 'any value'
  }
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  const bounds = [
    minimum === undefined ? '' : ` of at least ${minimum}`,
    maximum === undefined ? '' : ` of at most ${maximum}`,
    exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? '' : ` below ${exclusiveMaximum}`,
  ]
  return bounds.join('')
}

function textBounds({ minLength, maxLength, pattern }: JsonObject): string {
  const bounds = [
    minLength === 1 ? ', not empty' : minLength === undefined ? '' : ` of at least ${minLength} characters`,
    maxLength === undefined ? '' : ` of at most ${maxLength} characters`,
    pattern === undefined ? '' : ` matching ${pattern}`,
  ]
  return bounds.join('')
}

function itemBounds({ minItems, maxItems }: JsonObject): string {
  if (minItems !== undefined && minItems === maxItems) return `, exactly ${minItems}`
  const bounds = [minItems === undefined ? '' : `, at least ${minItems}`, maxItems === undefined ? '' : `, at most ${maxItems}`]
  return bounds.join('')
}

function members({ properties, required }: JsonObject): string {
  if (!isJsonObject(properties) || Object.keys(properties).length === 0) return ''
  const names = Array.isArray(required) && required.length > 0 ? required : Object.keys(properties)
  return ` with ${names.join(', ')}`
}
