import type { Fault } from '../fault.js'
import { allTools, type Contract, type Tool } from '../model/contract.js'
import { regularToolName } from '../model/names.js'
import { schemaFile } from '../source/layout.js'
import { KNOWN_IRREGULAR_NAMES, KNOWN_LONG_NAMES, LONGEST_NAME } from './known-names.js'

/** A name says its place, fits under the limits of clients, and is used once. */
export function checkNames(contract: Contract): Fault[] {
  const faults: Fault[] = []
  const fault = (file: string, reason: string): void => void faults.push({ file: schemaFile(file), reason })
  const owners = new Map<string, string>()

  for (const tool of allTools(contract)) {
    for (const name of [tool.name, ...tool.aliases]) {
      const owner = owners.get(name)
      if (owner) fault(tool.file, `the name '${name}' is taken by ${schemaFile(owner)}`)
      owners.set(name, tool.file)
    }
    if (!/^[a-z0-9_]+$/.test(tool.action)) fault(tool.file, 'the file name may hold a-z, 0-9 and _ only')
    if (!isInPlace(tool))
      fault(
        tool.file,
        `the name '${tool.name}' does not follow from its place; it should be '${regularToolName(tool.toolset, tool.action)}'`,
      )
    if (tool.name.length > LONGEST_NAME && !KNOWN_LONG_NAMES.has(tool.name)) {
      fault(tool.file, `the name '${tool.name}' has ${tool.name.length} characters; a new name may have ${LONGEST_NAME}`)
    }
    if (tool.deprecated && !allTools(contract).some(({ name }) => name === tool.deprecated?.replacement)) {
      fault(tool.file, `/deprecated/replacement: there is no tool '${tool.deprecated.replacement}'`)
    }
  }
  for (const { file, name } of contract.toolsets)
    if (file !== `toolsets/${name}.json`) fault(file, `the name '${name}' is not the file's`)
  for (const { file, name } of contract.commands) {
    if (file !== `commands/${name.replace(/^cmd_/, '')}.json`) fault(file, `the name '${name}' is not the file's`)
    if (allTools(contract).some((tool) => tool.command === name)) fault(file, `the name '${name}' is taken by a tool`)
  }
  return faults
}

function isInPlace({ name, toolset, action }: Tool): boolean {
  const known = KNOWN_IRREGULAR_NAMES.get(name)
  return known ? known.toolset === toolset && known.action === action : name === regularToolName(toolset, action)
}
