import type { SnapshotNode } from './snapshot.js'

/** A node with the nodes below it inside. */
export interface SnapshotTree {
  name: string
  type: string
  path: string
  script: string | null
  properties: { [name: string]: unknown }
  groups: string[]
  connections: SnapshotNode['connections']
  children: SnapshotTree[]
}

/** The flat list of a snapshot as a tree. */
export function treeOf(nodes: readonly SnapshotNode[]): SnapshotTree | null {
  const open: SnapshotTree[] = []
  for (const { name, type, path, script, properties, groups, connections, depth } of nodes) {
    const tree: SnapshotTree = { name, type, path, script, properties, groups, connections, children: [] }
    open.length = Math.min(open.length, depth)
    open.at(-1)?.children.push(tree)
    open.push(tree)
  }
  return open[0] ?? null
}
