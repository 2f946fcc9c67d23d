export type { ErrorCode, RequiredToken, ToolMap, ToolName } from '@godot-mcp/contract'
export type { ApprovalRequest, OnApproval } from './approval.js'
export { connect } from './connect.js'
export {
  ConnectionError,
  type ConnectionErrorCode,
  type ConnectionErrorDetails,
  isConnectionError,
} from './errors/connection-error.js'
export {
  ClientTooOldError,
  ContractMismatchError,
  isContractMismatchError,
  type MismatchDetails,
  type MismatchVerdict,
  NotThisContractError,
  ServerTooOldError,
} from './errors/contract-mismatch-error.js'
export { InvalidResultError, isInvalidResultError, type ResultProblem } from './errors/invalid-result-error.js'
export { GodotToolError, isGodotToolError, type ToolErrorDetails } from './errors/tool-error.js'
export type { Godot, ToolArguments, ToolMethod, ToolParams, ToolResultOf, Toolsets } from './godot.js'
export type { Health, HealthPart } from './health.js'
export type { CallOptions, ClientOptions, ConnectOptions } from './options.js'
export type { Progress, ToolResult, Transport, TransportCallOptions, TransportOpenOptions } from './transport.js'
export type { HttpOptions } from './transports/http/http-options.js'
export { createHttpTransport } from './transports/http/http-transport.js'
export { createInMemoryTransport, type Product } from './transports/in-memory.js'
export { createRouterTransport, type ToolHandler, type ToolHandlers } from './transports/router.js'
export type { StdioOptions } from './transports/stdio/stdio-options.js'
export { createStdioTransport } from './transports/stdio/stdio-transport.js'
