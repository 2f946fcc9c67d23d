import type { Bridge } from './bridge/bridge.js'
import type { Children } from './child-process/children.js'
import type { Clock } from './clock.js'
import type { Config } from './config/config.js'
import type { Contract } from './contract/contract.js'
import { fail } from './errors/tool-error.js'
import { findGodot } from './godot/find-godot.js'
import { findProject } from './godot/project-dir.js'
import { runGodot } from './godot/run-godot.js'
import type { Logger } from './log/logger.js'
import { checkKnown } from './pipeline/bridge-ready.js'
import type { RunningCall } from './pipeline/run.js'
import type { ResourceText } from './resources/read.js'
import { resourceUris, unknownResource } from './resources/unknown.js'
import { SERVER_NAME } from './server-name.js'
import type { SnapshotStore } from './snapshots/store.js'
import type {
  ContextBridge,
  ContextEngine,
  ContextResources,
  ContextSnapshots,
  ContextToolset,
  ContextToolsets,
  ContextUpdates,
  ToolContext,
} from './tool-context.js'
import { expandCategory } from './toolsets/category.js'
import type { ToolsetGate } from './toolsets/gate.js'
import { checkGodotVersion } from './toolsets/godot-version.js'
import type { UpdateChecker } from './updates/update-checker.js'

/** What a tool's surroundings are made of. */
export interface ContextParts {
  config: Config
  contract: Contract
  bridge: Bridge
  gate: ToolsetGate
  children: Children
  updates: UpdateChecker
  snapshots: SnapshotStore
  /** null where the URI names nothing. */
  readResource(uri: string): Promise<ResourceText | null>
  clock: Clock
  log: Logger
}

/** Builds the surroundings of the tools that run in the server. What each call has of its own is added when it comes. */
export function createContext(parts: ContextParts): (call: RunningCall) => ToolContext {
  const { config, contract, clock, log } = parts
  const transport = config.http === null ? 'stdio' : 'http'
  const toolLog = log.child('tool')
  const { contract_version, min_compatible_contract, contract_digest, version } = contract.numbers
  const shared = {
    toolsets: toolsetAccess(parts),
    resources: resourceAccess(parts),
    snapshots: snapshotAccess(parts.snapshots),
    clock: { now: () => clock.now() },
    log: {
      write: ({ level, message, fields }) => {
        toolLog[level](message, fields)
        return null
      },
    },
    server: { name: SERVER_NAME, version, contract_version, min_compatible_contract, contract_digest, transport },
  } satisfies Partial<ToolContext>
  return (call) => ({
    ...shared,
    bridge: bridgeAccess(parts, call),
    godot: engineAccess(parts, call),
    updates: updateAccess(parts.updates, call),
    progress: {
      tell: ({ message }) => {
        call.tell(message)
        return null
      },
    },
  })
}

function resourceAccess({ contract: { resources }, readResource }: ContextParts): ContextResources {
  return {
    uris: () => resourceUris(resources),
    read: async ({ uri }) => {
      const found = await readResource(uri)
      if (found !== null) return found.text
      const { hint, suggestions } = unknownResource(uri, resources)
      return fail({ error: 'VALIDATION_ERROR', hint: `uri: ${hint}`, ...(suggestions.length > 0 && { suggestions }) })
    },
  }
}

function snapshotAccess(snapshots: SnapshotStore): ContextSnapshots {
  return {
    keep: ({ snapshot }) => snapshots.keep(snapshot),
    find: ({ id }) => {
      const found = snapshots.find(id)
      if (found !== null) return found
      const ids = snapshots.ids()
      const kept = ids.length === 0 ? 'none is kept' : `those kept are ${ids.join(', ')}`
      const hint = `There is no snapshot "${id}": it was never taken, or newer ones took its place; ${kept}. Take one with godot_inspection_snapshot_subtree.`
      return fail({ error: 'RESOURCE_NOT_FOUND', hint })
    },
  }
}

function updateAccess(updates: UpdateChecker, { signal }: RunningCall): ContextUpdates {
  return { last: () => updates.last, check: () => updates.check(signal) }
}

function engineAccess({ config, bridge, children }: ContextParts, { signal }: RunningCall): ContextEngine {
  const identity = () => bridge.peer?.identity ?? null
  return {
    locate: () => {
      const places = { setting: config.godot, editor: identity()?.executable ?? null, searchPath: config.searchPath }
      return findGodot(places, (spec) => children.run({ ...spec, signal }))
    },
    project: () => findProject(config.projectDir, identity()?.project_path ?? null),
    run: ({ godot, project, args, timeout_ms }) =>
      runGodot(godot, { args, cwd: project, timeoutMs: timeout_ms, signal }, children),
  }
}

function bridgeAccess({ bridge, contract }: ContextParts, { tool, call, signal }: RunningCall): ContextBridge {
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
    request: async ({ command, params, timeout_ms }) => {
      const peer = bridge.connectedPeer()
      await checkKnown(peer, command, tool, contract)
      return peer.request(command, params, { timeoutMs: timeout_ms, call, signal })
    },
    responds: async ({ within_ms }) => (await bridge.peer?.responds(within_ms)) ?? false,
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
