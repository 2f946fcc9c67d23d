export { type Compatibility, checkCompatibility, type ServedContract } from './compatibility.js'
export { FAILURE_META_KEY, formatError, type ToolFailure } from './failure.js'
export { BRIDGE } from './generated/bridge.js'
export type * from './generated/commands.js'
export { WIRE_COMMANDS } from './generated/commands.js'
export {
  BUILD_VERSION,
  CONTRACT_DIGEST,
  CONTRACT_VERSION,
  MIN_COMPATIBLE_CONTRACT,
  PACKAGE_VERSION,
} from './generated/contract.js'
export { ERROR_CODES, type ErrorCode, REQUIRED_TOKENS, type RequiredToken } from './generated/errors.js'
export { MAX_PATH_LENGTH, PATH_RULES } from './generated/paths.js'
export { RESOURCES } from './generated/resources.js'
export type * from './generated/tools.js'
export { DESCRIPTORS } from './generated/tools.js'
export { BUNDLES, TOOLSETS, type ToolsetName } from './generated/toolsets.js'
export type * from './generated/values.js'
export type {
  BundleRecord,
  Deprecation,
  ObjectSchema,
  PathParameters,
  PathRule,
  PublishedTool,
  ResourceRecord,
  Safety,
  SafetyFlag,
  SafetyProfile,
  ToolDescriptor,
  ToolExample,
  ToolsetRecord,
  ToolValidators,
  ValidateFunction,
  ValidationProblem,
  WideTool,
  WireCommandRecord,
} from './records.js'
