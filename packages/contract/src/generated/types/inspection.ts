// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { AnyValue, NodeInfo, NodePath, SceneTreeNode } from '../values.js'

/** Parameters of `godot_inspection_diff_snapshots`. */
export interface InspectionDiffSnapshotsParams {
  /** Id of the older snapshot. */
  before_id: string
  /**
   * Id of the newer snapshot; left out, the scene as it is now.
   * @default null
   */
  after_id?: string | null
  /**
   * Compare only this node and those below it; '.' for all of the snapshot.
   * @default "."
   */
  node_path?: NodePath
}

/** Result of `godot_inspection_diff_snapshots`: Compare a snapshot with a later one, or with the scene as it is now. */
export interface InspectionDiffSnapshotsResult {
  /** Paths that are new. */
  added: string[]
  /** Paths that are gone. */
  removed: string[]
  changed: SnapshotChange[]
  /** Removed and added paths that are the same node. */
  renamed: SnapshotRename[]
  /** true where the lists are cut. */
  truncated: boolean
  /** How to see what was cut, with the full numbers; null where nothing was. */
  hint: string | null
}

export interface SnapshotChange {
  node: string
  /** A property, or groups, type, script, order, connections. */
  property: string
  before: AnyValue
  after: AnyValue
}

export interface SnapshotRename {
  from: string
  to: string
}

/** Parameters of `godot_inspection_get_active_scene`. */
export type InspectionGetActiveSceneParams = Record<string, never>

/** Result of `godot_inspection_get_active_scene`: Say which scene is open and whether it has unsaved changes. */
export interface InspectionGetActiveSceneResult {
  is_open: boolean
  /** File of the scene; empty for one that was never saved, null when none is open. */
  path: string | null
  /** File name, or the root's name for a scene without a file. */
  name: string | null
  /** Whether there are unsaved changes, where dirty_known is true. */
  dirty: boolean
  /** false where the editor cannot tell. */
  dirty_known: boolean
}

/** Parameters of `godot_inspection_get_node_groups`. */
export interface InspectionGetNodeGroupsParams {
  /** Node; '.' is the root. */
  node_path: NodePath
}

/** Result of `godot_inspection_get_node_groups`: List the groups of a node, sorted; those of the engine's own use (_...) are left out. */
export interface InspectionGetNodeGroupsResult {
  node_path: NodePath
  groups: string[]
  details: GroupDetail[]
}

export interface GroupDetail {
  name: string
  /** Whether it is saved with a scene. */
  persistent: boolean
  /** Whether an instanced or base scene supplies it. */
  from_base: boolean
}

/** Parameters of `godot_inspection_get_node_properties`. */
export interface InspectionGetNodePropertiesParams {
  /** Node; '.' is the root. */
  node_path: NodePath
}

/** Result of `godot_inspection_get_node_properties`: Read a node's class, script, children and script variables. */
export interface InspectionGetNodePropertiesResult {
  node_path: NodePath
  /** Engine class. */
  type: string
  /** Path of the script; null for none and for a built-in one. */
  script: string | null
  /** Script variable to value. */
  properties: {
    [k: string]: AnyValue
  }
  /** Names of the children, up to 200. */
  children: string[]
  /** How many children there are. */
  child_count: number
  /** Variables whose values are too large for the answer. */
  left_out: string[]
  /** Whether children or variables were left out. */
  truncated: boolean
}

/** Parameters of `godot_inspection_get_node_property`. */
export interface InspectionGetNodePropertyParams {
  /** Node; '.' is the root. */
  node_path: NodePath
  /** Property name, or a component such as position:x. */
  property: string
}

/** Result of `godot_inspection_get_node_property`: Read one property, in the form godot_scene_edit_set_node_property accepts. */
export interface InspectionGetNodePropertyResult {
  node_path: NodePath
  property: string
  value: AnyValue
  exists: boolean
}

/** Parameters of `godot_inspection_get_node_property_list`. */
export interface InspectionGetNodePropertyListParams {
  /** Node; '.' is the root. */
  node_path: NodePath
}

/** Result of `godot_inspection_get_node_property_list`: List the properties of a node that can be read and set, in inspector order, with their types. */
export interface InspectionGetNodePropertyListResult {
  node_path: NodePath
  /** Engine class. */
  type: string
  properties: string[]
  /** The same properties with their types. */
  details: PropertyDetail[]
  /** Whether details were left out to bound the answer. */
  truncated?: boolean
}

export interface PropertyDetail {
  name: string
  /** Variant type, or the class of an object. */
  type: string
  /** Names that an enumeration or flags accept. */
  enum?: string[]
  read_only?: boolean
}

/** Parameters of `godot_inspection_get_project_info`. */
export type InspectionGetProjectInfoParams = Record<string, never>

/** Result of `godot_inspection_get_project_info`: Read the project's name, engine version, main scene, folder, autoloads and input actions. */
export interface InspectionGetProjectInfoResult {
  name: string
  /** Full engine version. */
  godot_version: string
  /** Path of the main scene; null when none is set. */
  main_scene: string | null
  /** Absolute folder on the editor's machine. */
  project_path: string | null
  /** Name to path; a leading * marks a global. */
  autoloads: {
    [k: string]: string
  }
  /** All actions, the engine's own ui_* included. */
  input_actions: string[]
}

/** Parameters of `godot_inspection_get_scene_tree`. */
export interface InspectionGetSceneTreeParams {
  /**
   * Levels below the root; 0 is the root alone, -1 everything.
   * @default -1
   */
  max_depth?: number
  /**
   * Leave out scripts and ownership.
   * @default false
   */
  lightweight?: boolean
  /**
   * Node to start at; '.' is the root.
   * @default "."
   */
  node_path?: NodePath
  /**
   * Children of the start node to pass over, to go on where an answer was cut.
   * @default 0
   */
  child_offset?: number
}

/** Result of `godot_inspection_get_scene_tree`: Read the node tree of the open scene. */
export interface InspectionGetSceneTreeResult {
  tree: SceneTreeNode | null
  /** Whether nodes were left out, because of max_depth or to bound the answer. */
  truncated: boolean
  /** How to get the rest; null when nothing was left out. */
  hint: string | null
  /** Nodes in the scene, or from node_path down. */
  node_count: number
  /** Nodes in this answer. */
  returned: number
}

/** Parameters of `godot_inspection_get_selected_node`. */
export type InspectionGetSelectedNodeParams = Record<string, never>

/** Result of `godot_inspection_get_selected_node`: Read the first node selected in the editor, and the paths of all selected ones. */
export interface InspectionGetSelectedNodeResult {
  selected: NodeInfo | null
  /** The selected nodes of the open scene, up to 500. */
  node_paths: NodePath[]
  /** How many are selected. */
  total?: number
}

/** Parameters of `godot_inspection_list_scenes`. */
export interface InspectionListScenesParams {
  /**
   * Scenes to pass over.
   * @default 0
   */
  offset?: number
  /**
   * Most scenes to return.
   * @default 200
   */
  limit?: number
}

/** Result of `godot_inspection_list_scenes`: List the scene files of the project, sorted, and which of them is the main scene, open or active. */
export interface InspectionListScenesResult {
  scenes: SceneFile[]
  /** Path of the main scene; null when none is set. */
  main_scene: string | null
  total: number
  returned: number
  truncated: boolean
  /** Offset of the next page; null at the end. */
  next_offset: number | null
}

export interface SceneFile {
  path: string
  is_main: boolean
  is_open: boolean
  is_active: boolean
}

/** Parameters of `godot_inspection_snapshot_subtree`. */
export interface InspectionSnapshotSubtreeParams {
  /**
   * Node to start at; '.' is the root.
   * @default "."
   */
  node_path?: NodePath
  /**
   * More properties to remember of each node that has them.
   * @default null
   */
  properties?: string[] | null
  /**
   * Levels below the node; -1 for all.
   * @default -1
   */
  max_depth?: number
}

/** Result of `godot_inspection_snapshot_subtree`: Remember a node and those below it under an id, for godot_inspection_diff_snapshots. */
export interface InspectionSnapshotSubtreeResult {
  snapshot_id: string
  node_path: NodePath
  /** The tree, each node with properties and groups; empty for a large one, which is kept all the same. */
  snapshot: Record<string, unknown>
  node_count: number
  truncated: boolean
}
