import type { Fault } from '../fault.js'
import { allTools, type Contract } from '../model/contract.js'
import { schemaFile } from '../source/layout.js'

/** Tools and commands declare only codes and `required` tokens that the contract knows. */
export function checkErrors(contract: Contract): Fault[] {
  const codes = new Map(contract.codes.map((code) => [code.code, code]))
  const tokens = new Set(contract.tokens.map(({ token }) => token))
  const faults: Fault[] = []
  for (const { file, errors, requires } of allTools(contract)) {
    const fault = (reason: string): void => void faults.push({ file: schemaFile(file), reason })
    for (const [index, { code, required }] of errors.entries()) {
      const known = codes.get(code)
      if (!known) fault(`/errors/${index}/code: '${code}' is not in ${schemaFile('errors/codes.json')}`)
      else if (known.wireOnly) fault(`/errors/${index}/code: '${code}' never answers a tool call`)
      if (required !== undefined && !tokens.has(required))
        fault(`/errors/${index}/required: '${required}' is not in ${schemaFile('errors/required.json')}`)
    }
    for (const token of requires)
      if (!tokens.has(token)) fault(`/requires: '${token}' is not in ${schemaFile('errors/required.json')}`)
  }
  for (const { file, requires } of contract.commands)
    for (const token of requires)
      if (!tokens.has(token))
        faults.push({ file: schemaFile(file), reason: `/requires: '${token}' is not in ${schemaFile('errors/required.json')}` })
  return faults
}
