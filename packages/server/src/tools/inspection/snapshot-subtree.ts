import type { InspectionSnapshotSubtreeParams, InspectionSnapshotSubtreeResult } from '@godot-mcp/contract'
import { takeSnapshot } from '../../snapshots/take.js'
import { treeOf } from '../../snapshots/tree.js'
import type { ToolContext } from '../../tool-context.js'

/** Largest tree that is shown, in characters. A larger snapshot is kept all the same: it is meant to be compared, not read. */
const SHOWN_LIMIT = 25_000

/** Remembers a subtree of the open scene. */
export async function snapshotSubtree(
  { node_path = '.', properties, max_depth = -1 }: InspectionSnapshotSubtreeParams,
  context: ToolContext,
): Promise<InspectionSnapshotSubtreeResult> {
  const snapshot = await takeSnapshot({ node_path, properties: properties ?? [], max_depth }, context)
  const tree = treeOf(snapshot.nodes)
  const truncated = JSON.stringify(tree).length > SHOWN_LIMIT
  return {
    snapshot_id: context.snapshots.keep({ snapshot }),
    node_path: snapshot.scope.node_path,
    snapshot: truncated || tree === null ? {} : { ...tree },
    node_count: snapshot.nodes.length,
    truncated,
  }
}
