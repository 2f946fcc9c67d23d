import { posix } from 'node:path'
import { mapChildren, walk } from './children.js'
import type { Schema } from './schema.js'

/** A schema with a file and a type name of its own: a value, a part of results, or an envelope. */
export interface Shape {
  readonly kind: 'value' | 'result' | 'envelope'
  /** Path below `schemas/`; also how other schemas refer to it once they are loaded. */
  readonly file: string
  /** Name of the generated type. */
  readonly name: string
  readonly schema: Schema
}

/** Shapes by file. */
export type Shapes = ReadonlyMap<string, Shape>

/** A schema whose references are paths below `schemas/` instead of paths relative to its own file. */
export function withAbsoluteRefs(schema: Schema, file: string): Schema {
  const out = mapChildren(schema, (child) => withAbsoluteRefs(child, file))
  if (out.$ref !== undefined) out.$ref = out.$ref === '#' ? file : posix.join(posix.dirname(file), out.$ref)
  return out
}

/** The files that a schema refers to directly. */
function refsIn(schema: Schema): Set<string> {
  const refs = new Set<string>()
  walk(schema, '', ({ $ref }) => $ref !== undefined && refs.add($ref))
  return refs
}

/** The shape that a reference names. Every reference has been checked when this is called. */
export function shapeAt(shapes: Shapes, ref: string): Shape {
  const shape = shapes.get(ref)
  if (!shape) throw new Error(`no shape at '${ref}'`)
  return shape
}

/** The files of the shapes that contain themselves, directly or through others. */
export function recursiveShapes(shapes: Shapes): Set<string> {
  const reaches = (from: string): Set<string> => {
    const seen = new Set<string>()
    const queue = [from]
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const shape = shapes.get(file)
      if (!shape) continue
      for (const ref of refsIn(shape.schema)) if (!seen.has(ref)) seen.add(ref) && queue.push(ref)
    }
    return seen
  }
  return new Set([...shapes.keys()].filter((file) => reaches(file).has(file)))
}
