/** Any JSON object. */
export interface ContextJson {
  [key: string]: unknown
}

/** What an editor said of itself when it connected. */
export interface ContextIdentity {
  project_path: string
  godot_version: string
  addon_version: string
}

/** What the addon says of itself when it is asked. */
export interface ContextAddonInfo {
  addon_version: string
  godot_version: string
  commands: string[]
  scanning: boolean | null
  backend: { csharp_supported: boolean; csharp_project: boolean; csharp_build: boolean } | null
}

/** The bridge at this moment. */
export interface ContextBridgeState {
  url: string
  connected: boolean
  /** Host, port and reason where the address cannot be listened on. */
  bind_error: string | null
  identity: ContextIdentity | null
}

/** A toolset and whether it is enabled. */
export interface ContextToolset {
  name: string
  description: string
  min_godot: string | null
  enabled: boolean
  tools: ContextTool[]
}

/** A tool as far as it is known without its schemas. */
export interface ContextTool {
  name: string
  safety: string
}

/** A tool as a client has to know it to call it. */
export interface ContextToolDefinition {
  name: string
  description: string
  input_schema: ContextJson
}

/** The Godot to run without an editor, or why there is none. */
export interface ContextGodot {
  path: string | null
  version: string | null
  /** What is missing or wrong, and the way out; null where a Godot was found. */
  problem: string | null
}

/** The project's folder on the server's disk, or why there is none. */
export interface ContextProject {
  dir: string | null
  problem: string | null
}

/** An error or warning of the engine. */
export interface ContextEngineMessage {
  message: string
  /** `res://` file; null where the engine names none. */
  source: string | null
  line: number | null
}

/** What became of a run of the engine without an editor. */
export interface ContextGodotRun {
  /** Whether the program was started at all. */
  ran: boolean
  start_error: string | null
  exit_code: number | null
  exit_signal: string | null
  timed_out: boolean
  cancelled: boolean
  duration_ms: number
  errors: ContextEngineMessage[]
  warnings: ContextEngineMessage[]
  output: string[]
  dropped_lines: number
  command: string[]
}

/** What a look for a newer build came to. */
export interface ContextUpdateCheck {
  enabled: boolean
  current: string
  latest: string | null
  update_available: boolean
  url: string | null
  checked_at: string | null
  error: string | null
  hint: string | null
}

/** A subtree of a scene at one moment; `nodes` are those of cmd_read_subtree. */
export interface ContextSnapshot {
  scope: { node_path: string; properties: string[]; max_depth: number }
  scene: string
  session: string
  nodes: ContextSnapshotNode[]
}

/** A node as it was when a snapshot was taken. */
export interface ContextSnapshotNode {
  path: string
  name: string
  depth: number
  id: string
  type: string
  script: string | null
  properties: ContextJson
  groups: string[]
  connections: ContextConnection[]
}

/** A connection that a save keeps, as a snapshot has it. */
export interface ContextConnection {
  signal: string
  target_path: string
  method: string
  flags: number
  unbinds: number
  binds: unknown[]
}

/**
 * The functions of a ToolContext as data: what each takes and gives. The interfaces below are made from this map, so that pinning the map
 * pins the functions too.
 */
export interface ToolContextCalls {
  'bridge.state': { params: Record<string, never>; result: ContextBridgeState }
  'bridge.request': { params: { command: string; params: ContextJson; timeout_ms: number }; result: ContextJson }
  'bridge.responds': { params: { within_ms: number }; result: boolean }
  'bridge.addon_info': { params: Record<string, never>; result: ContextAddonInfo | null }
  'toolsets.list': { params: Record<string, never>; result: ContextToolset[] }
  'toolsets.expand': { params: { category: string }; result: string[] }
  'toolsets.enable': { params: { names: string[] }; result: null }
  'toolsets.disable': { params: { names: string[] }; result: null }
  'toolsets.definitions': { params: { names: string[] }; result: ContextToolDefinition[] }
  'toolsets.commands': { params: Record<string, never>; result: { command: string; tool: string }[] }
  'resources.uris': { params: Record<string, never>; result: string[] }
  'resources.read': { params: { uri: string }; result: string }
  'godot.locate': { params: Record<string, never>; result: ContextGodot }
  'godot.project': { params: Record<string, never>; result: ContextProject }
  'godot.run': { params: { godot: string; project: string; args: string[]; timeout_ms: number }; result: ContextGodotRun }
  'updates.last': { params: Record<string, never>; result: ContextUpdateCheck | null }
  'updates.check': { params: Record<string, never>; result: ContextUpdateCheck }
  'snapshots.keep': { params: { snapshot: ContextSnapshot }; result: string }
  'snapshots.find': { params: { id: string }; result: ContextSnapshot }
  'progress.tell': { params: { message: string }; result: null }
  'clock.now': { params: Record<string, never>; result: number }
  'log.write': { params: { level: 'debug' | 'info' | 'warning' | 'error'; message: string; fields: ContextJson }; result: null }
}

/** A function of the context that may have to wait. */
export type ContextCall<K extends keyof ToolContextCalls> = (
  params: ToolContextCalls[K]['params'],
) => Promise<ToolContextCalls[K]['result']>

/** A function of the context that answers at once. */
export type ContextQuery<K extends keyof ToolContextCalls> = (
  params: ToolContextCalls[K]['params'],
) => ToolContextCalls[K]['result']

/** The attached editor. */
export interface ContextBridge {
  state: ContextQuery<'bridge.state'>
  /** Sends a command that reads; throws ToolError as the wire does, and UNSUPPORTED where the addon does not know it. */
  request: ContextCall<'bridge.request'>
  /** Whether the editor gives a sign of life in this time; one that is blocked gives none, though it is connected. */
  responds: ContextCall<'bridge.responds'>
  /** Asked for once a connection; null with no editor, or with an addon that does not describe itself. */
  addon_info: ContextCall<'bridge.addon_info'>
}

/** The registry of toolsets and tools. */
export interface ContextToolsets {
  /** All toolsets in the contract's order. */
  list: ContextQuery<'toolsets.list'>
  /** The toolsets behind a category argument; throws VALIDATION_ERROR. */
  expand: ContextQuery<'toolsets.expand'>
  /** All or nothing; throws what the version check throws. */
  enable: ContextCall<'toolsets.enable'>
  disable: ContextQuery<'toolsets.disable'>
  /** Definitions of all tools of these toolsets, enabled or not. */
  definitions: ContextCall<'toolsets.definitions'>
  /** Every editor command that the surface may send, with the tool behind it. */
  commands: ContextCall<'toolsets.commands'>
}

/** What the server serves besides tools. */
export interface ContextResources {
  /** URIs, then URI templates. */
  uris: ContextQuery<'resources.uris'>
  /** The text of a resource; throws VALIDATION_ERROR for a URI that names none. */
  read: ContextCall<'resources.read'>
}

/** The engine without an editor. What it runs ends with the call. */
export interface ContextEngine {
  locate: ContextCall<'godot.locate'>
  project: ContextQuery<'godot.project'>
  /** Runs Godot headless on a project; never throws for what the run comes to. */
  run: ContextCall<'godot.run'>
}

/** Newer builds. */
export interface ContextUpdates {
  /** The last check; null where none was made. */
  last: ContextQuery<'updates.last'>
  check: ContextCall<'updates.check'>
}

/** Snapshots of scenes, kept for the life of the server. */
export interface ContextSnapshots {
  /** Answers with the id. */
  keep: ContextQuery<'snapshots.keep'>
  /** Throws RESOURCE_NOT_FOUND for an id that is unknown or had to make room. */
  find: ContextQuery<'snapshots.find'>
}

/** The caller who waits. */
export interface ContextProgress {
  /** Says what the call is busy with, to a caller who asked to be told. Said again every few seconds until the next word. */
  tell: ContextQuery<'progress.tell'>
}

/** Time. */
export interface ContextClock {
  /** Milliseconds since the epoch. */
  now: ContextQuery<'clock.now'>
}

/** The log on stderr. */
export interface ContextLog {
  write: ContextQuery<'log.write'>
}

/** Facts about this server that do not change while it runs. */
export interface ContextServer {
  name: string
  version: string
  contract_version: number
  min_compatible_contract: number
  contract_digest: string
  transport: 'stdio' | 'http'
}

/** What a tool that runs in the server is given besides its arguments. Everything it may reach is here. */
export interface ToolContext {
  bridge: ContextBridge
  toolsets: ContextToolsets
  resources: ContextResources
  godot: ContextEngine
  updates: ContextUpdates
  snapshots: ContextSnapshots
  progress: ContextProgress
  clock: ContextClock
  log: ContextLog
  server: ContextServer
}
