import type {
  BundleRecord,
  PublishedTool,
  ResourceRecord,
  ToolDescriptor,
  ToolsetRecord,
  ToolValidators,
  WideTool,
} from '@godot-mcp/contract'
import type { Failure } from '../errors/tool-error.js'
import type { ToolContext } from '../tool-context.js'

/** The numbers a server answers with when asked which contract it serves. */
export interface ContractNumbers {
  contract_version: number
  min_compatible_contract: number
  /** Build stamp, YYYY.MM.DD[.N]. */
  version: string
  /** SemVer of the packages. */
  package_version: string
  contract_digest: string
}

/** A tool that runs in the server. Its parameters have been checked against its own input schema. */
export type ServerTool = (params: never, context: ToolContext) => object | Promise<object>

/** The whole contract as the server sees it. The heavy parts are loaded a toolset at a time, on first use. */
export interface Contract {
  numbers: ContractNumbers
  /** In listing order. */
  toolsets: readonly ToolsetRecord[]
  bundles: Readonly<Record<string, BundleRecord>>
  tools: ReadonlyMap<string, ToolDescriptor>
  resources: readonly ResourceRecord[]
  /** Tools that this server keeps to itself, by name and by alias, with what a caller is told. They are nowhere else in here. */
  withheld: ReadonlyMap<string, Failure>
  published(toolset: string): Promise<readonly PublishedTool[]>
  definitions(toolset: string): Promise<readonly WideTool[]>
  validators(toolset: string): Promise<Readonly<Record<string, ToolValidators>>>
  serverTool(name: string): Promise<ServerTool>
}
