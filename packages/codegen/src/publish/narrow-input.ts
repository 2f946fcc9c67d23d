import { mapChildren } from '../schema/children.js'
import { isAny, type Schema } from '../schema/schema.js'
import { ANY_ITEM, ANY_VALUE } from './any-value.js'
import { inKeyOrder } from './key-order.js'
import { splitTypes } from './split-types.js'

/**
 * What a published input leaves to its text and to the refusal of the call: clients that turn inputs into a grammar know no look-ahead and
 * refuse the whole list for it, and a model has no use for "not empty".
 */
const UNPUBLISHED = ['pattern', 'minLength', 'minItems'] as const

/** An expanded input schema, its root included, as strict clients can read it. */
export function narrowInput(root: Schema): Schema {
  return narrowObject(root)
}

function narrowObject(schema: Schema): Schema {
  const required = new Set(schema.required)
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const plain = required.has(name) ? property : withoutNull(property)
    return [name, narrow(plain)] as const
  })
  const { properties: _p, ...rest } = schema
  const inner =
    typeof rest.additionalProperties === 'object' ? { ...rest, additionalProperties: narrow(rest.additionalProperties) } : rest
  return inKeyOrder({ ...inner, ...(schema.properties && { properties: Object.fromEntries(properties) }) })
}

function narrow(schema: Schema): Schema {
  const closed = { ...schema }
  for (const keyword of UNPUBLISHED) delete closed[keyword]
  if (closed.default === null) delete closed.default
  if (isAny(closed)) return inKeyOrder({ ...closed, ...ANY_VALUE })
  const single = splitTypes(closed)
  if (single.properties || typeof single.additionalProperties === 'object') return narrowObject(single)
  const out = mapChildren(single, (child) => (single.items === child && isAny(child) ? ANY_ITEM : narrow(child)))
  if ('const' in out) {
    out.enum = [out.const]
    delete out.const
  }
  return inKeyOrder(out)
}

/** For a parameter that may be left out: leaving it out is how its null is written. */
function withoutNull(schema: Schema): Schema {
  const out: Schema = { ...schema }
  if (Array.isArray(out.type)) {
    const types = out.type.filter((type) => type !== 'null')
    const [only] = types
    if (only !== undefined) out.type = types.length === 1 ? only : types
  }
  if (out.enum) out.enum = out.enum.filter((value) => value !== null)
  if (!out.anyOf) return out
  const branches = out.anyOf.filter((branch) => branch.type !== 'null').map(withoutNull)
  const [only] = branches
  if (branches.length !== 1 || only === undefined) return { ...out, anyOf: branches }
  const { anyOf: _anyOf, ...rest } = out
  return { ...only, ...rest }
}
