import type { ReadSubtreeResult } from '@godot-mcp/contract'

/** A node as it was when the snapshot was taken. */
export type SnapshotNode = ReadSubtreeResult['nodes'][number]

/** What a snapshot was asked for; a later look at the same has to ask for the same. */
export interface SnapshotScope {
  node_path: string
  /** Names of properties beside those that are always there. */
  properties: string[]
  /** Levels below the start; -1 for all. */
  max_depth: number
}

/** A subtree at one moment. */
export interface Snapshot {
  scope: SnapshotScope
  /** File of the scene; empty where it had none. */
  scene: string
  /** Of the editor that was asked: ids of nodes mean something only within one. */
  session: string
  /** Each before those below it. */
  nodes: SnapshotNode[]
}
