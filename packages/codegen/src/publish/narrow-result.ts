import { mapChildren } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import { inKeyOrder } from './key-order.js'
import { splitTypes } from './split-types.js'

/** An expanded result schema as it is published: the promise alone, without texts, and open to what later builds add. */
export function narrowResult(schema: Schema): Schema {
  const { description: _d, default: _f, deprecated: _p, 'x-open-enum': open, ...rest } = schema
  if (open) delete rest.enum
  if (rest.additionalProperties === false || rest.additionalProperties === true) delete rest.additionalProperties
  const filled = alwaysThere(schema)
  if (filled.length > 0) rest.required = filled
  const single = splitTypes(rest)
  return inKeyOrder(mapChildren(single, narrowResult))
}

/** The fields that a result always has: those it must have, and those that are filled in. */
export function alwaysThere(schema: Schema): string[] {
  const required = new Set(schema.required)
  for (const [name, property] of Object.entries(schema.properties ?? {})) if (property.default !== undefined) required.add(name)
  return [...required]
}
