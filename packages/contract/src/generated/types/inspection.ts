// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { AnyValue, NodePath, SceneTreeNode } from '../values.js'

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

/** Parameters of `godot_inspection_get_node_properties`. */
export interface InspectionGetNodePropertiesParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
}

/** Result of `godot_inspection_get_node_properties`: Read a node's class, script, children and the variables its script declares. */
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
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /** Property name, or a component such as position:x. */
  property: string
}

/** Result of `godot_inspection_get_node_property`: Read one property of a node, in the form godot_scene_edit_set_node_property accepts. */
export interface InspectionGetNodePropertyResult {
  node_path: NodePath
  property: string
  value: AnyValue
  exists: boolean
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
   * Pass over so many children of the start node, to go on where a cut answer ended.
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
