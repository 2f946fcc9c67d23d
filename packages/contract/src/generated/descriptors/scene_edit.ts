// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Scene editing: Create scenes, add, change and delete nodes, save. Each edit is one undo step. */
export const sceneEdit = {
  /** Add a node as the last child of a node of the open scene. The result says the path it got: the engine renames on a clash. */
  createNode: { name: 'godot_scene_edit_create_node', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Write a new scene file with one root node and open it. Makes missing folders; never overwrites a file. Works with no scene open. */
  createScene: { name: 'godot_scene_edit_create_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Remove a node and everything below it. Undo brings the whole subtree back, with its place, groups and connections. The root cannot be deleted. */
  deleteNode: { name: 'godot_scene_edit_delete_node', toolset: 'scene_edit', safety: 'destructive', runs: 'editor', aliases: [] },
  /** Save the open scene to its file, and name the nodes that cannot be saved with it. */
  saveScene: { name: 'godot_scene_edit_save_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Set one property of a node; the value is converted to the property's type, or refused. The result has the value read back from the node. */
  setNodeProperty: {
    name: 'godot_scene_edit_set_node_property',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
} as const
