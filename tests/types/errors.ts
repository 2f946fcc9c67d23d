// Read by the type checker alone: an assertion that does not hold is an error of `tsc -p tests/tsconfig.json`.
import {
  type ClientTooOldError,
  type ConnectionErrorCode,
  type ErrorCode,
  type GodotToolError,
  isConnectionError,
  isContractMismatchError,
  isGodotToolError,
  isInvalidResultError,
  type MismatchVerdict,
  type NotThisContractError,
  type RequiredToken,
  type ResultProblem,
  type ServerTooOldError,
} from '@godot-mcp/client'
import { expectTypeOf } from 'vitest'

// The codes, as a literal: one that goes or is renamed is seen here.
expectTypeOf<ErrorCode>().toEqualTypeOf<
  | 'PRECONDITION_FAILED'
  | 'RESOURCE_NOT_FOUND'
  | 'VALIDATION_ERROR'
  | 'BRIDGE_DISCONNECTED'
  | 'TIMEOUT'
  | 'INTERNAL_ERROR'
  | 'APPROVAL_DENIED'
  | 'PEER_REPLACED'
  | 'UNSUPPORTED'
  | 'RESPONSE_TOO_LARGE'
>()
expectTypeOf<'active_scene' | 'bridge_connected' | 'confirm' | 'toolset_enabled'>().toExtend<RequiredToken>()
expectTypeOf<ConnectionErrorCode>().toEqualTypeOf<
  | 'COMMAND_NOT_FOUND'
  | 'SERVER_NOT_STARTED'
  | 'SERVER_EXITED'
  | 'SERVER_UNREACHABLE'
  | 'UNAUTHORIZED'
  | 'HTTP_ERROR'
  | 'CONNECT_TIMEOUT'
  | 'CONNECTION_CLOSED'
  | 'CALL_TIMEOUT'
  | 'PROTOCOL_ERROR'
>()
expectTypeOf<MismatchVerdict>().toEqualTypeOf<'client_too_old' | 'server_too_old' | 'not_this_contract'>()

// The code of a newer server is any text; the known ones are still offered.
declare const toolError: GodotToolError
expectTypeOf(toolError.code).toEqualTypeOf<ErrorCode | (string & {})>()
expectTypeOf<'RATE_LIMITED'>().toExtend<GodotToolError['code']>()
expectTypeOf(toolError.required).toEqualTypeOf<RequiredToken | (string & {}) | undefined>()
expectTypeOf(toolError.suggestions).toEqualTypeOf<readonly string[] | undefined>()
expectTypeOf(toolError.mayHaveApplied).toEqualTypeOf<boolean | undefined>()

// The guards narrow what was caught.
declare const caught: unknown
if (isGodotToolError(caught)) expectTypeOf(caught).toEqualTypeOf<GodotToolError>()
if (isConnectionError(caught)) {
  expectTypeOf(caught.code).toEqualTypeOf<ConnectionErrorCode>()
  expectTypeOf(caught.stderr).toEqualTypeOf<readonly string[] | undefined>()
}
if (isContractMismatchError(caught)) {
  expectTypeOf(caught.clientContract).toEqualTypeOf<number>()
  expectTypeOf(caught.serverContract).toEqualTypeOf<number | null>()
  expectTypeOf(caught.minCompatibleContract).toEqualTypeOf<number | null>()
  if (caught.verdict === 'client_too_old') expectTypeOf(caught).toEqualTypeOf<ClientTooOldError>()
  else if (caught.verdict === 'server_too_old') expectTypeOf(caught).toEqualTypeOf<ServerTooOldError>()
  else expectTypeOf(caught).toEqualTypeOf<NotThisContractError>()
}
if (isInvalidResultError(caught)) expectTypeOf(caught.problems).toEqualTypeOf<readonly ResultProblem[]>()
