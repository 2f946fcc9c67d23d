import { mapChildren } from '../schema/children.js'
import { expand } from '../schema/expand.js'
import type { Schema } from '../schema/schema.js'
import type { Shapes } from '../schema/shapes.js'
import { narrowInput } from './narrow-input.js'
import { narrowResult } from './narrow-result.js'

/**
 * The form of a wide schema that `tools/list` shows.
 *
 * Both sides: no references to files, no `allOf`, no type lists, no open-enum marks. An input: no references at all, every property typed
 * and described, an optional that may be null as its plain type, "any value" as one literal. A result: no texts, no defaults (a field with one
 * is always there), open to fields of later builds; an
 * `x-opaque` part is a bare object; only true recursion keeps a reference, as `#/$defs/<type name>`.
 */
export function publish(schema: Schema, side: 'input' | 'result', shapes: Shapes): Schema {
  const { schema: whole, defs } = expand(side === 'result' ? closeOpaque(schema) : schema, shapes)
  if (side === 'input') return narrowInput(whole)
  const names = Object.keys(defs).sort()
  const narrow = narrowResult(whole)
  if (names.length === 0) return narrow
  return { ...narrow, $defs: Object.fromEntries(names.map((name) => [name, narrowResult(defs[name] ?? {})])) }
}

/** Parts marked `x-opaque` as bare objects. Before references are followed, so that nothing is listed that only they name. */
function closeOpaque(schema: Schema): Schema {
  if (!schema['x-opaque']) return mapChildren(schema, closeOpaque)
  const nullable = schema.anyOf?.some(({ type }) => type === 'null')
  return nullable ? { anyOf: [{ type: 'object' }, { type: 'null' }] } : { type: 'object' }
}
