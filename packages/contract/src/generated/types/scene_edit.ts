// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { AnyValue, NodePath, ResourcePath } from '../values.js'

/** Parameters of `godot_scene_edit_create_node`. */
export interface SceneEditCreateNodeParams {
  /** Node to add below; '.' is the scene root. */
  parent_path: NodePath
  /** Engine class, or a script class of the project. */
  node_type: string
  /** Wanted name. */
  node_name: string
  /**
   * true: change nothing and say what would happen.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_create_node`: Add a node as the last child of a node of the open scene. */
export interface SceneEditCreateNodeResult {
  node_path: NodePath
  created: boolean
  requested_name: string
  /** true where the node got another name than the wanted one. */
  renamed: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_create_scene`. */
export interface SceneEditCreateSceneParams {
  /** Class of the root, such as Node2D. */
  root_type: string
  /** File to write, ending in .tscn or .scn. Its name names the root. */
  scene_path: ResourcePath
  /**
   * true: change nothing and say what would happen.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_create_scene`: Write a new scene file with one root node and open it. */
export interface SceneEditCreateSceneResult {
  scene_path: string
  root_type: string
  created: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

/** Parameters of `godot_scene_edit_delete_node`. */
export interface SceneEditDeleteNodeParams {
  /** Node of the open scene. */
  node_path: NodePath
  /**
   * Must be true, or nothing is done. A preview needs none.
   * @default false
   */
  confirm?: boolean
  /**
   * true: change nothing and say what would happen.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_delete_node`: Remove a node and everything below it. */
export interface SceneEditDeleteNodeResult {
  node_path: NodePath
  deleted: boolean
  /** Nodes that go, the named one included. */
  node_count: number
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_save_scene`. */
export interface SceneEditSaveSceneParams {
  /**
   * true: change nothing and say what would happen.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_save_scene`: Save the open scene to its file, and name the nodes that cannot be saved with it. */
export interface SceneEditSaveSceneResult {
  saved: boolean
  /** File of the scene. */
  path: string | null
  /** Nodes that are shown in the editor but not written, up to 50. */
  not_saved: UnsavedNode[]
  not_saved_total: number
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

export interface UnsavedNode {
  node_path: NodePath
  reason: string
}

/** Parameters of `godot_scene_edit_set_node_property`. */
export interface SceneEditSetNodePropertyParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /** Property name, or a component such as position:x. */
  property: string
  /** In the shape reads return: {"x":1,"y":2}, {"r":1,"g":0,"b":0}, a res:// path for a resource, null to clear one. */
  value: AnyValue
  /**
   * true: change nothing and say what would happen.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_set_node_property`: Set one property of a node; the value is converted to the property's type, or refused. */
export interface SceneEditSetNodePropertyResult {
  node_path: NodePath
  property: string
  /** Read back from the node; in a preview, what the setter would make of it, or the converted value where that depends on more than the node. */
  value: AnyValue
  old_value: AnyValue
  set: boolean
  /** true where the node's setter stored another value than the one sent, for example a clamped one. */
  adjusted: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}
