// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Scene editing: Create scenes, add, change and delete nodes, save. Each edit is one undo step. */
export const sceneEdit = {
  createNode: { name: 'godot_scene_edit_create_node', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  createScene: { name: 'godot_scene_edit_create_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  deleteNode: { name: 'godot_scene_edit_delete_node', toolset: 'scene_edit', safety: 'destructive', runs: 'editor', aliases: [] },
  saveScene: { name: 'godot_scene_edit_save_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  setNodeProperty: {
    name: 'godot_scene_edit_set_node_property',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
} as const
