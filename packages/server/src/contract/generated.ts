import {
  BUILD_VERSION,
  BUNDLES,
  CONTRACT_DIGEST,
  CONTRACT_VERSION,
  DESCRIPTORS,
  MIN_COMPATIBLE_CONTRACT,
  PACKAGE_VERSION,
  RESOURCES,
  TOOLSETS,
  type ToolDescriptor,
} from '@godot-mcp/contract'
import { chunks } from '../generated/chunks.js'
import type { Contract, ServerTool } from './contract.js'

/** The contract this server is built on. What a call needs of it beyond names is loaded with the first call that does. */
export const generatedContract: Contract = {
  numbers: {
    contract_version: CONTRACT_VERSION,
    min_compatible_contract: MIN_COMPATIBLE_CONTRACT,
    version: BUILD_VERSION,
    package_version: PACKAGE_VERSION,
    contract_digest: CONTRACT_DIGEST,
  },
  toolsets: TOOLSETS,
  bundles: BUNDLES,
  tools: toolIndex(),
  resources: RESOURCES,
  withheld: new Map(),
  published: remembered((toolset) => entryOf(chunks, toolset).published()),
  definitions: remembered((toolset) => entryOf(chunks, toolset).wide()),
  validators: remembered((toolset): ReturnType<Contract['validators']> => entryOf(chunks, toolset).validators()),
  async serverTool(name) {
    const { handlers } = await import('../generated/handlers.js')
    return entryOf<ServerTool>(handlers, name)
  },
}

function toolIndex(): Contract['tools'] {
  const entries = Object.values(DESCRIPTORS).flatMap((toolset): ToolDescriptor[] => Object.values(toolset))
  return new Map(entries.map((entry) => [entry.name, entry]))
}

/** An import that was made before still goes through the whole module loader; on every call that would be the largest cost of ours. */
function remembered<T>(load: (toolset: string) => Promise<T>): (toolset: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (toolset) => {
    const known = loaded.get(toolset) ?? load(toolset)
    loaded.set(toolset, known)
    return known
  }
}

/** Every name that reaches this comes from the contract itself, so a missing entry is a broken build. */
function entryOf<T>(table: { readonly [name: string]: T }, name: string): T {
  const entry = table[name]
  if (entry === undefined) throw new Error(`The generated contract has nothing for ${name}`)
  return entry
}
