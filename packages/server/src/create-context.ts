import type { Bridge } from './bridge/bridge.js'
import type { Clock } from './clock.js'
import type { Contract } from './contract/contract.js'
import type { Logger } from './log/logger.js'
import { SERVER_NAME } from './server-name.js'
import type { ContextBridge, ContextToolset, ContextToolsets, ToolContext } from './tool-context.js'
import { expandCategory } from './toolsets/category.js'
import type { ToolsetGate } from './toolsets/gate.js'
import { checkGodotVersion } from './toolsets/godot-version.js'

/** What a tool's surroundings are made of. */
export interface ContextParts {
  contract: Contract
  bridge: Bridge
  gate: ToolsetGate
  clock: Clock
  log: Logger
}

/** Builds the surroundings of the tools that run in the server. */
export function createContext(parts: ContextParts): ToolContext {
  const { contract, clock, log } = parts
  const toolLog = log.child('tool')
  const { contract_version, min_compatible_contract, contract_digest, version } = contract.numbers
  return {
    bridge: bridgeAccess(parts.bridge),
    toolsets: toolsetAccess(parts),
    resources: { uris: () => resourceUris(contract) },
    clock: { now: () => clock.now() },
    log: {
      write: ({ level, message, fields }) => {
        toolLog[level](message, fields)
        return null
      },
    },
    server: { name: SERVER_NAME, version, contract_version, min_compatible_contract, contract_digest, transport: 'stdio' },
  }
}

function bridgeAccess(bridge: Bridge): ContextBridge {
  return {
    state: () => {
      const identity = bridge.peer?.identity ?? null
      return {
        url: bridge.url,
        connected: bridge.peer !== null,
        bind_error: bridge.bindError,
        identity: identity && {
          project_path: identity.project_path,
          godot_version: identity.godot_version,
          addon_version: identity.addon_version,
        },
      }
    },
    request: ({ command, params, timeout_ms }) => bridge.request(command, params, { timeoutMs: timeout_ms }),
    addon_info: async () => {
      const info = await bridge.peer?.addonInfo()
      if (info === null || info === undefined) return null
      const { addon_version, godot_version, commands, scanning = null, backend = null } = info
      return { addon_version, godot_version, commands, scanning, backend }
    },
  }
}

function toolsetAccess({ contract, gate, bridge }: ContextParts): ContextToolsets {
  const list = (): ContextToolset[] =>
    contract.toolsets.map((toolset) => ({
      name: toolset.name,
      description: toolset.description,
      min_godot: toolset.minGodot,
      enabled: gate.isEnabled(toolset.name),
      tools: toolset.tools.map((name) => ({ name, safety: contract.tools.get(name)?.safety ?? 'unclassified' })),
    }))
  return {
    list,
    expand: ({ category }) => expandCategory(category, contract),
    enable: async ({ names }) => {
      // What is on already was let through once, and stays on whatever editor is attached now.
      const newcomers = contract.toolsets.filter((toolset) => names.includes(toolset.name) && !gate.isEnabled(toolset.name))
      await checkGodotVersion(newcomers, bridge)
      gate.set(names, true)
      return null
    },
    disable: ({ names }) => {
      gate.set(names, false)
      return null
    },
    definitions: async ({ names }) => {
      const published = await Promise.all(names.map((name) => contract.published(name)))
      return published.flat().map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema }))
    },
    commands: async () => {
      const definitions = await Promise.all(contract.toolsets.map((toolset) => contract.definitions(toolset.name)))
      return definitions.flat().flatMap(({ runs, command, name }) => (runs === 'editor' ? [{ command, tool: name }] : []))
    },
  }
}

function resourceUris(contract: Contract): string[] {
  const fixed = contract.resources.flatMap(({ uri }) => (uri === undefined ? [] : [uri]))
  const templates = contract.resources.flatMap(({ uriTemplate }) => (uriTemplate === undefined ? [] : [uriTemplate]))
  return [...fixed, ...templates]
}
