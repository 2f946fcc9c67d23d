import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { type Part, parts } from '../model/parts.js'
import { children } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import { shapeAt } from '../schema/shapes.js'
import { schemaFile } from '../source/layout.js'
import { addShapes, createAjv, forAjv } from '../validate/ajv.js'

/**
 * A default takes effect, or it is a fault. Generated validators fill one in for an optional property of an object that is there; inside a
 * choice, on a list's items or on the values of a map they would not, and a shape that is used inside a choice would not get its own.
 */
export function checkDefaults(contract: Contract): Fault[] {
  const ajv = createAjv()
  addShapes(ajv, contract.shapes)
  const faults: Fault[] = []
  for (const part of parts(contract)) {
    for (const { pointer, reason } of [...misplaced(contract, part, part.schema, part.pointer, 'root', new Set())]) {
      faults.push({ file: schemaFile(part.file), reason: `${pointer}: ${reason}` })
    }
    const fit = (schema: Schema, pointer: string): void => {
      const { default: fallback, ...rest } = schema
      if (fallback !== undefined && !ajv.validate(forAjv(rest), structuredClone(fallback))) {
        faults.push({
          file: schemaFile(part.file),
          reason: `${pointer}/default: ${JSON.stringify(fallback)} does not fit its own schema`,
        })
      }
      for (const { steps, schema: child } of children(schema)) fit(child, `${pointer}/${steps.join('/')}`)
    }
    fit(part.schema, part.pointer)
  }
  return faults
}

type Place = 'root' | 'optional' | 'required' | 'choice' | 'list' | 'map'

const WHY: Record<Exclude<Place, 'optional'>, string> = {
  root: 'of a whole schema',
  required: 'of a required property',
  choice: 'inside anyOf or oneOf',
  list: 'of the items of an array',
  map: 'of the values of a map',
}

function* misplaced(
  contract: Contract,
  part: Part,
  schema: Schema,
  pointer: string,
  place: Place,
  open: ReadonlySet<string>,
): Generator<{ pointer: string; reason: string }> {
  if (schema.default !== undefined) {
    if (part.role === 'value') yield { pointer, reason: 'a value shape has no default; the parameter that uses it may' }
    else if (place !== 'optional') yield { pointer, reason: `the default ${WHY[place]} cannot take effect` }
  }
  for (const child of children(schema)) {
    const at = `${pointer}/${child.steps.join('/')}`
    yield* misplaced(contract, part, child.schema, at, placeOf(schema, child.steps, place), open)
  }
  if (schema.$ref !== undefined && place === 'choice' && !open.has(schema.$ref)) {
    const shape = shapeAt(contract.shapes, schema.$ref)
    for (const inner of misplaced(contract, part, shape.schema, '', 'choice', new Set([...open, schema.$ref]))) {
      yield { pointer, reason: `${schemaFile(shape.file)}${inner.pointer}: ${inner.reason}` }
    }
  }
}

function placeOf(parent: Schema, [keyword = '', name = '']: readonly string[], place: Place): Place {
  if (keyword === 'anyOf' || keyword === 'oneOf' || place === 'choice') return 'choice'
  if (keyword === 'items') return 'list'
  if (keyword === 'additionalProperties') return 'map'
  if (keyword === 'allOf') return place
  return parent.required?.includes(name) ? 'required' : 'optional'
}
