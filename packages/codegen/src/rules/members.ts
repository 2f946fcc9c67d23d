import type { Fault } from '../fault.js'
import { allTools, type Contract, type Resource, type Tool } from '../model/contract.js'
import { schemaFile } from '../source/layout.js'

/** What names a toolset or a tool names one that is there. */
export function checkMembers(contract: Contract): Fault[] {
  const faults: Fault[] = []
  const toolsets = new Set(contract.toolsets.map(({ name }) => name))
  const inBundles = (reason: string): void => void faults.push({ file: schemaFile('toolsets/bundles.json'), reason })
  for (const bundle of contract.bundles) {
    if (toolsets.has(bundle.name)) inBundles(`the bundle '${bundle.name}' has the name of a toolset`)
    for (const name of bundle.toolsets) {
      if (!toolsets.has(name)) inBundles(`the bundle '${bundle.name}' names no toolset with '${name}'`)
    }
  }
  for (const { file, tools } of contract.toolsets)
    if (tools.length === 0) faults.push({ file: schemaFile(file), reason: 'has no tools' })
  for (const { file, flags, executes } of allTools(contract)) {
    if (flags.includes('executes_code') === (executes !== undefined)) continue
    faults.push({ file: schemaFile(file), reason: "'executes' says which code runs: it goes with the flag executes_code" })
  }
  for (const resource of contract.resources) {
    for (const reason of resourceFindings(resource, allTools(contract))) {
      faults.push({ file: schemaFile('resources.json'), reason: `the resource '${resource.name}' ${reason}` })
    }
  }
  return faults
}

function* resourceFindings({ tool, input, uriTemplate, inputFromTemplate }: Resource, tools: readonly Tool[]): Generator<string> {
  const source = tools.find(({ name }) => name === tool)
  if (!source) return yield `names no tool with '${tool}'`
  if (source.safety !== 'read_only') yield `reads through '${tool}', which is ${source.safety}`
  else if (source.flags.length > 0) yield `reads through '${tool}', which has the flag ${source.flags.join(' and ')}`
  const variables = [...(uriTemplate ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  for (const name of variables) if (!(name in inputFromTemplate)) yield `does not say the type of '{${name}}'`
  for (const name of Object.keys(inputFromTemplate)) if (!variables.includes(name)) yield `has no '{${name}}' in its address`
  for (const name of [...Object.keys(input), ...Object.keys(inputFromTemplate)]) {
    if (!source.input.properties?.[name]) yield `sends '${name}', which '${tool}' does not take`
  }
}

/** Every tool file is in the folder of a toolset. */
export function checkFolders(contract: Contract, paths: Iterable<string>): Fault[] {
  const toolsets = new Set(contract.toolsets.map(({ name }) => name))
  return [...paths].flatMap((path) => {
    const folder = /^tools\/([^/]+)\//.exec(path)?.[1]
    if (folder === undefined || toolsets.has(folder)) return []
    return [{ file: schemaFile(path), reason: `there is no toolset at ${schemaFile(`toolsets/${folder}.json`)}` }]
  })
}
