import type { Contract } from '../model/contract.js'
import { tsFile } from './file.js'
import { literal } from './literal.js'
import { commandTypeNames } from './type-names.js'
import { commandTypes } from './types-ts.js'

/** `commands.ts`: the wire's own commands, with types and examples. */
export async function commandsTs(contract: Contract): Promise<string> {
  const { commands } = contract
  const { imports, text } = await commandTypes(commands, contract)
  const table = Object.fromEntries(commands.map(({ name, from, reply, examples }) => [name, { from, reply, examples }]))
  const members = commands.map((command) => {
    const names = commandTypeNames(command)
    return `  ${command.name}: { params: ${names.params}; result: ${command.result ? names.result : 'undefined'} }`
  })
  return tsFile(
    [imports, "import type { WireCommandRecord } from '../records.js'"].filter((line) => line !== '').join('\n'),
    `/** Parameters and result of the wire's own commands; one without a reply has no result. */\nexport interface WireCommandMap {\n${members.join('\n')}\n}`,
    'export type WireCommandName = keyof WireCommandMap',
    `/** Who sends each of the wire's own commands, whether an answer is awaited, and examples. */\nexport const WIRE_COMMANDS: Readonly<Record<WireCommandName, WireCommandRecord>> = ${literal(table)}`,
    text,
  )
}
