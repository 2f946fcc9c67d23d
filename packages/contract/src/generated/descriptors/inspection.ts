// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Inspection: Read the project, the open scene, its nodes and their properties. */
export const inspection = {
  getActiveScene: {
    name: 'godot_inspection_get_active_scene',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  getNodeProperties: {
    name: 'godot_inspection_get_node_properties',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  getNodeProperty: {
    name: 'godot_inspection_get_node_property',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  getProjectInfo: {
    name: 'godot_inspection_get_project_info',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  getSceneTree: {
    name: 'godot_inspection_get_scene_tree',
    toolset: 'inspection',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
} as const
