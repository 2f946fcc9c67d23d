import { children } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import { type Shapes, shapeAt } from '../schema/shapes.js'

const ALWAYS = 'values/resource_path.json'
const OPTIONAL = 'values/optional_resource_path.json'

/** The shapes that a path may have: of a file or folder, or of a node. */
export const PATH_SHAPES: ReadonlySet<string> = new Set([ALWAYS, OPTIONAL, 'values/node_path.json'])

/** The values inside an input that are paths of files or folders: property names divided by `/`, `*` for every member of a list or map. */
export interface FoundPaths {
  readonly always: readonly string[]
  readonly optional: readonly string[]
}

/** Finds every path of a file or folder inside an input, by its shape alone: what the server and the addon hold against the path rules. */
export function pathParameters(input: Schema, shapes: Shapes): FoundPaths {
  const found = { always: new Set<string>(), optional: new Set<string>() }
  const visit = (schema: Schema, at: readonly string[], open: ReadonlySet<string>): void => {
    const { $ref } = schema
    if ($ref === ALWAYS) found.always.add(at.join('/'))
    else if ($ref === OPTIONAL) found.optional.add(at.join('/'))
    else if ($ref !== undefined && !open.has($ref)) visit(shapeAt(shapes, $ref).schema, at, new Set([...open, $ref]))
    for (const { steps, schema: child } of children(schema)) visit(child, [...at, ...stepInto(steps)], open)
  }
  visit(input, [], new Set())
  return { always: [...found.always].sort(), optional: [...found.optional].sort() }
}

function stepInto([keyword, name = '']: readonly string[]): string[] {
  if (keyword === 'properties') return [name]
  return keyword === 'items' || keyword === 'additionalProperties' ? ['*'] : []
}
