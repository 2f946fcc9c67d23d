import { webSocketListener } from './bridge/listener.js'
import { systemClock } from './clock.js'
import { readConfig } from './config/config.js'
import { readHttp } from './config/http.js'
import { generatedContract } from './contract/generated.js'
import { createProduct as assemble } from './create-product.js'
import { createLogger, type LogLevel } from './log/logger.js'
import type { Served } from './mcp/serve.js'
import type { Product } from './product.js'

export { type MessageTransport, type Served, serveTransport } from './mcp/serve.js'
export type {
  CallAnswer,
  CallContext,
  Content,
  Json,
  ListedResource,
  ListedTool,
  Person,
  PersonAnswer,
  PersonQuestion,
  Product,
  ProductInfo,
  ResourceContents,
} from './product.js'

/** Settings of a server inside another program; each stands for the environment variable of the command line. */
export interface ProductOptions {
  /** GODOT_MCP_BRIDGE_URL; port 0 lets the system choose one, and `bridgeUrl()` tells it after `start()`. */
  bridgeUrl?: string
  /** GODOT_MCP_TRANSPORT: what the server says of itself; it serves nobody before it is told to. */
  transport?: 'stdio' | 'http'
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
  /** GODOT_MCP_SAFETY. */
  safety?: string
  /** GODOT_MCP_CODE_EXECUTION. */
  codeExecution?: string
  /** GODOT_MCP_APPROVAL_WEBHOOK. */
  approvalWebhook?: string
  /** GODOT_MCP_APPROVAL_TIMEOUT. */
  approvalTimeout?: string
  /** GODOT_MCP_APPROVAL_FAIL_OPEN. */
  approvalFailOpen?: string
  /** GODOT_MCP_APPROVAL_REQUIRE. */
  approvalRequire?: string
  /** Takes the log, one JSON object a line; without it nothing is logged. */
  log?: (line: string) => void
}

/** The server without a process of its own: for tests and for programs that carry it. Throws on a setting that cannot be used. */
export function createProduct(options: ProductOptions = {}): Product {
  const config = readConfig({
    GODOT_MCP_BRIDGE_URL: options.bridgeUrl,
    GODOT_MCP_TRANSPORT: options.transport,
    GODOT_MCP_DEFAULT_TOOLSETS: options.defaultToolsets,
    GODOT_MCP_LOG_LEVEL: options.logLevel,
    GODOT_MCP_GODOT_BIN: options.godotBin,
    GODOT_MCP_PROJECT_DIR: options.projectDir,
    GODOT_MCP_UPDATE_URL: options.updateUrl,
    GODOT_MCP_SAFETY: options.safety,
    GODOT_MCP_CODE_EXECUTION: options.codeExecution,
    GODOT_MCP_APPROVAL_WEBHOOK: options.approvalWebhook,
    GODOT_MCP_APPROVAL_TIMEOUT: options.approvalTimeout,
    GODOT_MCP_APPROVAL_FAIL_OPEN: options.approvalFailOpen,
    GODOT_MCP_APPROVAL_REQUIRE: options.approvalRequire,
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

/** Settings of a server over HTTP; each stands for the environment variable of the command line. */
export interface HttpOptions {
  /** GODOT_MCP_HTTP_HOST. */
  host?: string
  /** GODOT_MCP_HTTP_PORT; 0 lets the system choose one, and `url` tells it. */
  port?: number
  /** GODOT_MCP_AUTH_TOKEN. */
  token?: string
  /** GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION. */
  hostOriginProtection?: 'auto' | 'true' | 'strict' | 'false'
  /** GODOT_MCP_LOG_LEVEL. */
  logLevel?: LogLevel
  /** Takes the log, one JSON object a line; without it nothing is logged. */
  log?: (line: string) => void
}

/**
 * Serves any number of clients over HTTP, in every revision of the protocol, until it is closed; `url` is where they connect. Throws on a setting
 * that cannot be used, and where the address cannot be listened on.
 */
export async function serveOverHttp(product: Product, options: HttpOptions = {}): Promise<Served & { readonly url: string }> {
  const variables: Record<string, string | undefined> = {
    GODOT_MCP_HTTP_HOST: options.host,
    GODOT_MCP_HTTP_PORT: options.port?.toString(),
    GODOT_MCP_AUTH_TOKEN: options.token,
    GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION: options.hostOriginProtection,
  }
  const { serveHttp } = await import('./http/serve-http.js')
  return serveHttp({
    product,
    settings: readHttp((name) => variables[name]),
    clock: systemClock,
    log: createLogger(
      { level: options.logLevel ?? 'info', now: () => systemClock.now(), write: options.log ?? (() => {}) },
      'http',
    ),
  })
}
