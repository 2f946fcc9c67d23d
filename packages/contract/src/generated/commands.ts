// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { AnyValue } from './values.js'
import type { WireCommandRecord } from '../records.js'

/** Parameters and result of the wire's own commands; one without a reply has no result. */
export interface WireCommandMap {
  cmd_auth: { params: AuthParams; result: undefined }
  cmd_get_addon_info: { params: GetAddonInfoParams; result: GetAddonInfoResult }
  cmd_peer_hello: { params: PeerHelloParams; result: undefined }
  cmd_ping: { params: PingParams; result: PingResult }
  cmd_read_subtree: { params: ReadSubtreeParams; result: ReadSubtreeResult }
  cmd_server_hello: { params: ServerHelloParams; result: undefined }
  cmd_toolsets_update: { params: ToolsetsUpdateParams; result: undefined }
}

export type WireCommandName = keyof WireCommandMap

/** Who sends each of the wire's own commands, whether an answer is awaited, and examples. */
export const WIRE_COMMANDS: Readonly<Record<WireCommandName, WireCommandRecord>> = {
  cmd_auth: { from: 'addon', reply: false, examples: [{ params: { token: 'a long secret' } }] },
  cmd_get_addon_info: {
    from: 'server',
    reply: true,
    examples: [
      {
        params: {},
        result: {
          addon_version: '2026.11.30',
          godot_version: '4.6.3.stable',
          contract_version: 1,
          commands: ['cmd_ping', 'cmd_undo'],
          scanning: false,
          backend: { csharp_supported: false, csharp_project: false, csharp_build: false },
        },
      },
    ],
  },
  cmd_peer_hello: {
    from: 'addon',
    reply: false,
    examples: [
      {
        params: {
          project_path: '/home/me/game',
          godot_version: '4.6.3.stable',
          addon_version: '2026.11.30',
          contract_version: 1,
          contract_digest: 'sha256:00',
          pid: 4242,
          executable: '/usr/bin/godot',
        },
      },
    ],
  },
  cmd_ping: { from: 'server', reply: true, examples: [{ params: {}, result: { pong: true } }] },
  cmd_read_subtree: {
    from: 'server',
    reply: true,
    examples: [
      {
        params: { node_path: '.', properties: [], max_depth: -1 },
        result: {
          scene: 'res://main.tscn',
          session: '4242-1',
          node_path: '.',
          nodes: [
            {
              path: '.',
              name: 'Main',
              depth: 0,
              id: '1',
              type: 'Node2D',
              script: null,
              properties: { position: { x: 0, y: 0 }, rotation: 0, scale: { x: 1, y: 1 } },
              groups: [],
              connections: [],
            },
          ],
        },
      },
    ],
  },
  cmd_server_hello: { from: 'server', reply: false, examples: [{ params: { version: '2026.11.30', contract_version: 1 } }] },
  cmd_toolsets_update: { from: 'server', reply: false, examples: [{ params: { enabled: ['core', 'inspection'] } }] },
}

/** Parameters of `cmd_auth`. */
export interface AuthParams {
  token: string
}

/** Parameters of `cmd_get_addon_info`. */
export type GetAddonInfoParams = Record<string, unknown>

/** Result of `cmd_get_addon_info`. */
export interface GetAddonInfoResult {
  addon_version: string
  godot_version: string
  contract_version?: number
  commands: string[]
  /** true while the editor scans the project's files. */
  scanning?: boolean
  backend?: {
    /** The engine can run C#. */
    csharp_supported: boolean
    /** The project holds a C# solution. */
    csharp_project: boolean
    /** The addon can build it. */
    csharp_build: boolean
  }
}

/** Parameters of `cmd_peer_hello`. */
export interface PeerHelloParams {
  /** Absolute folder of the project on the editor's machine. */
  project_path: string
  /** Full engine version. */
  godot_version: string
  /** Build of the addon, YYYY.MM.DD[.N]. */
  addon_version: string
  contract_version?: number
  contract_digest?: string
  /** Process id of the editor. */
  pid?: number
  /** Absolute path of the editor's program on its machine. */
  executable?: string
}

/** Parameters of `cmd_ping`. */
export type PingParams = Record<string, unknown>

/** Result of `cmd_ping`. */
export interface PingResult {
  pong: boolean
}

/** Parameters of `cmd_read_subtree`. */
export interface ReadSubtreeParams {
  /** Node to start at; '.' is the root. */
  node_path: string
  /** Names to read of each node that has them, beside script variables and position, rotation, scale. */
  properties: string[]
  /** Levels below the node; -1 for all. */
  max_depth: number
}

/** Result of `cmd_read_subtree`. */
export interface ReadSubtreeResult {
  /** File of the open scene; empty for one that was never saved. */
  scene: string
  /** Differs from editor to editor: an id of a node means something only within one. */
  session: string
  /** Where it starts, as paths are spelt. */
  node_path: string
  /** Every node before those below it, children in their order. */
  nodes: SubtreeNode[]
}

export interface SubtreeNode {
  path: string
  name: string
  /** Levels below the start. */
  depth: number
  /** The same as long as the node lives, whatever it is called. */
  id: string
  /** Engine class. */
  type: string
  script: string | null
  properties: {
    [k: string]: AnyValue
  }
  /** Sorted. */
  groups: string[]
  /** Those that a save keeps, from this node to nodes of the scene; sorted. */
  connections: SubtreeConnection[]
}

export interface SubtreeConnection {
  signal: string
  target_path: string
  method: string
  /** As the engine has them. */
  flags: number
  unbinds: number
  binds: AnyValue[]
}

/** Parameters of `cmd_server_hello`. */
export interface ServerHelloParams {
  version: string
  contract_version?: number
}

/** Parameters of `cmd_toolsets_update`. */
export interface ToolsetsUpdateParams {
  /** Sorted names. */
  enabled: string[]
}
