import { approverOf } from './approval/approver.js'
import { Bridge, type StartListener } from './bridge/bridge.js'
import { Children } from './child-process/children.js'
import { type Clock, pause } from './clock.js'
import type { Config } from './config/config.js'
import type { Contract } from './contract/contract.js'
import { createContext } from './create-context.js'
import { capability, instructions } from './instructions.js'
import type { Logger } from './log/logger.js'
import { type CallTool, createPipeline } from './pipeline/pipeline.js'
import type { Product } from './product.js'
import { readResource } from './resources/read.js'
import { restrictContract } from './safety/restrict-contract.js'
import { SERVER_NAME } from './server-name.js'
import { SnapshotStore } from './snapshots/store.js'
import { ToolsetGate } from './toolsets/gate.js'
import { startToolsets } from './toolsets/start-set.js'
import { UpdateChecker } from './updates/update-checker.js'

/** Above this many enabled tools, common clients begin to refuse or forget some. */
const MANY_TOOLS = 100

/** How long calls that are under way may take to end once all they work with is gone, in milliseconds. */
const LAST_ANSWERS_MS = 1_000

/** What a product is made of. */
export interface ProductParts {
  config: Config
  contract: Contract
  clock: Clock
  log: Logger
  startListener: StartListener
}

/** Puts the server together. Throws ConfigError for start-up toolsets that do not exist; nothing listens before `start`. */
export function createProduct(parts: ProductParts): Product {
  const { config, clock, log } = parts
  const contract = restrictContract(parts.contract, config.safety)
  const gate = new ToolsetGate(contract, startToolsets(config.defaultToolsets, contract))
  const announceToolsets = () => bridge.push('cmd_toolsets_update', { enabled: gate.enabled().sort() })
  const bridge = new Bridge({
    address: config.bridge,
    token: config.bridgeToken,
    clock,
    log: log.child('bridge'),
    startListener: parts.startListener,
    longestCommandMs: longestTimeout(contract),
    greet: (peer) => {
      const { version, contract_version } = contract.numbers
      peer.push('cmd_server_hello', { version, contract_version })
      announceToolsets()
    },
  })
  const children = new Children(clock)
  const contextFor = createContext({
    config,
    contract,
    bridge,
    gate,
    children,
    updates: new UpdateChecker({ url: config.updateUrl, current: contract.numbers.version, clock }),
    snapshots: new SnapshotStore(),
    readResource: (uri) => readResource(uri, contract.resources, callTool),
    clock,
    log,
  })
  const pipeline = createPipeline({
    contract,
    bridge,
    gate,
    approver: approverOf(config.approval, clock),
    contextFor,
    clock,
    log,
  })
  const underWay = new Set<Promise<unknown>>()
  const callTool: CallTool = async (...call) => {
    await bridge.start()
    const answer = pipeline(...call)
    underWay.add(answer)
    return answer.finally(() => underWay.delete(answer))
  }
  gate.onChange(announceToolsets)
  gate.onChange(() => warnOfMany(countTools(contract, gate), log))
  warnOfMany(countTools(contract, gate), log)
  const atStart = gate.enabled()
  const info = {
    name: SERVER_NAME,
    title: 'Godot MCP',
    version: contract.numbers.package_version,
    instructions: instructions(contract, atStart, config),
    capability: capability(contract, config),
  }

  return {
    info: () => info,
    listTools: async () => (await Promise.all(gate.enabled().map((name) => contract.published(name)))).flat(),
    callTool,
    listResources: () => contract.resources.map(({ tool: _tool, input: _input, inputFromTemplate: _from, ...shown }) => shown),
    readResource: (uri) => readResource(uri, contract.resources, callTool),
    onToolsChanged: (listener) => gate.onChange(listener),
    start: () => bridge.start(),
    editorAttached: () => bridge.peer !== null,
    bridgeUrl: () => bridge.url,
    close: async () => {
      await Promise.all([children.close(), bridge.close()])
      // With editor and engines gone every call comes to an end, and its caller is told of it.
      const { promise: late, cancel } = pause(clock, LAST_ANSWERS_MS)
      await Promise.race([Promise.all(underWay), late])
      cancel()
    },
  }
}

function countTools(contract: Contract, gate: ToolsetGate): number {
  return contract.toolsets
    .filter((toolset) => gate.isEnabled(toolset.name))
    .reduce((sum, toolset) => sum + toolset.tools.length, 0)
}

/** The longest that any tool lets its editor command take, in milliseconds. */
function longestTimeout(contract: Contract): number {
  return Math.max(0, ...[...contract.tools.values()].map(({ timeoutMs = 0 }) => timeoutMs))
}

function warnOfMany(count: number, log: Logger): void {
  if (count <= MANY_TOOLS) return
  log.warning('more tools are enabled than some clients take (Cursor 40, VS Code 128); disable toolsets that are not needed', {
    tools: count,
  })
}
