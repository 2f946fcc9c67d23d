// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Core: Server state, toolsets, undo and redo. Always on. */
export const core = {
  disableToolset: { name: 'godot_disable_toolset', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  enableToolset: { name: 'godot_enable_toolset', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  getServerInfo: { name: 'godot_get_server_info', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  healthCheck: { name: 'godot_health_check', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  listToolsBySafetyClass: {
    name: 'godot_list_tools_by_safety_class',
    toolset: 'core',
    safety: 'read_only',
    runs: 'server',
    aliases: [],
  },
  listToolsets: { name: 'godot_list_toolsets', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  redo: { name: 'godot_redo', toolset: 'core', safety: 'mutating', runs: 'editor', aliases: [] },
  undo: { name: 'godot_undo', toolset: 'core', safety: 'mutating', runs: 'editor', aliases: [] },
} as const
