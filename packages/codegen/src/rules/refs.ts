import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { parts, walkPart } from '../model/parts.js'
import { schemaFile } from '../source/layout.js'

/** Every reference names a shape: a file of `values/`, `results/` or `envelope/`. */
export function checkRefs(contract: Contract): Fault[] {
  const faults: Fault[] = []
  for (const part of parts(contract)) {
    walkPart(part, ({ $ref }, pointer) => {
      if ($ref === undefined || contract.shapes.has($ref)) return
      faults.push({ file: schemaFile(part.file), reason: `${pointer}/$ref: there is no shape at ${schemaFile($ref)}` })
    })
  }
  return faults
}
