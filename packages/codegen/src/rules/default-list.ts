import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { publishTool } from '../publish/publish-tool.js'
import { schemaFile } from '../source/layout.js'

/** What every client reads at its start, before the user has asked for anything: in bytes of JSON, and in tools. */
const DEFAULT_LIST_BYTES = 27_000
const DEFAULT_LIST_TOOLS = 40

/** The toolsets that are on by default stay small; whoever wants more enables it. */
export function checkDefaultList({ toolsets, shapes }: Contract): Fault[] {
  const listed = toolsets.filter((toolset) => toolset.default)
  const tools = listed.flatMap((toolset) => toolset.tools.map((tool) => publishTool(tool, shapes)))
  const bytes = Buffer.byteLength(JSON.stringify(tools))
  const file = schemaFile('toolsets')
  const names = listed.map(({ name }) => name).join(', ')
  const faults: Fault[] = []
  if (bytes > DEFAULT_LIST_BYTES)
    faults.push({ file, reason: `the default list (${names}) is ${bytes} bytes; the budget is ${DEFAULT_LIST_BYTES}` })
  if (tools.length > DEFAULT_LIST_TOOLS)
    faults.push({ file, reason: `the default list (${names}) has ${tools.length} tools; the budget is ${DEFAULT_LIST_TOOLS}` })
  return faults
}
