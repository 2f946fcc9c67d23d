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
 * is always there), open to fields of later builds; only true recursion keeps a reference, as `#/$defs/<type name>`.
 */
export function publish(schema: Schema, side: 'input' | 'result', shapes: Shapes): Schema {
  const { schema: whole, defs } = expand(schema, shapes)
  if (side === 'input') return narrowInput(whole)
  const names = Object.keys(defs).sort()
  const narrow = narrowResult(whole)
  if (names.length === 0) return narrow
  return { ...narrow, $defs: Object.fromEntries(names.map((name) => [name, narrowResult(defs[name] ?? {})])) }
}
