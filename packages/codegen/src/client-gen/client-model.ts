import type { Snapshot, SnapshotTool } from '../diff/snapshot.js'
import { camel, methodNames, UniqueNames } from './identifiers.js'

/** A tool as a method of the generated client. */
export interface Method {
  readonly tool: SnapshotTool
  /** Its name below the group. */
  readonly name: string
}

/** Methods that stand together: `client.<name>.<method>()`. */
export interface Group {
  readonly name: string
  /** Name of its file of validators, without the ending: lower case, and the same on every file system. */
  readonly file: string
  readonly methods: readonly Method[]
}

/** Where tools stand that belong to no toolset: all of them, on most servers. */
const UNGROUPED = 'tools'
// Members of the client itself, and names that mean something else to every object or to `await`.
const TAKEN = ['call', 'close', 'then', 'constructor', '__proto__', 'prototype', 'toString', 'valueOf']

/** How the tools of a server become objects and methods: a group for each toolset, `tools` for the rest. */
export function clientGroups({ tools = [] }: Snapshot): Group[] {
  const byToolset = new Map<string, SnapshotTool[]>()
  for (const tool of [...new Map(tools.map((entry) => [entry.name, entry])).values()]) {
    const toolset = toolsetOf(tool)
    byToolset.set(toolset, [...(byToolset.get(toolset) ?? []), tool])
  }
  const names = methodNames([...byToolset.keys()])
  const groups = new UniqueNames(TAKEN)
  const files = new UniqueNames()
  return [...byToolset].map(([toolset, members]) => {
    const methods = methodNames(members.map(({ name }) => shortName(name, toolset)))
    return {
      name: groups.take(names.get(toolset) ?? toolset),
      file: files.take(
        toolset
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || 'group',
      ),
      methods: members.map((tool) => ({ tool, name: methods.get(shortName(tool.name, toolset)) ?? tool.name })),
    }
  })
}

function toolsetOf({ toolset }: SnapshotTool): string {
  const first = Array.isArray(toolset) ? toolset[0] : toolset
  return typeof first === 'string' && first !== '' ? first : UNGROUPED
}

/** `godot_scene_edit_create_node` is `create_node` in the toolset `scene_edit`; in `core`, and where there are no toolsets, names lose nothing else. */
function shortName(name: string, toolset: string): string {
  const marker = `_${toolset}_`
  const at = name.indexOf(marker)
  if (at > 0 && camel(name.slice(at + marker.length)) !== '') return name.slice(at + marker.length)
  return toolset === 'core' ? name.replace(/^godot_(?=.)/, '') : name
}
