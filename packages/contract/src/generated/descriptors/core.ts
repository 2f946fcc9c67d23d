// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Core: Server state, toolsets, undo and redo. Always on. */
export const core = {
  /** Take the tools of a toolset out of the list, for every client of this server. Disabling what is off succeeds. Works with no editor. */
  disableToolset: { name: 'godot_disable_toolset', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  /** Make the tools of a toolset callable, for every client of this server. Returns their definitions, so no new tools/list is needed. All or nothing. */
  enableToolset: { name: 'godot_enable_toolset', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  /** Orient yourself in one call: contract numbers, toolsets, the attached editor and project, what to do next. Works with no editor. */
  getServerInfo: { name: 'godot_get_server_info', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  /** Say whether the server is up, an editor is attached and their versions match. Never fails; works with no editor. */
  healthCheck: { name: 'godot_health_check', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  /** List the callable tools by what they may do: read_only, mutating, destructive, runtime. Works with no editor. */
  listToolsBySafetyClass: {
    name: 'godot_list_tools_by_safety_class',
    toolset: 'core',
    safety: 'read_only',
    runs: 'server',
    aliases: [],
  },
  /** List every toolset, what it is for and whether it is enabled. Works with no editor. */
  listToolsets: { name: 'godot_list_toolsets', toolset: 'core', safety: 'read_only', runs: 'server', aliases: [] },
  /** Do again the last editor actions, newest first, a person's included. Stops early when the history ends. A preview names the actions. */
  redo: { name: 'godot_redo', toolset: 'core', safety: 'mutating', runs: 'editor', aliases: [] },
  /** Take back the last editor actions, newest first, a person's included. Stops early when the history ends. A preview names the actions. */
  undo: { name: 'godot_undo', toolset: 'core', safety: 'mutating', runs: 'editor', aliases: [] },
} as const
