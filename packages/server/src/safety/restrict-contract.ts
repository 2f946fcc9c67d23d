import type { ToolDescriptor } from '@godot-mcp/contract'
import { PROFILES, type SafetyConfig } from '../config/safety.js'
import type { Contract } from '../contract/contract.js'
import type { Failure } from '../errors/tool-error.js'

/**
 * The contract without the tools that the settings take away. Whatever lists, counts, enables, suggests or calls tools works on the contract
 * it is given, so a tool that is not in there cannot be reached in any way; only its name is known, for the error that says why.
 */
export function restrictContract(contract: Contract, safety: SafetyConfig): Contract {
  const withheld = new Map<string, Failure>()
  for (const tool of contract.tools.values()) {
    const failure = refusal(tool, safety)
    if (failure !== null) for (const name of [tool.name, ...tool.aliases]) withheld.set(name, failure)
  }
  if (withheld.size === 0) return contract
  const isOffered = ({ name }: { name: string }) => !withheld.has(name)
  return {
    ...contract,
    withheld,
    toolsets: contract.toolsets.map((toolset) => ({ ...toolset, tools: toolset.tools.filter((name) => !withheld.has(name)) })),
    tools: new Map([...contract.tools].filter(([name]) => !withheld.has(name))),
    resources: contract.resources.filter(({ tool }) => !withheld.has(tool)),
    published: async (toolset) => (await contract.published(toolset)).filter(isOffered),
    definitions: async (toolset) => (await contract.definitions(toolset)).filter(isOffered),
  }
}

/** What a caller of a tool is told that the settings take away; null for one that they leave. */
function refusal(tool: ToolDescriptor, { profile, codeExecution }: SafetyConfig): Failure | null {
  if (PROFILES.indexOf(tool.profile) > PROFILES.indexOf(profile)) {
    const hint = `${tool.name} ${deed(tool)}, and this server runs with GODOT_MCP_SAFETY=${profile}: the tool is neither listed nor callable. Take another way, or ask the person who runs the server.`
    return { error: 'PRECONDITION_FAILED', hint, required: 'safety_profile' }
  }
  if (!codeExecution && tool.flags.includes('executes_code')) {
    const hint = `${tool.name} can make code run, and this server runs with GODOT_MCP_CODE_EXECUTION=off: the tool is neither listed nor callable. Take another way, or ask the person who runs the server.`
    return { error: 'PRECONDITION_FAILED', hint, required: 'code_execution' }
  }
  return null
}

function deed({ safety, flags }: ToolDescriptor): string {
  if (safety !== 'read_only') return `is ${safety}`
  return flags.includes('executes_code') ? 'runs code' : 'writes files'
}
