import type { Snapshot, SnapshotTool } from './snapshot.js'

/** Every name that a tool can be called by. */
export function namesOf({ name, aliases = [] }: SnapshotTool): string[] {
  return [name, ...aliases]
}

/** The tool that answers to a name, its own or an alias. */
export function toolByName({ tools = [] }: Snapshot, name: string): SnapshotTool | undefined {
  return indexOf(tools).get(name)
}

const indexes = new WeakMap<readonly SnapshotTool[], Map<string, SnapshotTool>>()

function indexOf(tools: readonly SnapshotTool[]): Map<string, SnapshotTool> {
  const known = indexes.get(tools)
  if (known) return known
  const index = new Map<string, SnapshotTool>()
  for (const tool of tools) for (const alias of tool.aliases ?? []) index.set(alias, tool)
  // A tool's own name counts for more than another one's alias.
  for (const tool of tools) index.set(tool.name, tool)
  indexes.set(tools, index)
  return index
}
