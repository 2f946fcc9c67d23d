// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Core: Server state, toolsets, undo and redo. Always on. */
export const core = {
  /** Ask the configured update service for a newer build. Off unless GODOT_MCP_UPDATE_URL is set. */
  checkForUpdates: {
    name: 'godot_check_for_updates',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Report what is wrong: parse errors of all scripts, the open scene, the bridge, a short headless run of the project (its code is executed). What cannot be had is skipped and named. */
  debugWorkflow: {
    name: 'godot_debug_workflow',
    toolset: 'core',
    safety: 'read_only',
    flags: ['executes_code'],
    profile: 'no_destructive',
    asksApproval: true,
    runs: 'server',
    aliases: [],
  },
  /** Look up a class of the engine, or a script class of the project: properties, methods, signals, constants, enums. */
  describeClass: {
    name: 'godot_describe_class',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** Take the tools of a toolset out of the list for every client. Disabling what is off succeeds. */
  disableToolset: {
    name: 'godot_disable_toolset',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Make the tools of a toolset callable for every client. Returns their definitions, so no new tools/list is needed. All or nothing. */
  enableToolset: {
    name: 'godot_enable_toolset',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Orient yourself in one call: contract numbers, toolsets, the attached editor, what to do next. Works with no editor. */
  getServerInfo: {
    name: 'godot_get_server_info',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Say whether server and editor are up and fit together. Never fails. */
  healthCheck: {
    name: 'godot_health_check',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** List the newest undo entries, and whether there is anything to undo or redo. */
  listHistory: {
    name: 'godot_list_history',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'editor',
    aliases: [],
  },
  /** List the callable tools by what they may do: read_only, mutating, destructive, runtime. */
  listToolsBySafetyClass: {
    name: 'godot_list_tools_by_safety_class',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** List every toolset, what it is for and whether it is enabled. */
  listToolsets: {
    name: 'godot_list_toolsets',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Read one of the godot:// resources as JSON text, for clients that cannot read MCP resources. */
  readResource: {
    name: 'godot_read_resource',
    toolset: 'core',
    safety: 'read_only',
    flags: [],
    profile: 'read_only',
    asksApproval: false,
    runs: 'server',
    aliases: [],
  },
  /** Do again the editor actions undone last, a person's included. Stops early when the history ends. */
  redo: {
    name: 'godot_redo',
    toolset: 'core',
    safety: 'mutating',
    flags: [],
    profile: 'no_destructive',
    asksApproval: true,
    runs: 'editor',
    aliases: [],
  },
  /** Take back the last editor actions, newest first, a person's included. Stops early when the history ends. */
  undo: {
    name: 'godot_undo',
    toolset: 'core',
    safety: 'mutating',
    flags: [],
    profile: 'no_destructive',
    asksApproval: true,
    runs: 'editor',
    aliases: [],
  },
} as const
