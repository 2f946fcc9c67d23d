import { webSocketListener } from './bridge/listener.js'
import { systemClock } from './clock.js'
import { readConfig } from './config/config.js'
import { generatedContract } from './contract/generated.js'
import { createProduct as assemble } from './create-product.js'
import { createLogger } from './log/logger.js'
import type { Product } from './product.js'

export { type MessageTransport, type Served, serveTransport } from './mcp/serve.js'
export type {
  CallAnswer,
  CallContext,
  Json,
  ListedResource,
  ListedTool,
  Product,
  ProductInfo,
  ResourceContents,
} from './product.js'

/** Settings of a server inside another program; each stands for the environment variable of the command line. */
export interface ProductOptions {
  /** GODOT_MCP_BRIDGE_URL; port 0 lets the system choose one, and `bridgeUrl()` tells it after `start()`. */
  bridgeUrl?: string
  /** GODOT_MCP_DEFAULT_TOOLSETS. */
  defaultToolsets?: string
  /** GODOT_MCP_LOG_LEVEL. */
  logLevel?: string
  /** GODOT_MCP_GODOT_BIN. */
  godotBin?: string
  /** GODOT_MCP_PROJECT_DIR. */
  projectDir?: string
  /** GODOT_MCP_UPDATE_URL. */
  updateUrl?: string
  /** Takes the log, one JSON object a line; without it nothing is logged. */
  log?: (line: string) => void
}

/** The server without a process of its own: for tests and for programs that carry it. Throws on a setting that cannot be used. */
export function createProduct(options: ProductOptions = {}): Product {
  const config = readConfig({
    GODOT_MCP_BRIDGE_URL: options.bridgeUrl,
    GODOT_MCP_DEFAULT_TOOLSETS: options.defaultToolsets,
    GODOT_MCP_LOG_LEVEL: options.logLevel,
    GODOT_MCP_GODOT_BIN: options.godotBin,
    GODOT_MCP_PROJECT_DIR: options.projectDir,
    GODOT_MCP_UPDATE_URL: options.updateUrl,
    PATH: process.env['PATH'],
  })
  const write = options.log ?? (() => {})
  const log = createLogger({ level: config.logLevel, now: () => systemClock.now(), write })
  return assemble({
    config,
    contract: generatedContract,
    clock: systemClock,
    log,
    startListener: webSocketListener(systemClock, log.child('bridge')),
  })
}
