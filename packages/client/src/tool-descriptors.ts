import { DESCRIPTORS, type Safety, type ToolName, type ToolsetName } from '@godot-mcp/contract'

/** What the SDK knows of a tool: a row of the contract. */
export interface KnownTool {
  readonly name: ToolName
  readonly toolset: ToolsetName
  readonly safety: Safety
}

const byName = new Map<string, KnownTool>(
  Object.values<Record<string, KnownTool>>(DESCRIPTORS).flatMap((tools) => Object.values(tools).map((tool) => [tool.name, tool])),
)

/** The descriptor of a tool of this contract; `undefined` for a tool of a newer one. */
export function descriptorOf(name: string): KnownTool | undefined {
  return byName.get(name)
}
