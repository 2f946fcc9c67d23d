// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Every code a failure may carry. */
export const ERROR_CODES = {
  APPROVAL_DENIED: {
    meaning: 'A person, or the approval service, refused the call.',
    remedy: 'Do not repeat it; ask the person, or take another way.',
  },
  BRIDGE_DISCONNECTED: {
    meaning: 'No editor is attached to the server, or it went away while the call was running.',
    remedy: 'Open the project in Godot with the Godot MCP plugin enabled, then call again; the server needs no restart.',
  },
  INTERNAL_ERROR: {
    meaning: 'The server or the addon failed; the arguments were fine.',
    remedy: "Look at the editor's output and the server's log, and report the fault.",
  },
  PEER_REPLACED: {
    meaning: 'Another editor took over the bridge. A notice to the replaced editor, never the answer to a tool call.',
    remedy: 'Close the other editor, or press Reconnect in the dock of this one.',
    wireOnly: true,
  },
  PRECONDITION_FAILED: {
    meaning: 'Something must be true before this call can work, and it is not; `required` names it.',
    remedy: 'Satisfy what `required` names, as the hint says, then repeat the call.',
  },
  RESOURCE_NOT_FOUND: {
    meaning: 'A node, scene, script, file, tool or stored id that the call names does not exist.',
    remedy: 'Read the current state, then call again with a name that exists; `suggestions` may hold it.',
  },
  RESPONSE_TOO_LARGE: {
    meaning: 'The answer would not fit into one message.',
    remedy: 'Ask for less: a smaller depth, a narrower path, a page.',
  },
  TIMEOUT: {
    meaning: 'The editor did not answer in time. If `may_have_applied` is true the change may still happen.',
    remedy: 'Read the current state before you repeat a call that changes something.',
  },
  UNSUPPORTED: {
    meaning: 'The engine, the addon or this build cannot do it.',
    remedy: 'Upgrade what the hint names, or use the way it offers.',
  },
  VALIDATION_ERROR: {
    meaning: 'An argument is missing, unknown, of the wrong kind, or refused by the editor. Nothing was changed.',
    remedy: 'Correct the argument that the hint names.',
  },
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** What a failure may name as `required`. */
export const REQUIRED_TOKENS = {
  active_scene: {
    meaning: 'A scene must be open in the editor.',
    remedy: 'Open a scene in the editor, or make one with godot_scene_edit_create_scene.',
  },
  bridge_connected: {
    meaning: 'An editor must be attached to the server.',
    remedy: 'Open the project in Godot and enable the Godot MCP plugin (Project > Project Settings > Plugins).',
  },
  bridge_token: {
    meaning: 'The editor must show the token that the server was given.',
    remedy: 'Give server and editor the same GODOT_MCP_BRIDGE_TOKEN, or neither of them one.',
  },
  code_execution: {
    meaning: 'The server must offer the tools that run code.',
    remedy: 'Take another way, or ask the person who runs the server: GODOT_MCP_CODE_EXECUTION=off keeps those tools away.',
  },
  confirm: {
    meaning: 'A destructive call has to be confirmed.',
    remedy: 'Preview with dry_run=true, then repeat the call with confirm=true.',
  },
  game_not_breaked: {
    meaning: 'The running game must not be stopped at a breakpoint or an error.',
    remedy: 'Continue the game, then repeat the call.',
  },
  godot_version: {
    meaning: 'The editor must be of a newer Godot version.',
    remedy: 'Open the project in the Godot version that the hint names, or a newer one.',
  },
  human_approval: {
    meaning: 'A person, or the approval service, must allow the call.',
    remedy: 'Do not repeat the call unasked: tell the person what it is for, or take another way.',
  },
  node_exists: {
    meaning: 'A node that the call names must exist in the open scene.',
    remedy: 'Read the paths with godot_inspection_get_scene_tree and use one of them.',
  },
  node_path: {
    meaning: 'The path must name a node inside the open scene that this call may change.',
    remedy: "Use a path as godot_inspection_get_scene_tree returns it; '.' is the scene root.",
  },
  open_scene: {
    meaning: 'The scene that the call names must be open in the editor.',
    remedy: 'List the open scenes with godot_scene_edit_list_open_scenes, or open it with godot_scene_edit_open_scene.',
  },
  parent_dir: {
    meaning: 'The folder of a file must exist or be creatable.',
    remedy: 'Check the permissions of the project folder, or choose another path.',
  },
  project_dir: {
    meaning: "The server needs the project's folder on its own disk.",
    remedy: 'Set GODOT_MCP_PROJECT_DIR, or attach an editor.',
  },
  runtime_probe: {
    meaning: 'The running game must carry the probe autoload.',
    remedy: 'Register the probe and start the game again.',
  },
  safety_profile: {
    meaning: "The server's safety profile must include the tool.",
    remedy: 'Take another way, or ask the person who runs the server: GODOT_MCP_SAFETY decides which tools there are.',
  },
  scene_path: {
    meaning: 'The scene needs a file of its own, at a path that is free.',
    remedy: 'Choose a res:// path ending in .tscn or .scn that does not exist yet.',
  },
  script_path: {
    meaning: 'The path must name a script that fits the node.',
    remedy: "Use the res:// path of a script that parses and extends the node's class.",
  },
  toolset_enabled: {
    meaning: "The tool's toolset must be enabled.",
    remedy: 'Call godot_enable_toolset with the toolset that the hint names.',
  },
  value: { meaning: 'The value must fit the property.', remedy: 'Send the value in one of the shapes that the hint names.' },
} as const

export type RequiredToken = keyof typeof REQUIRED_TOKENS
