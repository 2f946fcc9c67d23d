import { mapChildren } from './children.js'
import { mergeAllOf } from './merge-all-of.js'
import type { Schema } from './schema.js'
import { recursiveShapes, type Shapes, shapeAt } from './shapes.js'

/** A schema without references to files. */
export interface Expanded {
  readonly schema: Schema
  /** Recursive shapes by name; `schema` and they refer to them as `#/$defs/<name>`. */
  readonly defs: Record<string, Schema>
}

/** Puts every shape in the place of its reference, merges `allOf`, and drops titles and examples. Only true recursion keeps a reference. */
export function expand(schema: Schema, shapes: Shapes): Expanded {
  const recursive = recursiveShapes(shapes)
  const defs: Record<string, Schema> = {}

  const visit = (part: Schema): Schema => {
    const { title: _title, examples: _examples, $ref, ...rest } = part
    if ($ref === undefined) return mergeAllOf(mapChildren(rest, visit))
    const shape = shapeAt(shapes, $ref)
    if (!recursive.has($ref)) return { ...visit(shape.schema), ...rest }
    if (!(shape.name in defs)) {
      defs[shape.name] = {}
      defs[shape.name] = visit(shape.schema)
    }
    return { $ref: `#/$defs/${shape.name}`, ...rest }
  }
  const whole = visit(schema)
  return { schema: whole, defs }
}
