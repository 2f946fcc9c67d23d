// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Inspection: Read the project, the open scene, its nodes and their properties. */
export const inspection = {
  /** Say which scene is open and whether it has unsaved changes. No open scene is an answer, not an error. */
  getActiveScene: {
    name: 'godot_inspection_get_active_scene',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  /** Read a node's class, script, children and the variables its script declares. For built-in properties use godot_inspection_get_node_property. */
  getNodeProperties: {
    name: 'godot_inspection_get_node_properties',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  /** Read one property of a node, in the form godot_scene_edit_set_node_property accepts. An unknown property is exists=false, not an error. */
  getNodeProperty: {
    name: 'godot_inspection_get_node_property',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  /** Read the project's name, engine version, main scene, folder, autoloads and input actions. */
  getProjectInfo: {
    name: 'godot_inspection_get_project_info',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  /** Read the node tree of the open scene. Bounded: nodes whose children are left out say so, and the hint tells how to get them. tree is null when no scene is open. */
  getSceneTree: {
    name: 'godot_inspection_get_scene_tree',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
} as const
