// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Scene editing: Create scenes, add, change and delete nodes, save. Each edit is one undo step. */
export const sceneEdit = {
  /** Add a node to a group, saved with the scene. No undo step where nothing changes. */
  addToGroup: { name: 'godot_scene_edit_add_to_group', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Give a node a script, or take it away with an empty path. The script must parse and extend the node's class. Changed variables that both scripts have keep their values. */
  attachScript: {
    name: 'godot_scene_edit_attach_script',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Close a scene tab; without a path the active one. Unsaved changes are lost; a preview says whether there are any. */
  closeScene: { name: 'godot_scene_edit_close_scene', toolset: 'scene_edit', safety: 'destructive', runs: 'editor', aliases: [] },
  /** Connect a signal to a method, saved with the scene. Connecting again is success with already_connected. */
  connectSignal: {
    name: 'godot_scene_edit_connect_signal',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Add a node as the last child of a node of the open scene. The result says the path it got: the engine renames on a clash. */
  createNode: { name: 'godot_scene_edit_create_node', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Write a new scene file with one root node and open it. Makes missing folders; never overwrites a file. Works with no scene open. */
  createScene: { name: 'godot_scene_edit_create_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Remove a node and everything below it. Undo brings the whole subtree back, with its place, groups and connections. The root cannot be deleted. */
  deleteNode: { name: 'godot_scene_edit_delete_node', toolset: 'scene_edit', safety: 'destructive', runs: 'editor', aliases: [] },
  /** Take a connection away. Undo makes it again with its flags. */
  disconnectSignal: {
    name: 'godot_scene_edit_disconnect_signal',
    toolset: 'scene_edit',
    safety: 'destructive',
    runs: 'editor',
    aliases: [],
  },
  /** Copy a node and those below it as the last sibling, with scripts, groups and connections. Instances inside stay instances. */
  duplicateNode: {
    name: 'godot_scene_edit_duplicate_node',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Save a node and those below it as a scene of its own; on request put an instance in its place and save the open scene. Never overwrites a file. */
  extractScene: {
    name: 'godot_scene_edit_extract_scene',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Add an instance of a scene file as the last child of a node. A scene cannot hold itself, directly or through others. */
  instanceScene: {
    name: 'godot_scene_edit_instance_scene',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** List the open scene tabs. */
  listOpenScenes: {
    name: 'godot_scene_edit_list_open_scenes',
    toolset: 'scene_edit',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  /** List the connections from a node to nodes of the scene, and with incoming those to it. */
  listSignalConnections: {
    name: 'godot_scene_edit_list_signal_connections',
    toolset: 'scene_edit',
    safety: 'read_only',
    runs: 'editor',
    aliases: [],
  },
  /** Give a node another parent or another place among its siblings. Undo brings everything back. Paths and animation tracks in the scene that name it are mended. */
  moveNode: { name: 'godot_scene_edit_move_node', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Open a scene file in the editor, or bring its tab to the front. */
  openScene: { name: 'godot_scene_edit_open_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Read an open scene from disk again. Drops its unsaved changes and its undo history. */
  reloadScene: {
    name: 'godot_scene_edit_reload_scene',
    toolset: 'scene_edit',
    safety: 'destructive',
    runs: 'editor',
    aliases: [],
  },
  /** Take a node out of a group. A group that another scene supplies comes back with a reload, and the verdict says so. No undo step where nothing changes. */
  removeFromGroup: {
    name: 'godot_scene_edit_remove_from_group',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Rename a node and mend what names it in the scene: node paths, animation tracks, unique names. A node that another scene defines is refused. */
  renameNode: { name: 'godot_scene_edit_rename_node', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Have the editor look for files that were changed from outside. May import. Does not reload open scenes. */
  rescanFilesystem: {
    name: 'godot_scene_edit_rescan_filesystem',
    toolset: 'scene_edit',
    safety: 'runtime',
    runs: 'editor',
    timeoutMs: 40000,
    aliases: [],
  },
  /** Save every open scene that has a file and changes; says for each what happened. */
  saveAllScenes: {
    name: 'godot_scene_edit_save_all_scenes',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Save the open scene to its file, and name the nodes that cannot be saved with it. */
  saveScene: { name: 'godot_scene_edit_save_scene', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Select nodes in the editor in place of what is selected. All or none; not an undo step. */
  selectNodes: { name: 'godot_scene_edit_select_nodes', toolset: 'scene_edit', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Let changes inside an instance be kept with this scene, or stop it. Stopping drops those changes with the next save; the result counts them. */
  setEditableChildren: {
    name: 'godot_scene_edit_set_editable_children',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
  /** Set one property of a node; the value is converted to the property's type, or refused. The result has the value read back from the node. */
  setNodeProperty: {
    name: 'godot_scene_edit_set_node_property',
    toolset: 'scene_edit',
    safety: 'mutating',
    runs: 'editor',
    aliases: [],
  },
} as const
