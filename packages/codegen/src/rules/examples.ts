import type { Fault } from '../fault.js'
import { allTools, type Contract } from '../model/contract.js'
import type { Schema } from '../schema/schema.js'
import { type Shapes, shapeAt } from '../schema/shapes.js'
import { schemaFile } from '../source/layout.js'
import type { Compiled } from '../validate/compile.js'
import { explainAll } from '../validate/explain.js'

/** Every example is what it is an example of. */
export function checkExamples(contract: Contract, compiled: Compiled): Fault[] {
  const faults: Fault[] = []
  const check = (file: string, schema: string, at: string, value: unknown): void => {
    const validate = compiled.validator(file, schema)
    if (!validate || validate(structuredClone(value))) return
    for (const reason of explainAll(validate.errors ?? []))
      faults.push({ file: schemaFile(file), reason: `${at}${reason.startsWith('/:') ? reason.slice(1) : reason}` })
  }
  const checkKnown = (file: string, schema: Schema, at: string, value: Record<string, unknown>): void => {
    const known = fieldsOf(schema, contract.shapes)
    for (const key of Object.keys(value))
      if (!known.has(key)) faults.push({ file: schemaFile(file), reason: `${at}: the field '${key}' is not declared` })
  }

  for (const { file, result, examples } of allTools(contract)) {
    for (const [index, example] of examples.entries()) {
      check(file, '/input', `/examples/${index}/input`, example.input)
      check(file, '/result', `/examples/${index}/result`, example.result)
      checkKnown(file, result, `/examples/${index}/result`, example.result)
    }
  }
  for (const { file, result, examples } of contract.commands) {
    for (const [index, example] of examples.entries()) {
      check(file, '/params', `/examples/${index}/params`, example.params)
      if (example.result === undefined) {
        if (result)
          faults.push({ file: schemaFile(file), reason: `/examples/${index}: an example of a command with a reply has a result` })
        continue
      }
      check(file, '/result', `/examples/${index}/result`, example.result)
    }
  }
  for (const { file, schema } of contract.shapes.values()) {
    for (const [index, example] of (schema.examples ?? []).entries()) check(file, '', `/examples/${index}`, example)
  }
  return faults
}

function fieldsOf(schema: Schema, shapes: Shapes): Set<string> {
  const parts = (schema.allOf ?? []).map((part) => (part.$ref === undefined ? part : shapeAt(shapes, part.$ref).schema))
  return new Set([...Object.keys(schema.properties ?? {}), ...parts.flatMap((part) => [...fieldsOf(part, shapes)])])
}
