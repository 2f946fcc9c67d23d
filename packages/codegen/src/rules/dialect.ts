import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { type Part, parts, walkPart } from '../model/parts.js'
import { expand } from '../schema/expand.js'
import { isAny, type JsonType, type Schema, typesOf } from '../schema/schema.js'
import { schemaFile } from '../source/layout.js'

const BELONGS_TO: readonly [type: JsonType, keywords: readonly (keyof Schema)[]][] = [
  ['object', ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties']],
  ['array', ['items', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
]

/** What a JSON Schema may say, but a contract that is published, typed and compared may not. */
export function checkDialect(contract: Contract): Fault[] {
  const faults: Fault[] = []
  for (const part of parts(contract)) {
    walkPart(part, (schema, pointer) => {
      for (const reason of findings(part, schema))
        faults.push({ file: schemaFile(part.file), reason: `${pointer || '/'}: ${reason}` })
    })
    if (part.role === 'input') {
      const looped = Object.keys(expand(part.schema, contract.shapes).defs)
      if (looped.length > 0)
        faults.push({
          file: schemaFile(part.file),
          reason: `${part.pointer}: an input may not hold '${looped[0]}', which contains itself`,
        })
    }
  }
  return faults
}

function* findings(part: Part, schema: Schema): Generator<string> {
  const types = typesOf(schema)
  for (const [type, keywords] of BELONGS_TO) {
    const used = keywords.find((keyword) => schema[keyword] !== undefined)
    if (used !== undefined && !types.includes(type)) yield `'${used}' needs "type": "${type}"`
  }
  if (types.includes('array') && !schema.items) yield 'an array says what its items are ("items")'
  if (schema.items && isAny(schema.items)) yield 'the items of an array have a type; any value is a reference to values/any.json'
  if (schema.oneOf && part.role !== 'envelope') yield "'oneOf' cannot be published; use 'anyOf'"
  if (part.role.startsWith('result') && schema.additionalProperties === false)
    yield 'a result stays open: readers ignore what they do not know'
  const unknown = schema.required?.find((name) => schema.properties?.[name] === undefined && !schema.allOf)
  if (unknown !== undefined) yield `'required' names '${unknown}', which is no property`
  if (schema['x-open-enum'] && !part.role.startsWith('result'))
    yield "'x-open-enum' belongs to results; what is written says exactly what it takes"
  if (schema['x-open-enum'] && !schema.enum) yield "'x-open-enum' needs an enum"
  if (schema['x-opaque'] && part.role !== 'result') yield "'x-opaque' belongs to the results of tools"
}
