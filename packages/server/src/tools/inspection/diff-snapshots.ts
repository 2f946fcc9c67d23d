import type { InspectionDiffSnapshotsParams, InspectionDiffSnapshotsResult } from '@godot-mcp/contract'
import { fail } from '../../errors/tool-error.js'
import { difference } from '../../snapshots/diff.js'
import { shorten } from '../../snapshots/shorten.js'
import type { Snapshot } from '../../snapshots/snapshot.js'
import { takeSnapshot } from '../../snapshots/take.js'
import type { ToolContext } from '../../tool-context.js'

/** Compares a snapshot with another one, or with the same part of the scene as it is now. */
export async function diffSnapshots(
  { before_id, after_id, node_path = '.' }: InspectionDiffSnapshotsParams,
  context: ToolContext,
): Promise<InspectionDiffSnapshotsResult> {
  const before = context.snapshots.find({ id: before_id })
  const after = typeof after_id === 'string' ? context.snapshots.find({ id: after_id }) : await readAgain(before, context)
  const at = spelt(node_path)
  if (![before, after].some(({ nodes }) => at === '.' || nodes.some(({ path }) => path === at))) {
    const hint = `node_path "${node_path}" names no node of the snapshots. Paths are those of godot_inspection_get_scene_tree.`
    fail({ error: 'RESOURCE_NOT_FOUND', hint, required: 'node_exists' })
  }
  return shorten(difference(before, after, at))
}

/** Looks at what a snapshot looked at, with what it was asked for. */
async function readAgain(before: Snapshot, context: ToolContext): Promise<Snapshot> {
  const after = await takeSnapshot(before.scope, context)
  if (before.scene === '' || before.scene === after.scene) return after
  const hint = `The snapshot is of ${before.scene}, and ${after.scene || 'a scene that was never saved'} is open. Open the former, or give after_id.`
  return fail({ error: 'PRECONDITION_FAILED', hint, required: 'open_scene' })
}

/** One spelling for the many of the same node, as the addon has it. */
function spelt(path: string): string {
  if (path.startsWith('./')) return path === './root' || path.startsWith('./root/') ? path : path.slice(2) || '.'
  const relative = path.replace(/^\//, '')
  return relative === 'root' ? '.' : relative.replace(/^root\//, '') || '.'
}
