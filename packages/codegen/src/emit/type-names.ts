import type { Tool, WireCommand } from '../model/contract.js'
import { pascalCase } from '../model/names.js'

/** Names of the two types of a tool. */
export function toolTypeNames({ toolset, action }: Tool): { params: string; result: string } {
  const stem = pascalCase(toolset) + pascalCase(action)
  return { params: `${stem}Params`, result: `${stem}Result` }
}

/** Names of the two types of a wire command. */
export function commandTypeNames({ name }: WireCommand): { params: string; result: string } {
  const stem = pascalCase(name.replace(/^cmd_/, ''))
  return { params: `${stem}Params`, result: `${stem}Result` }
}
