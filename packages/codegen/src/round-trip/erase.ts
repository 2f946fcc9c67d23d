import { alwaysThere } from '../publish/narrow-result.js'
import { mapChildren } from '../schema/children.js'
import { isAny, type Schema, typesOf } from '../schema/schema.js'

/** What a TypeScript type cannot say, and what says nothing of values. */
const UNSAYABLE = [
  'title',
  'description',
  'examples',
  'default',
  'deprecated',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const satisfies readonly (keyof Schema)[]

/**
 * A schema reduced to what a TypeScript type can say of the same values: no bounds, patterns, formats, defaults or texts, no integers, no closed
 * objects; a growing enumeration is its type. A field of a result that is filled in is always there.
 */
export function erase(schema: Schema, side: 'input' | 'result'): Schema {
  const out: Schema = { ...schema }
  if (side === 'result' && schema.properties) {
    const required = alwaysThere(schema)
    if (required.length > 0) out.required = required
  }
  for (const keyword of UNSAYABLE) delete out[keyword]
  if (typesOf(out).includes('integer')) {
    const types = [...new Set(typesOf(out).map((type) => (type === 'integer' ? 'number' : type)))]
    const [only] = types
    if (only !== undefined) out.type = types.length === 1 ? only : types
  }
  if (out['x-open-enum']) {
    delete out['x-open-enum']
    delete out.enum
    out.type ??= 'string'
  }
  eraseOpenness(out)
  return mapChildren(out, (child) => erase(child, side))
}

/** Every TypeScript object type is open; a map with declared keys has to cover their types as well. */
function eraseOpenness(out: Schema): void {
  const { additionalProperties: more } = out
  if (typeof more === 'boolean' || (more !== undefined && isAny(more))) delete out.additionalProperties
  else if (more !== undefined && out.properties && Object.keys(out.properties).length > 0)
    out.additionalProperties = { anyOf: [more, ...Object.values(out.properties)] }
  if (out.properties && Object.keys(out.properties).length === 0) delete out.properties
}

/** `string & {}`, which keeps the names of a growing enumeration in an editor's mind, is a string; the library takes `{}` for an object. */
export function plainStrings(schema: Schema): Schema {
  const parts = schema.allOf?.filter(
    ({ type, properties }) => !(type === 'object' && Object.keys(properties ?? { some: 0 }).length === 0),
  )
  const [only] = parts ?? []
  return mapChildren(parts?.length === 1 && only ? only : schema, plainStrings)
}
