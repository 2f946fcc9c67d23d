import type { Fault } from '../fault.js'
import { allTools, type Contract, type Tool } from '../model/contract.js'
import { annotated, looksAnnotated } from '../model/deprecation-note.js'
import { compareVersions } from '../release/version.js'
import { schemaFile } from '../source/layout.js'

/** What a tool's file says of things that are going to go, or have gone, agrees with what it still has. */
export function checkDeprecations(contract: Contract): Fault[] {
  const served = new Set(allTools(contract).map(({ name }) => name))
  const removed = new Set(contract.removedTools.map(({ name }) => name))
  const faults: Fault[] = []
  for (const tool of [...allTools(contract), ...contract.removedTools]) {
    const fault = (reason: string): void => void faults.push({ file: schemaFile(tool.file), reason })
    for (const reason of [...ownFindings(tool), ...parameterFindings(tool), ...aliasFindings(tool)]) fault(reason)
    const gone = tool.deprecated?.removed !== undefined
    if (gone && served.has(tool.name)) fault(`the name '${tool.name}' is of a removed tool, and may not be given to another one`)
    const { replacement } = tool.deprecated ?? {}
    if (gone && replacement !== undefined && !served.has(replacement) && !removed.has(replacement))
      fault(`/deprecated/replacement: there is not and was not a tool '${replacement}'`)
  }
  return faults
}

function* ownFindings(tool: Tool): Generator<string> {
  const note = annotated('', tool.deprecated)
  const written = note !== '' && tool.description.endsWith(note) ? tool.description.slice(0, -note.length) : tool.description
  if (looksAnnotated(written))
    yield '/description: says itself that something is deprecated; say it in "deprecated", and the sentence is added'
  if (tool.deprecated?.replacement === tool.name) yield '/deprecated/replacement: a tool cannot replace itself'
  yield* order('/deprecated', tool.deprecated)
}

function* parameterFindings({ input, deprecatedParameters }: Tool): Generator<string> {
  for (const [name, deprecation] of Object.entries(deprecatedParameters)) {
    const at = `/deprecated_parameters/${name}`
    const present = input.properties?.[name] !== undefined
    if (deprecation.removed === undefined && !present)
      yield `${at}: there is no parameter '${name}'; say "removed" if it has gone`
    if (deprecation.removed !== undefined && present) yield `${at}: the parameter '${name}' is there, though it says "removed"`
    const { replacement } = deprecation
    if (replacement !== undefined && (replacement === name || input.properties?.[replacement] === undefined))
      yield `${at}/replacement: there is no other parameter '${replacement}'`
    yield* order(at, deprecation)
  }
  for (const [name, { description = '', deprecated }] of Object.entries(input.properties ?? {})) {
    const mark = deprecatedParameters[name]
    const marked = mark !== undefined && mark.removed === undefined
    if (!marked && (deprecated || looksAnnotated(description)))
      yield `/input/properties/${name}: says itself that it is deprecated; say it in "deprecated_parameters", and the rest is added`
    if (marked && looksAnnotated(description.slice(0, -annotated('', mark).length)))
      yield `/input/properties/${name}/description: says itself that it is deprecated; the sentence is added`
  }
}

function* aliasFindings({ aliases, deprecatedAliases }: Tool): Generator<string> {
  for (const [name, deprecation] of Object.entries(deprecatedAliases)) {
    const at = `/deprecated_aliases/${name}`
    const present = aliases.includes(name)
    if (deprecation.removed === undefined && !present) yield `${at}: there is no alias '${name}'; say "removed" if it has gone`
    if (deprecation.removed !== undefined && present) yield `${at}: the alias '${name}' is there, though it says "removed"`
    yield* order(at, deprecation)
  }
}

function* order(at: string, deprecation: { since: string; removed?: string } | undefined): Generator<string> {
  if (deprecation?.removed !== undefined && compareVersions(deprecation.removed, deprecation.since) <= 0)
    yield `${at}/removed: ${deprecation.removed} is not later than since, ${deprecation.since}`
}
