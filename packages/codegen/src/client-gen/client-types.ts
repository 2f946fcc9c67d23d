import { sharedShapesOf } from '../diff/shared-shapes.js'
import type { RawSchema, Snapshot, SnapshotTool } from '../diff/snapshot.js'
import { isRecord } from '../live/list-all.js'
import type { Group, Method } from './client-model.js'
import { Document } from './document.js'
import { pascal, property } from './identifiers.js'
import { withDocs } from './object-type.js'
import { TypeWriter } from './type-writer.js'

/** Names that the declarations must not hide: what they use themselves, and what the client exports beside them. */
const RESERVED = [
  ...['Array', 'Promise', 'Record', 'String', 'Number', 'Boolean', 'Object', 'Function', 'Symbol', 'Partial', 'Readonly'],
  ...['CallOptions', 'Client', 'ConnectOptions', 'InvalidValueError', 'Progress', 'ToolContent', 'ToolError', 'ToolMap', 'Tools'],
]

/** `types.d.ts` and `tools.d.ts`, without their first lines. */
export function clientTypes(snapshot: Snapshot, groups: readonly Group[]): { readonly types: string; readonly tools: string } {
  const writer = new TypeWriter(RESERVED)
  const shared = new Document(sharedShapesOf(snapshot))
  const signatures = new Map<SnapshotTool, Signature>()
  for (const { methods } of groups) {
    for (const { tool } of methods) signatures.set(tool, toolTypes(tool, writer, shared))
  }
  return { types: writer.text() || 'export {}', tools: toolsText(groups, signatures) }
}

interface Signature {
  readonly params: string
  readonly result: string
  /** Whether the parameters may be left out. */
  readonly optional: boolean
}

function toolTypes(tool: SnapshotTool, writer: TypeWriter, shared: Document): Signature {
  const stem = pascal(tool.name)
  const { inputSchema = {}, outputSchema } = tool
  const declare = (end: string, schema: RawSchema, docs: string): string =>
    `types.${writer.declare(stem + end, new Document(schema, shared), docs)}`
  return {
    params: declare('Params', asObject(inputSchema), `Parameters of \`${tool.name}\`.`),
    result: outputSchema === undefined ? 'ToolContent' : declare('Result', asObject(outputSchema), `Result of \`${tool.name}\`.`),
    optional: isRecord(inputSchema) && isPlain(inputSchema),
  }
}

// Parameters and results are objects by the protocol, whether a schema says so or not.
function asObject(schema: RawSchema): RawSchema {
  if (typeof schema === 'boolean') return { type: 'object' }
  const says = ['type', '$ref', '$dynamicRef', 'anyOf', 'oneOf', 'allOf', 'const', 'enum', 'properties', 'patternProperties']
  return says.some((keyword) => keyword in schema) ? schema : { ...schema, type: 'object' }
}

/** An object of which nothing is required. */
function isPlain(schema: Readonly<Record<string, unknown>>): boolean {
  const needs = ['$ref', '$dynamicRef', 'anyOf', 'oneOf', 'allOf', 'const', 'enum', 'not', 'if', 'minProperties']
  return !needs.some((keyword) => keyword in schema) && !(Array.isArray(schema['required']) && schema['required'].length > 0)
}

function toolsText(groups: readonly Group[], signatures: ReadonlyMap<SnapshotTool, Signature>): string {
  const signature = (tool: SnapshotTool): Signature =>
    signatures.get(tool) ?? { params: 'object', result: 'ToolContent', optional: true }
  const map = groups.flatMap(({ methods }) =>
    methods.map(({ tool }) => {
      const { params, result, optional } = signature(tool)
      return `  ${property(tool.name)}: { params: ${params}; result: ${result}; optional: ${optional} }`
    }),
  )
  const members = groups.map(({ name, methods }) => {
    const lines = methods.map((method) => methodText(method, signature(method.tool)).replace(/^(?=.)/gm, '    '))
    return `  readonly ${property(name)}: {\n${lines.join('\n')}\n  }`
  })
  return [
    "import type { CallOptions, ToolContent } from './runtime/types.js'\nimport type * as types from './types.js'",
    `/** Parameters and result of every tool, by its name. */\nexport interface ToolMap {\n${map.join('\n')}\n}`,
    `/** Every tool as a method. */\nexport interface Tools {\n${members.join('\n')}\n}`,
  ].join('\n\n')
}

function methodText({ tool, name }: Method, { params, result, optional }: Signature): string {
  const docs = [tool.description ?? tool.title ?? `The tool \`${tool.name}\`.`, ...(tool.deprecated ? ['@deprecated'] : [])].join(
    '\n',
  )
  return withDocs(docs, `${property(name)}(params${optional ? '?' : ''}: ${params}, options?: CallOptions): Promise<${result}>`)
}
