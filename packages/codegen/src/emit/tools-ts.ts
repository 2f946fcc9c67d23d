import type { Contract, Tool, Toolset } from '../model/contract.js'
import { camelCase } from '../model/names.js'
import { pathParameters } from '../model/path-parameters.js'
import { publishTool } from '../publish/publish-tool.js'
import { mapChildren } from '../schema/children.js'
import { expand } from '../schema/expand.js'
import type { Schema } from '../schema/schema.js'
import type { Shapes } from '../schema/shapes.js'
import { tsFile } from './file.js'
import { literal } from './literal.js'
import { toolTypeNames } from './type-names.js'

/** `descriptors/<toolset>.ts`: what a client needs to call, and nothing more. */
export function descriptorsTs(toolset: Toolset): string {
  // The comment of a descriptor is what an editor shows when the pointer rests on the client's method.
  const records = toolset.tools.map((tool) => {
    const start = `  ${camelCase(tool.action)}: `
    return `${comment(tool)}\n${start}${literal(descriptor(tool), 2, start.length + 1)},`
  })
  return tsFile(
    `/** ${toolset.title}: ${toolset.description} */\nexport const ${camelCase(toolset.name)} = {\n${records.join('\n')}\n} as const`,
  )
}

function comment({ description, deprecated }: Tool): string {
  if (deprecated === undefined) return `  /** ${description} */`
  return `  /**\n   * ${description}\n   *\n   * @deprecated since ${deprecated.since}: use ${deprecated.replacement}.\n   */`
}

function descriptor({ name, toolset, safety, flags, profile, asksApproval, runs, timeoutMs, aliases, deprecated }: Tool): object {
  return { name, toolset, safety, flags, profile, asksApproval, runs, timeoutMs, aliases, deprecated }
}

/** `tools.ts`: parameters and result of every tool by name, and all descriptors. */
export function toolsTs({ toolsets }: Contract): string {
  const typeImports = toolsets.map(({ name, tools }) => {
    const names = tools.flatMap((tool) => Object.values(toolTypeNames(tool))).sort()
    return `import type {\n${names.map((type) => `  ${type},`).join('\n')}\n} from './types/${name}.js'`
  })
  const members = toolsets.flatMap(({ tools }) =>
    tools.map((tool) => {
      const { params, result } = toolTypeNames(tool)
      return `  ${tool.name}: { params: ${params}; result: ${result} }`
    }),
  )
  return tsFile(
    [...toolsets.map(({ name }) => `import { ${camelCase(name)} } from './descriptors/${name}.js'`), ...typeImports].join('\n'),
    `/** Parameters and result of every tool. */\nexport interface ToolMap {\n${members.join('\n')}\n}`,
    'export type ToolName = keyof ToolMap',
    `/** Descriptors by toolset and method, as the client's methods are called. */\nexport const DESCRIPTORS = { ${toolsets.map(({ name }) => camelCase(name)).join(', ')} } as const`,
    toolsets.map(({ name }) => `export type * from './types/${name}.js'`).join('\n'),
  )
}

/** `published/<toolset>.ts`: what `tools/list` shows. */
export function publishedTs(toolset: Toolset, shapes: Shapes): string {
  const tools = toolset.tools.map((tool) => publishTool(tool, shapes))
  return tsFile(
    "import type { PublishedTool } from '../../records.js'",
    `export const published: readonly PublishedTool[] = ${literal(tools)}`,
  )
}

/** `wide/<toolset>.ts`: what a server needs to run a tool. Texts are left to the published form. */
export function wideTs(toolset: Toolset, shapes: Shapes): string {
  const tools = toolset.tools.map(({ toolset: group, input, ...tool }) => ({
    name: tool.name,
    command: tool.command,
    toolset: group,
    runs: tool.runs,
    safety: tool.safety,
    flags: tool.flags,
    profile: tool.profile,
    asksApproval: tool.asksApproval,
    requires: tool.requires,
    timeoutMs: tool.timeoutMs,
    aliases: tool.aliases,
    deprecated: tool.deprecated,
    paths: pathParameters(input, shapes),
    inputSchema: withoutTexts(expand(input, shapes).schema),
  }))
  return tsFile("import type { WideTool } from '../../records.js'", `export const wide: readonly WideTool[] = ${literal(tools)}`)
}

/** `examples/<toolset>.ts`: real calls by tool. */
export function examplesTs(toolset: Toolset): string {
  const table = Object.fromEntries(toolset.tools.map(({ name, examples }) => [name, examples]))
  return tsFile(
    "import type { ToolExample } from '../../records.js'",
    `export const examples = ${literal(table)} satisfies Record<string, readonly ToolExample[]>`,
  )
}

/** `published.ts` and `wide.ts`: the records of all toolsets, in listing order. */
export function recordsTs(toolsets: readonly Toolset[], kind: 'published' | 'wide'): string {
  const record = kind === 'wide' ? 'WideTool' : 'PublishedTool'
  return tsFile(
    `import type { ${record} } from '../records.js'\n${importsOf(toolsets, kind)}`,
    `/** Every tool, toolset after toolset. */\nexport const ${kind}: readonly ${record}[] = [${toolsets.map(({ name }) => `...${camelCase(name)}`).join(', ')}]`,
  )
}

/** `examples.ts`: the examples of all toolsets. */
export function allExamplesTs(toolsets: readonly Toolset[]): string {
  return tsFile(
    `import type { ToolExample } from '../records.js'\n${importsOf(toolsets, 'examples')}\nimport type { ToolName } from './tools.js'`,
    `/** Real calls of every tool, at least one each. */\nexport const examples: Readonly<Record<ToolName, readonly ToolExample[]>> = { ${toolsets
      .map(({ name }) => `...${camelCase(name)}`)
      .join(', ')} }`,
  )
}

function importsOf(toolsets: readonly Toolset[], kind: string): string {
  return toolsets.map(({ name }) => `import { ${kind} as ${camelCase(name)} } from './${kind}/${name}.js'`).join('\n')
}

function withoutTexts(schema: Schema): Schema {
  const { description: _d, title: _t, examples: _e, deprecated: _p, ...rest } = mapChildren(schema, withoutTexts)
  return rest
}
