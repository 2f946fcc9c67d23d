// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { AnyValue, EnabledTool, OptionalResourcePath, SceneTreeNode, ToolsetState } from '../values.js'

/** Parameters of `godot_check_for_updates`. */
export type CoreCheckForUpdatesParams = Record<string, never>

/** Result of `godot_check_for_updates`: Ask the configured update service for a newer build. */
export interface CoreCheckForUpdatesResult {
  enabled: boolean
  /** Build of this server. */
  current: string
  latest: string | null
  /** Strictly newer. */
  update_available: boolean
  /** Where the answer came from. */
  url: string | null
  /** UTC time, ISO 8601. */
  checked_at: string | null
  /** Why there was no answer. */
  error: string | null
  hint: string | null
}

/** Parameters of `godot_debug_workflow`. */
export interface CoreDebugWorkflowParams {
  /**
   * Scene to run; empty for the main scene.
   * @default ""
   */
  scene?: OptionalResourcePath
  /**
   * How long the project may run.
   * @default 5
   */
  timeout_seconds?: number
  /**
   * true where it is meant to run until stopped.
   * @default false
   */
  expected_timeout?: boolean
}

/** Result of `godot_debug_workflow`: Report what is wrong: parse errors of all scripts, the open scene, the bridge, a short headless run of the project (its code is executed). */
export interface CoreDebugWorkflowResult {
  /** The attached editor. */
  bridge: DebugBridge
  /** The open scene, as godot_inspection_get_scene_tree returns it; null when none is open. */
  scene_tree: SceneTreeNode | null
  run: DebugRun | null
  parse: DebugParse
  findings: string[]
  /** What to do, never empty. */
  suggestions: string[]
}

/** The attached editor. */
export interface DebugBridge {
  connected: boolean
  godot_version: string | null
  project_name: string | null
  main_scene: string | null
  autoloads: {
    [k: string]: string
  }
}

export interface DebugRun {
  ran: boolean
  /** null where it did not end by itself. */
  exit_code: number | null
  /** The signal that ended it, SIGSEGV for one; null where none did. */
  exit_signal: string | null
  timed_out: boolean
  duration_seconds: number
  errors: RunMessage[]
  warnings: RunWarning[]
  /** Last lines of the output. */
  output: string[]
  command: string[]
  /** Output lines left out. */
  dropped_lines: number
}

export interface RunMessage {
  message: string
  /** res:// file. */
  source: string | null
  line: number | null
}

export interface RunWarning {
  message: string
  source: string | null
  line: number | null
}

export interface DebugParse {
  ok: boolean
  /** Scripts that were checked; those below addons/ are not. */
  checked: number
  errors: ParseError[]
  skipped_reason: string | null
  /** Scripts below addons/, which are not checked. */
  left_out: number
}

export interface ParseError {
  message: string
  source: string | null
  line: number | null
}

/** Parameters of `godot_describe_class`. */
export interface CoreDescribeClassParams {
  /** Class name, such as Sprite2D. */
  class_name: string
  /**
   * Also what the parents declare.
   * @default false
   */
  include_inherited?: boolean
  /**
   * Also names that begin with _.
   * @default false
   */
  include_private?: boolean
  /**
   * Only names that contain this text.
   * @default ""
   */
  filter?: string
}

/** Result of `godot_describe_class`: Look up a class of the engine, or a script class of the project: properties, methods, signals, constants, enums. */
export interface CoreDescribeClassResult {
  class_name: string
  /** Direct parent, empty for Object. */
  inherits: string
  /** The class, its parent, ... Object. */
  inherits_chain: string[]
  can_instantiate: boolean
  /** Path of the script of a script class. */
  script: string | null
  properties: ClassProperty[]
  methods: ClassMethod[]
  signals: ClassSignal[]
  constants: ClassConstant[]
  enums: ClassEnum[]
  /** Whether members were left out to bound the answer. */
  truncated: boolean
  /** How to get the rest. */
  hint: string | null
}

export interface ClassProperty {
  name: string
  type: string
  default: AnyValue
  /** Names of an enumeration's values. */
  enum?: string[]
}

export interface ClassMethod {
  name: string
  args: ClassMethodArgument[]
  return_type: string
  is_static?: boolean
  is_vararg?: boolean
}

export interface ClassMethodArgument {
  name: string
  type: string
  default?: AnyValue
}

export interface ClassSignal {
  name: string
  args: ClassArgument[]
}

export interface ClassArgument {
  name: string
  type: string
}

export interface ClassConstant {
  name: string
  value: number
  /** Empty for a free-standing one. */
  enum: string
}

export interface ClassEnum {
  name: string
  members: string[]
}

/** Parameters of `godot_disable_toolset`. */
export interface CoreDisableToolsetParams {
  /** Toolsets or bundles, joined by commas. */
  category: string
}

/** Result of `godot_disable_toolset`: Take the tools of a toolset out of the list for every client. */
export interface CoreDisableToolsetResult {
  /** Toolset name; several are joined by commas. */
  name: string
  enabled: boolean
  description: string
  /** Oldest Godot version the toolset works with; null for the oldest one supported. */
  min_godot: string | null
  /** Definitions of the tools that became callable; filled by godot_enable_toolset. */
  tools: EnabledTool[]
}

/** Parameters of `godot_enable_toolset`. */
export interface CoreEnableToolsetParams {
  /** Toolsets or bundles, joined by commas. */
  category: string
}

/** Result of `godot_enable_toolset`: Make the tools of a toolset callable for every client. */
export interface CoreEnableToolsetResult {
  /** Toolset name; several are joined by commas. */
  name: string
  enabled: boolean
  description: string
  /** Oldest Godot version the toolset works with; null for the oldest one supported. */
  min_godot: string | null
  /** Definitions of the tools that became callable; filled by godot_enable_toolset. */
  tools: EnabledTool[]
}

/** Parameters of `godot_get_server_info`. */
export type CoreGetServerInfoParams = Record<string, never>

/** Result of `godot_get_server_info`: Orient yourself in one call: contract numbers, toolsets, the attached editor, what to do next. */
export interface CoreGetServerInfoResult {
  /** Name of the server. */
  server: string
  /** Build of the server; never compared for compatibility. */
  version: string
  /** Newest contract that the server serves (C). */
  contract_version: number
  /** Oldest client contract that it still serves (M). */
  min_compatible_contract: number
  /** sha256 over the promises of the contract: same promises, same digest. */
  contract_digest: string
  /** stdio or http. */
  transport: string
  toolsets: ToolsetSummary[]
  prompts: string[]
  /** URIs, then URI templates. */
  resources: string[]
  /** The attached editor; every field but connected and url is null when there is none. */
  bridge: BridgeState
  /** Path of the open scene; null when none is open. */
  active_scene: string | null
  /** Commands that the attached addon lacks, and what to update. */
  addon_drift_warning: string | null
  /** What to update when addon and server are of different builds. */
  version_notice: string | null
  /** Last update check; null when none was made. */
  update: UpdateCheck | null
  /** Each with symptom, cause and fix. */
  common_errors: {
    [k: string]: string
  }[]
  /** What to do now, most useful first. */
  next_steps: string[]
}

export interface ToolsetSummary {
  name: string
  enabled: boolean
  description: string
  tool_count: number
  min_godot: string | null
}

/** The attached editor; every field but connected and url is null when there is none. */
export interface BridgeState {
  connected: boolean
  url: string
  godot_version: string | null
  project_name: string | null
  project_path: string | null
  addon_version: string | null
  addon_commands: string[] | null
  /** true while the editor scans the project's files. */
  scanning: boolean | null
  /** What the editor said of itself when it connected: project_path, godot_version, addon_version. */
  peer_identity: ({
    [k: string]: string
  } | null)
  backend: EditorBackend | null
}

export interface EditorBackend {
  csharp_supported: boolean
  csharp_project: boolean
  csharp_build: boolean
}

export interface UpdateCheck {
  enabled: boolean
  current: string
  latest: string | null
  update_available: boolean
  url: string | null
  checked_at: string | null
  error: string | null
  hint: string | null
}

/** Parameters of `godot_health_check`. */
export type CoreHealthCheckParams = Record<string, never>

/** Result of `godot_health_check`: Say whether server and editor are up and fit together. */
export interface CoreHealthCheckResult {
  /** Name of the server. */
  server: string
  /** Build of the server, YYYY.MM.DD[.N]. */
  version: string
  /** stdio or http. */
  transport: string
  /** Address that the server listens on for the editor. */
  bridge_url: string
  /** Whether an editor is attached. */
  bridge_connected: boolean
  /** Whether it gave a sign of life; false while its main thread is blocked. */
  editor_responds: boolean
  /** Build of the addon; null when no editor is attached. */
  addon_version: string | null
  /** What to update when addon and server are of different builds. */
  version_notice: string | null
  /** Why the bridge port could not be bound: host, port, reason. The server keeps trying. */
  bridge_bind_error: string | null
}

/** Parameters of `godot_list_history`. */
export type CoreListHistoryParams = Record<string, never>

/** Result of `godot_list_history`: List the newest undo entries, and whether there is anything to undo or redo. */
export interface CoreListHistoryResult {
  /** Changes with every edit, undo and redo: compare it to see whether anything happened. */
  version: number
  has_undo: boolean
  has_redo: boolean
  /** Same as has_redo. */
  can_redo: boolean
  /** Newest action that can be undone, empty if none. */
  current_action: string
  /** Entries, those that can be redone included. */
  depth: number
  /** The newest 20 entries that can be undone, oldest first. */
  recent: HistoryEntry[]
}

export interface HistoryEntry {
  name: string
  /** scene or global. */
  history: string
}

/** Parameters of `godot_list_tools_by_safety_class`. */
export type CoreListToolsBySafetyClassParams = Record<string, never>

/** Result of `godot_list_tools_by_safety_class`: List the callable tools by what they may do: read_only, mutating, destructive, runtime. */
export interface CoreListToolsBySafetyClassResult {
  /** Safety class to the names of its enabled tools. */
  tools_by_safety_class: {
    [k: string]: string[]
  }
  /** Disabled toolset to the names of its tools. */
  hidden: {
    [k: string]: string[]
  }
}

/** Parameters of `godot_list_toolsets`. */
export type CoreListToolsetsParams = Record<string, never>

/** Result of `godot_list_toolsets`: List every toolset, what it is for and whether it is enabled. */
export interface CoreListToolsetsResult {
  result: ToolsetState[]
}

/** Parameters of `godot_read_resource`. */
export interface CoreReadResourceParams {
  /** A URI such as godot://scene/tree; godot_get_server_info lists all. */
  uri: string
}

/** Result of `godot_read_resource`: Read one of the godot:// resources as JSON text, for clients that cannot read MCP resources. */
export interface CoreReadResourceResult {
  /** JSON text. A failure is an object with error, hint and required. */
  result: string
}

/** Parameters of `godot_redo`. */
export interface CoreRedoParams {
  /**
   * How many actions to step forward.
   * @default 1
   */
  count?: number
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_redo`: Do again the editor actions undone last, a person's included. */
export interface CoreRedoResult {
  /** The count that was asked for. */
  requested: number
  /** How many actions were stepped over. null in a preview. */
  redone: number | null
  /** Name of the last action stepped over, empty if none. null in a preview. */
  last_action: string | null
  /** true where there was nothing to step over. null in a preview. */
  nothing_to_redo: boolean | null
  /** Whether there is anything to redo. null but in a preview. */
  has_redo: boolean | null
  /** Name of the next action, empty if none. null but in a preview. */
  would_redo_next: string | null
  /** Names of the actions stepped over, or in a preview of those that would be. */
  actions: string[]
  /** Where the last of them is recorded: scene, global, or null if there is none. */
  history: string | null
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}

/** Parameters of `godot_undo`. */
export interface CoreUndoParams {
  /**
   * How many actions to step back.
   * @default 1
   */
  count?: number
  /**
   * true: change nothing, only say what would be.
   * @default false
   */
  dry_run?: boolean
}

/** Result of `godot_undo`: Take back the last editor actions, newest first, a person's included. */
export interface CoreUndoResult {
  /** The count that was asked for. */
  requested: number
  /** How many actions were stepped over. null in a preview. */
  undone: number | null
  /** Name of the last action stepped over, empty if none. null in a preview. */
  last_action: string | null
  /** true where there was nothing to step over. null in a preview. */
  nothing_to_undo: boolean | null
  /** Whether there is anything to undo. null but in a preview. */
  has_undo: boolean | null
  /** Name of the next action, empty if none. null but in a preview. */
  would_undo_next: string | null
  /** Names of the actions stepped over, or in a preview of those that would be. */
  actions: string[]
  /** Where the last of them is recorded: scene, global, or null if there is none. */
  history: string | null
  /** true for a preview: nothing was changed. */
  dry_run: boolean
}
