// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { AnyValue, NodePath, OptionalResourcePath, ResourcePath } from '../values.js'

/** Parameters of `godot_scene_edit_add_to_group`. */
export interface SceneEditAddToGroupParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /** Name of the group. */
  group: string
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_add_to_group`: Add a node to a group, saved with the scene. */
export interface SceneEditAddToGroupResult {
  node_path: NodePath
  group: string
  /** Whether it is in the group after the call. */
  in_group: boolean
  /** Whether the call changed anything; false in a preview. */
  changed: boolean
  /** Whether it was in the group before the call. */
  was_in_group: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_attach_script`. */
export interface SceneEditAttachScriptParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /** Script file; empty to take the script away. */
  script_path: OptionalResourcePath
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_attach_script`: Give a node a script, or take it away with an empty path. */
export interface SceneEditAttachScriptResult {
  node_path: NodePath
  script_path: string
  /** true where the node now has what script_path says; false in a preview. */
  attached: boolean
  /** Path of the script it had. */
  old_script: string | null
  /** Changed script variables that the new script does not have. */
  dropped_properties: string[]
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_close_scene`. */
export interface SceneEditCloseSceneParams {
  /**
   * Scene that is open; empty for the active one.
   * @default ""
   */
  scene_path?: OptionalResourcePath
  /**
   * Must be true, or nothing is done. A preview needs none.
   * @default false
   */
  confirm?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_close_scene`: Close a scene tab; without a path the active one. */
export interface SceneEditCloseSceneResult {
  scene_path: string
  closed: boolean
  /** Whether unsaved changes were lost; null if unknown. */
  was_dirty: boolean | null
  /** Scene that is active now. */
  active_scene: string | null
  /** What a dialog of the editor said on the way; it was closed. */
  editor_said?: string | null
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

/** Parameters of `godot_scene_edit_connect_signal`. */
export interface SceneEditConnectSignalParams {
  /** Node that emits. */
  source_path: NodePath
  /** Signal of that node. */
  signal_name: string
  /** Node that is called. */
  target_path: NodePath
  /** Method of the target. */
  method_name: string
  /**
   * Call at the end of the frame.
   * @default false
   */
  deferred?: boolean
  /**
   * Disconnect after the first call.
   * @default false
   */
  one_shot?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_connect_signal`: Connect a signal to a method, saved with the scene. */
export interface SceneEditConnectSignalResult {
  source_path: NodePath
  signal_name: string
  target_path: NodePath
  method_name: string
  connected: boolean
  /** Whether it was there before; one that was not saved is saved from now on. */
  already_connected: boolean
  /** As it is: a connection that was there keeps its own. */
  deferred: boolean
  one_shot: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_create_node`. */
export interface SceneEditCreateNodeParams {
  /** Node to add below; '.' is the scene root. */
  parent_path: NodePath
  /** Engine class, or a script class of the project. */
  node_type: string
  /** Wanted name. */
  node_name: string
  /**
   * true: change nothing, only say what would be.
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
   * true: change nothing, only say what would be.
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
   * true: change nothing, only say what would be.
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

/** Parameters of `godot_scene_edit_disconnect_signal`. */
export interface SceneEditDisconnectSignalParams {
  /** Node that emits. */
  source_path: NodePath
  /** Signal of that node. */
  signal_name: string
  /** Node that is called. */
  target_path: NodePath
  /** Method of the target. */
  method_name: string
  /**
   * Must be true, or nothing is done. A preview needs none.
   * @default false
   */
  confirm?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_disconnect_signal`: Take a connection away. */
export interface SceneEditDisconnectSignalResult {
  source_path: NodePath
  signal_name: string
  target_path: NodePath
  method_name: string
  disconnected: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_duplicate_node`. */
export interface SceneEditDuplicateNodeParams {
  /** Node to copy; not the root. */
  node_path: NodePath
  /**
   * Wanted name; empty for the engine's choice.
   * @default ""
   */
  name?: string
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_duplicate_node`: Copy a node and those below it as the last sibling, with scripts, groups and connections. */
export interface SceneEditDuplicateNodeResult {
  /** The copy. */
  node_path: NodePath
  source_path: NodePath
  duplicated: boolean
  /** Nodes of the copy. What no file holds, such as nodes added by tool scripts, is not copied. */
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

/** Parameters of `godot_scene_edit_extract_scene`. */
export interface SceneEditExtractSceneParams {
  /** Top of the branch. */
  node_path: NodePath
  /** File to write, ending in .tscn or .scn. */
  scene_path: ResourcePath
  /**
   * Put an instance of the new scene in the branch's place.
   * @default false
   */
  replace_with_instance?: boolean
  /**
   * Save the open scene afterwards.
   * @default false
   */
  save_current?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_extract_scene`: Save a node and those below it as a scene of its own; on request put an instance in its place and save the open scene. */
export interface SceneEditExtractSceneResult {
  node_path: NodePath
  scene_path: string
  extracted: boolean
  replaced: boolean
  saved: boolean
  /** Nodes in the new scene. */
  node_count: number
  /** The instance; null where nothing was replaced. */
  instance_path: string | null
  /** Connections across the border that the new scene cannot hold. */
  lost_connections: string[]
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_instance_scene`. */
export interface SceneEditInstanceSceneParams {
  /** Node to add below; '.' is the scene root. */
  parent_path: NodePath
  /** Scene file. */
  scene_path: ResourcePath
  /**
   * Wanted name; empty for the name of the scene's root.
   * @default ""
   */
  name?: string
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_instance_scene`: Add an instance of a scene file as the last child of a node. */
export interface SceneEditInstanceSceneResult {
  node_path: NodePath
  scene_path: string
  instanced: boolean
  requested_name: string
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

/** Parameters of `godot_scene_edit_list_open_scenes`. */
export type SceneEditListOpenScenesParams = Record<string, never>

/** Result of `godot_scene_edit_list_open_scenes`: List the open scene tabs. */
export interface SceneEditListOpenScenesResult {
  scenes: OpenScene[]
}

export interface OpenScene {
  /** Empty for a scene that was never saved. */
  path: string
  active: boolean
  dirty: boolean | null
  root_name?: string
  root_type?: string
}

/** Parameters of `godot_scene_edit_list_signal_connections`. */
export interface SceneEditListSignalConnectionsParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /**
   * Also connections of other nodes to this one.
   * @default false
   */
  incoming?: boolean
}

/** Result of `godot_scene_edit_list_signal_connections`: List the connections from a node to nodes of the scene, and with incoming those to it. */
export interface SceneEditListSignalConnectionsResult {
  node_path: NodePath
  connections: SignalConnection[]
}

export interface SignalConnection {
  signal: string
  target_path: string
  method: string
  /** Whether it is saved with the scene. */
  persistent: boolean
  source_path: string
  deferred: boolean
  one_shot: boolean
  unbinds: number
  binds: AnyValue[]
}

/** Parameters of `godot_scene_edit_move_node`. */
export interface SceneEditMoveNodeParams {
  /** Node to move; not the root. */
  node_path: NodePath
  /** Its parent from now on; may be the one it has. */
  new_parent_path: NodePath
  /**
   * Place among the siblings; -1 for the last.
   * @default -1
   */
  index?: number
  /**
   * Keep its place in the world instead of its place in the parent.
   * @default false
   */
  keep_global_transform?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_move_node`: Give a node another parent or another place among its siblings. */
export interface SceneEditMoveNodeResult {
  /** Where it is now. */
  node_path: NodePath
  /** false where the node was there already. */
  moved: boolean
  old_path: NodePath
  /** Its place among the siblings. */
  index: number
  /** Paths that named the node and were changed with it. node_path is where the property is afterwards. */
  fixed: MovedPath[]
  /** Paths that named the node and are left as they are, since another file holds them or a setter refused the new ones: they name nothing from now on. */
  not_fixed: UnmovedPath[]
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

export interface MovedPath {
  node_path: string
  property: string
  before: string
  after: string
}

export interface UnmovedPath {
  node_path: string
  property: string
  before: string
  after: string
}

/** Parameters of `godot_scene_edit_open_scene`. */
export interface SceneEditOpenSceneParams {
  /** Scene file. */
  scene_path: ResourcePath
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_open_scene`: Open a scene file in the editor, or bring its tab to the front. */
export interface SceneEditOpenSceneResult {
  scene_path: string
  opened: boolean
  already_open: boolean
  /** What a dialog of the editor said on the way; it was closed. */
  editor_said?: string | null
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

/** Parameters of `godot_scene_edit_reload_scene`. */
export interface SceneEditReloadSceneParams {
  /** Scene that is open. */
  scene_path: ResourcePath
  /**
   * Must be true, or nothing is done. A preview needs none.
   * @default false
   */
  confirm?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_reload_scene`: Read an open scene from disk again. */
export interface SceneEditReloadSceneResult {
  scene_path: string
  reloaded: boolean
  /** Whether unsaved changes were dropped; null if unknown. */
  was_dirty: boolean | null
  /** What a dialog of the editor said on the way; it was closed. */
  editor_said?: string | null
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

/** Parameters of `godot_scene_edit_remove_from_group`. */
export interface SceneEditRemoveFromGroupParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /** Name of the group. */
  group: string
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_remove_from_group`: Take a node out of a group. */
export interface SceneEditRemoveFromGroupResult {
  node_path: NodePath
  group: string
  /** Whether it is in the group after the call. */
  in_group: boolean
  /** Whether the call changed anything; false in a preview. */
  changed: boolean
  /** Whether it was in the group before the call. */
  was_in_group: boolean
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** Parameters of `godot_scene_edit_rename_node`. */
export interface SceneEditRenameNodeParams {
  /** Node of the open scene; '.' is the root. */
  node_path: NodePath
  /** Wanted name; the result says the name it got. */
  new_name: string
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_rename_node`: Rename a node and mend what names it in the scene: node paths, animation tracks, unique names. */
export interface SceneEditRenameNodeResult {
  /** Where the node is now. */
  node_path: NodePath
  /** The name it got. */
  new_name: string
  /** false where the node had the name already. */
  renamed: boolean
  old_name: string | null
  /** true where the name is another than the wanted one. */
  adjusted: boolean
  /** Paths that named the node and were changed with it. node_path is where the property is afterwards. */
  fixed: MendedPath[]
  /** Paths that named the node and are left as they are, since another file holds them or a setter refused the new ones: they name nothing from now on. */
  not_fixed: UnmendedPath[]
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

export interface MendedPath {
  node_path: string
  property: string
  before: string
  after: string
}

export interface UnmendedPath {
  node_path: string
  property: string
  before: string
  after: string
}

/** Parameters of `godot_scene_edit_rescan_filesystem`. */
export interface SceneEditRescanFilesystemParams {
  /**
   * Wait at most so long for the scan to end.
   * @default 0
   */
  wait_seconds?: number
}

/** Result of `godot_scene_edit_rescan_filesystem`: Have the editor look for files that were changed from outside. */
export interface SceneEditRescanFilesystemResult {
  /** Whether this call started a scan; false where another was not over in time. */
  scanned: boolean
  /** Whether it is still running. */
  scanning: boolean
  /** What a dialog of the editor said on the way; it was closed. */
  editor_said?: string | null
}

/** Parameters of `godot_scene_edit_save_all_scenes`. */
export interface SceneEditSaveAllScenesParams {
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_save_all_scenes`: Save every open scene that has a file and changes; says for each what happened. */
export interface SceneEditSaveAllScenesResult {
  /** Whether every scene with changes is on disk. */
  saved: boolean
  /** Files written. */
  count: number
  scenes: SavedScene[]
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

export interface SavedScene {
  path: string
  /** written, unchanged, no_file or failed. */
  outcome: string
  /** Why it failed. */
  reason?: string
}

/** Parameters of `godot_scene_edit_save_scene`. */
export interface SceneEditSaveSceneParams {
  /**
   * true: change nothing, only say what would be.
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

/** Parameters of `godot_scene_edit_select_nodes`. */
export interface SceneEditSelectNodesParams {
  /** Nodes of the open scene. */
  node_paths: NodePath[]
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_select_nodes`: Select nodes in the editor in place of what is selected. */
export interface SceneEditSelectNodesResult {
  scene_path: string
  selected: NodePath[]
  count: number
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

/** Parameters of `godot_scene_edit_set_editable_children`. */
export interface SceneEditSetEditableChildrenParams {
  /** Root node of an instance in the open scene. */
  node_path: NodePath
  /**
   * Whether the children are to be editable.
   * @default true
   */
  editable?: boolean
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_scene_edit_set_editable_children`: Let changes inside an instance be kept with this scene, or stop it. */
export interface SceneEditSetEditableChildrenResult {
  node_path: NodePath
  editable: boolean
  /** false where it already was so. */
  changed: boolean
  /** What stopping drops with the next save: changed properties inside the instance, nodes added inside. */
  overrides: number
  /** true for a preview: nothing was changed. */
  dry_run: boolean
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
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
   * true: change nothing, only say what would be.
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
