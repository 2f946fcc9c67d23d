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

/**
 * The functions of a ToolContext as data: what each takes and gives. The interfaces below are made from this map, so that pinning the map
 * pins the functions too.
 */
export interface ToolContextCalls {
  'bridge.state': { params: Record<string, never>; result: ContextBridgeState }
  'bridge.request': { params: { command: string; params: ContextJson; timeout_ms: number }; result: ContextJson }
  'bridge.addon_info': { params: Record<string, never>; result: ContextAddonInfo | null }
  'toolsets.list': { params: Record<string, never>; result: ContextToolset[] }
  'toolsets.expand': { params: { category: string }; result: string[] }
  'toolsets.enable': { params: { names: string[] }; result: null }
  'toolsets.disable': { params: { names: string[] }; result: null }
  'toolsets.definitions': { params: { names: string[] }; result: ContextToolDefinition[] }
  'toolsets.commands': { params: Record<string, never>; result: { command: string; tool: string }[] }
  'resources.uris': { params: Record<string, never>; result: string[] }
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
  /** Sends a command that reads; throws ToolError as the wire does. */
  request: ContextCall<'bridge.request'>
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
  transport: 'stdio'
}

/** What a tool that runs in the server is given besides its arguments. Everything it may reach is here. */
export interface ToolContext {
  bridge: ContextBridge
  toolsets: ContextToolsets
  resources: ContextResources
  clock: ContextClock
  log: ContextLog
  server: ContextServer
}
