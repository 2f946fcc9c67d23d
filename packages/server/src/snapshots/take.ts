import type { ReadSubtreeResult } from '@godot-mcp/contract'
import type { ToolContext } from '../tool-context.js'
import type { Snapshot, SnapshotScope } from './snapshot.js'

/** How long the editor may take to read a subtree, in milliseconds. */
const READ_TIMEOUT_MS = 10_000

/** Reads a subtree of the open scene as it is now. Throws what the editor answers. */
export async function takeSnapshot(scope: SnapshotScope, { bridge }: ToolContext): Promise<Snapshot> {
  const answer = await bridge.request({ command: 'cmd_read_subtree', params: { ...scope }, timeout_ms: READ_TIMEOUT_MS })
  // The addon answers by the contract that both sides are generated from; what is missing here shows in the tool's own result check.
  const { scene, session, node_path, nodes } = answer as unknown as ReadSubtreeResult
  return { scope: { ...scope, node_path }, scene, session, nodes }
}
