import type { Ajv, ValidateFunction } from 'ajv'
import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { type Part, parts } from '../model/parts.js'
import { schemaFile } from '../source/layout.js'
import { addShapes, createAjv, forAjv, schemaId } from './ajv.js'

/** Every schema of a contract, compiled. */
export interface Compiled {
  readonly ajv: Ajv
  readonly faults: readonly Fault[]
  /** The validator of a schema by its file and pointer; undefined where it did not compile. */
  validator(file: string, pointer: string): ValidateFunction | undefined
}

/** Compiles every schema in strict mode: whatever the validator would have to guess is a fault. */
export function compileContract(contract: Contract): Compiled {
  const ajv = createAjv({ source: true })
  addShapes(ajv, contract.shapes)
  const faults: Fault[] = []
  const validators = new Map<string, ValidateFunction>()
  for (const part of parts(contract)) {
    const id = validatorId(part)
    try {
      if (part.pointer !== '') ajv.addSchema(forAjv(part.schema), id)
      const validate = ajv.getSchema(id)
      if (validate) validators.set(id, validate as ValidateFunction)
    } catch (error) {
      faults.push({
        file: schemaFile(part.file),
        reason: `${part.pointer || '/'}: ${error instanceof Error ? error.message : error}`,
      })
    }
  }
  return { ajv, faults, validator: (file, pointer) => validators.get(validatorId({ file, pointer })) }
}

/** How a compiled schema is called inside ajv. */
export function validatorId({ file, pointer }: Pick<Part, 'file' | 'pointer'>): string {
  return schemaId(file) + pointer
}
