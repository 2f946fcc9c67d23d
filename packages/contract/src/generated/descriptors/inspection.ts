// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Inspection: Read the project, the open scene, its nodes and their properties. */
export const inspection = {
  /** Compare a snapshot with a later one, or with the scene as it is now. Three empty lists: nothing changed. */
  diffSnapshots: {
    name: 'godot_inspection_diff_snapshots',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Say which scene is open and whether it has unsaved changes. No open scene is an answer, not an error. */
  getActiveScene: {
    name: 'godot_inspection_get_active_scene',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** List the groups of a node, sorted; those of the engine's own use (_...) are left out. */
  getNodeGroups: {
    name: 'godot_inspection_get_node_groups',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Read a node's class, script, children and script variables. For built-in properties use godot_inspection_get_node_property. */
  getNodeProperties: {
    name: 'godot_inspection_get_node_properties',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Read one property, in the form godot_scene_edit_set_node_property accepts. An unknown one is exists=false, not an error. */
  getNodeProperty: {
    name: 'godot_inspection_get_node_property',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** List the properties of a node that can be read and set, in inspector order, with their types. */
  getNodePropertyList: {
    name: 'godot_inspection_get_node_property_list',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Read the project's name, engine version, main scene, folder, autoloads and input actions. */
  getProjectInfo: {
    name: 'godot_inspection_get_project_info',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Read the node tree of the open scene. Bounded: nodes that lost children say so, and the hint tells how to go on. tree is null with no scene open. */
  getSceneTree: {
    name: 'godot_inspection_get_scene_tree',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Read the first node selected in the editor, and the paths of all selected ones. selected is null when nothing is. */
  getSelectedNode: {
    name: 'godot_inspection_get_selected_node',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** List the scene files of the project, sorted, and which of them is the main scene, open or active. */
  listScenes: {
    name: 'godot_inspection_list_scenes',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Remember a node and those below it under an id, for godot_inspection_diff_snapshots. The 32 used last are kept. */
  snapshotSubtree: {
    name: 'godot_inspection_snapshot_subtree',
    toolset: 'inspection',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
} as const
