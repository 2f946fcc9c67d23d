import type { Schema } from '../schema/schema.js'
import { type Shape, withAbsoluteRefs } from '../schema/shapes.js'
import type { Sources } from '../source/sources.js'
import type { Contract, Tool, Toolset, WireCommand } from './contract.js'
import { annotated } from './deprecation-note.js'
import { commonErrors, deriveInput, deriveResult } from './derive.js'
import type {
  BridgeFile,
  BundlesFile,
  CodesFile,
  CommandFile,
  ContractFile,
  PathsFile,
  ResourcesFile,
  TokensFile,
  ToolFile,
  ToolsetFile,
} from './files.js'
import { byText, commandName, titleCase } from './names.js'
import { asksApproval, profileOf } from './safety.js'

/** Understands files that their meta-schemas have accepted. Pure: the same files in any order give the same contract. */
export function buildContract(sources: Sources): Contract {
  // Each file's meta-schema has just checked it: reading it as the type beside that meta-schema is safe.
  const read = <T>(path: string): T => sources.schemas.get(path) as T
  const below = (folder: string): string[] =>
    [...sources.schemas.keys()].filter((path) => path.startsWith(`${folder}/`)).sort(byText)

  const numbers = read<ContractFile>('contract.json')
  const { $schema: _meta, ...bridge } = read<BridgeFile & { $schema?: string }>('bridge.json')
  const codes = Object.entries(read<CodesFile>('errors/codes.json').codes).sort(([a], [b]) => byText(a, b))
  const { tokens } = read<TokensFile>('errors/required.json')
  const paths = read<PathsFile>('paths.json')
  const codeNames = new Set(codes.map(([code]) => code))

  const shapes = new Map<string, Shape>()
  for (const [folder, kind] of [
    ['values', 'value'],
    ['results', 'result'],
    ['envelope', 'envelope'],
  ] as const) {
    for (const file of below(folder)) {
      const { $schema: _meta, ...schema } = read<Schema & { $schema?: string }>(file)
      shapes.set(file, { kind, file, name: schema.title ?? '', schema: withAbsoluteRefs(schema, file) })
    }
  }

  const removedTools: Tool[] = []
  const toolsets = below('toolsets')
    .filter((file) => file !== 'toolsets/bundles.json')
    .map((file): Toolset => {
      const { name, title, description, min_godot, default: on } = read<ToolsetFile>(file)
      const written = below(`tools/${name}`).map((path) => buildTool(path, read<ToolFile>(path), codeNames, tokens))
      removedTools.push(...written.filter(isRemoved))
      const tools = written.filter((tool) => !isRemoved(tool))
      return {
        file,
        name,
        title,
        description,
        minGodot: min_godot,
        default: on,
        tools: tools.sort((a, b) => byText(a.name, b.name)),
      }
    })

  return {
    numbers: {
      contractVersion: numbers.contract_version,
      minCompatibleContract: numbers.min_compatible_contract,
      version: numbers.version,
      packageVersion: numbers.package_version,
    },
    bridge: { ...bridge },
    codes: codes.map(([code, { meaning, remedy, wire_only }]) => ({ code, meaning, remedy, wireOnly: wire_only ?? false })),
    tokens: Object.entries(tokens)
      .sort(([a], [b]) => byText(a, b))
      .map(([token, { meaning, remedy }]) => ({ token, meaning, remedy })),
    shapes,
    toolsets: toolsets.sort((a, b) => Number(b.name === 'core') - Number(a.name === 'core') || byText(a.name, b.name)),
    bundles: Object.entries((sources.schemas.get('toolsets/bundles.json') as BundlesFile | undefined)?.bundles ?? {})
      .sort(([a], [b]) => byText(a, b))
      .map(([name, bundle]) => ({ name, ...bundle })),
    commands: below('commands').map((file) => buildCommand(file, read<CommandFile>(file))),
    resources: ((sources.schemas.get('resources.json') as ResourcesFile | undefined)?.resources ?? []).map((resource) => ({
      uri: resource.uri,
      uriTemplate: resource.uri_template,
      name: resource.name,
      title: resource.title,
      description: resource.description,
      mimeType: resource.mime_type,
      tool: resource.tool,
      input: resource.input ?? {},
      inputFromTemplate: resource.input_from_template ?? {},
    })),
    paths: { maxLength: paths.max_length, rules: paths.rules, allowed: paths.allowed },
    removedTools: removedTools.sort((a, b) => byText(a.name, b.name)),
  }
}

function buildTool(path: string, file: ToolFile, codes: ReadonlySet<string>, tokens: TokensFile['tokens']): Tool {
  const [, toolset = '', name = ''] = path.split('/')
  const action = name.replace(/\.json$/, '')
  return {
    file: path,
    toolset,
    action,
    name: file.name,
    command: commandName(file.name),
    title: file.title ?? titleCase(action),
    safety: file.safety,
    runs: file.runs,
    description: annotated(file.description, file.deprecated),
    requires: file.requires ?? [],
    flags: file.flags ?? [],
    executes: file.executes,
    profile: profileOf(file),
    asksApproval: asksApproval(file),
    timeoutMs: file.timeout_ms,
    undo: file.undo,
    saves: file.saves,
    preview: file.preview,
    aliases: file.aliases ?? [],
    deprecated: file.deprecated,
    deprecatedParameters: file.deprecated_parameters ?? {},
    deprecatedAliases: file.deprecated_aliases ?? {},
    input: withAbsoluteRefs(deriveInput(file), path),
    result: withAbsoluteRefs(deriveResult(file), path),
    errors: file.errors,
    commonErrors: commonErrors(file, codes, tokens),
    examples: file.examples,
  }
}

function isRemoved({ deprecated }: Tool): boolean {
  return deprecated?.removed !== undefined
}

function buildCommand(path: string, file: CommandFile): WireCommand {
  return {
    file: path,
    name: file.name,
    from: file.from,
    reply: file.reply,
    queued: file.queued ?? false,
    requires: file.requires ?? [],
    description: file.description,
    params: withAbsoluteRefs(file.params, path),
    result: file.result && withAbsoluteRefs(file.result, path),
    examples: file.examples,
  }
}
