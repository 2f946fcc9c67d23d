import { type LiveSnapshot, liveSnapshot } from '../live/live-snapshot.js'
import type { Contract } from '../model/contract.js'
import { publishTool } from '../publish/publish-tool.js'
import { error, type GateFinding } from './finding.js'

const EDIT = 'build the project, and commit what is generated'

/**
 * Whether a running server serves the contract of the tree: its numbers, and each tool that it lists to the letter. Of a toolset that is off
 * nothing is listed, and nothing said.
 */
export function judgeServed(contract: Contract, served: LiveSnapshot): GateFinding[] {
  const { contractVersion, minCompatibleContract } = contract.numbers
  const numbers = [
    ['contract_version', contractVersion, served.contract_version],
    ['min_compatible_contract', minCompatibleContract, served.min_compatible_contract],
  ] as const
  const wrong = numbers.filter(([, ours, theirs]) => ours !== theirs)
  return [
    ...wrong.map(([name, ours, theirs]) => stale(`the server says ${name} ${theirs ?? 'nowhere'}, the schemas ${ours}`)),
    ...judgeTools(contract, served),
  ]
}

function judgeTools({ toolsets, shapes }: Contract, served: LiveSnapshot): GateFinding[] {
  const listed = byName(served)
  const on = toolsets.filter((toolset) => toolset.default || toolset.tools.some(({ name }) => listed.has(name)))
  const wanted = byName(
    liveSnapshot({ tools: on.flatMap(({ tools }) => tools.map((tool) => ({ ...publishTool(tool, shapes) }))) }),
  )
  const missing = [...wanted.keys()].filter((name) => !listed.has(name))
  const foreign = [...listed.keys()].filter((name) => !wanted.has(name))
  const other = [...wanted].filter(
    ([name, tool]) => listed.has(name) && JSON.stringify(listed.get(name)) !== JSON.stringify(tool),
  )
  return [
    ...missing.map((name) => stale(`${name} is in the schemas, and the server does not list it`)),
    ...foreign.map((name) => stale(`the server lists ${name}, which is not in the schemas`)),
    ...other.map(([name, tool]) => stale(`the server lists ${name} with another ${partThatDiffers(tool, listed.get(name))}`)),
  ]
}

function partThatDiffers(ours: Tool, theirs: Tool = {}): string {
  const parts = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  return parts.filter((part) => JSON.stringify(ours[part]) !== JSON.stringify(theirs[part])).join(', ')
}

type Tool = Record<string, unknown>

function byName({ tools = [] }: LiveSnapshot): Map<string, Tool> {
  return new Map(tools.map((tool) => [String(tool['name']), tool]))
}

function stale(message: string): GateFinding {
  return error('SNAPSHOT_STALE', message, EDIT)
}
