import { alwaysThere } from '../publish/narrow-result.js'
import { mapChildren } from '../schema/children.js'
import { mergeAllOf } from '../schema/merge-all-of.js'
import { isAny, type Schema, typesOf } from '../schema/schema.js'
import { type Shapes, shapeAt } from '../schema/shapes.js'
import { quote } from './literal.js'

/** A schema for json-schema-to-typescript: `tsType` is its way to name a type that is declared elsewhere. */
export interface Printable extends Schema {
  tsType?: string
}

/** Types that a printed one refers to. */
export interface References {
  /** Names of shapes, to be imported. */
  readonly shapes: Set<string>
  /** Objects with a title but without a file, to be declared beside it. */
  readonly inline: Map<string, Schema>
}

/**
 * Prepares a schema for the type printer, so that names are ours and the printer needs no counters:
 * every shape and every titled object becomes a name, `allOf` is merged, a result's filled-in fields are present, and no object gets an
 * index signature that its schema does not ask for.
 */
export function printable(schema: Schema, side: 'input' | 'result', shapes: Shapes, found: References): Printable {
  const convert = (part: Printable, isRoot: boolean): Printable => {
    if (part.tsType !== undefined) {
      found.shapes.add(part.tsType)
      return part
    }
    const { title, examples: _e, default: fallback, minItems: _min, maxItems: _max, ...rest } = part
    const described = docs(part, fallback, side)
    if (rest.$ref !== undefined) {
      const { name } = shapeAt(shapes, rest.$ref)
      found.shapes.add(name)
      return { tsType: name, ...described }
    }
    if (title !== undefined && !isRoot) {
      found.inline.set(title, part)
      return { tsType: title, ...described }
    }
    if (isAny(rest)) return { tsType: 'unknown', ...described }
    if (rest['x-open-enum'])
      return { tsType: `${(rest.enum ?? []).map((value) => quote(String(value))).join(' | ')} | (string & {})`, ...described }
    const merged = mergeAllOf(withParts(rest, shapes))
    const choice = merged.oneOf ?? merged.anyOf
    if (choice) return { ...described, anyOf: choice.map((branch) => convert(branch, false)) }
    const objects: Printable = typesOf(merged).includes('object') ? shapeObject(merged, side) : merged
    return { ...mapChildren(objects, (child) => convert(child, false)), ...described }
  }
  return convert(schema, true)
}

function shapeObject(schema: Schema, side: 'input' | 'result'): Printable {
  const { additionalProperties: more, ...rest } = schema
  const properties = Object.values(schema.properties ?? {})
  if (properties.length === 0 && typeof more !== 'object') {
    const free = more === false ? 'Record<string, never>' : 'Record<string, unknown>'
    return { tsType: typesOf(schema).includes('null') ? `${free} | null` : free }
  }
  const out: Schema = { ...rest, additionalProperties: false }
  if (side === 'result') out.required = alwaysThere(schema)
  // An index signature must cover the declared properties too, or the type would not compile.
  if (typeof more === 'object') out.additionalProperties = properties.length === 0 ? more : { anyOf: [more, ...properties] }
  return out
}

/** The parts of an `allOf` put in place of their references; references deeper inside stay. */
function withParts(schema: Schema, shapes: Shapes): Schema {
  if (!schema.allOf) return schema
  const allOf = schema.allOf.map((part) =>
    withParts(part.$ref === undefined ? part : partOfShape(shapeAt(shapes, part.$ref).schema), shapes),
  )
  return { ...schema, allOf }
}

/** The body of a shape for use in another type. Titled objects inside it are declared with the shape, and only named here. */
function partOfShape({ title: _t, description: _d, examples: _e, ...body }: Schema): Schema {
  const named = (part: Schema): Printable => {
    if (part.title === undefined) return mapChildren(part, named)
    return { tsType: part.title, ...(part.description !== undefined && { description: part.description }) }
  }
  return mapChildren(body, named)
}

function docs(schema: Schema, fallback: unknown, side: 'input' | 'result'): Pick<Printable, 'description' | 'deprecated'> {
  const note = fallback === undefined || side === 'result' ? [] : [`@default ${JSON.stringify(fallback)}`]
  const lines = [...(schema.description === undefined ? [] : [schema.description]), ...note]
  return { ...(lines.length > 0 && { description: lines.join('\n') }), ...(schema.deprecated && { deprecated: true }) }
}
