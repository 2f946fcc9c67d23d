import { brand, hasBrand } from './brand.js'

/**
 * What can go wrong on this side of the wire, or on the way.
 *
 * - `COMMAND_NOT_FOUND`: there is no such command, or no such working directory.
 * - `SERVER_NOT_STARTED`: the operating system refused to start the command.
 * - `SERVER_EXITED`: the server's process ended; the error carries its last lines of standard error.
 * - `SERVER_UNREACHABLE`: nothing listens at the address, or its name or network is not known.
 * - `UNAUTHORIZED`: the server asks for a token and got none, a wrong one, or too many wrong ones.
 * - `HTTP_ERROR`: the address answered, and not as a server of this protocol: a wrong path, a redirect, a refused host, a server that is busy.
 * - `CONNECT_TIMEOUT`: nothing that speaks MCP answered in time.
 * - `CONNECTION_CLOSED`: the connection was closed, by `close()` or by a transport of yours, or it broke before an answer was there.
 * - `CALL_TIMEOUT`: the server did not answer a call in time, although it may still be working on it.
 * - `PROTOCOL_ERROR`: an answer came that is no answer to a tool call.
 */
export type ConnectionErrorCode =
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

/** The parts of a {@link ConnectionError}. */
export interface ConnectionErrorDetails {
  readonly code: ConnectionErrorCode
  /** What was wrong and what to do about it. */
  readonly hint: string
  /** The tool whose call was lost, where there was one. */
  readonly tool?: string | undefined
  /** The last lines that the server wrote to standard error, oldest first. */
  readonly stderr?: readonly string[] | undefined
  /** True where a change that was on its way may still happen, or may have happened; false where it surely has not. */
  readonly mayHaveApplied?: boolean | undefined
}

/** The server could not be started or reached, went away, or did not answer. Nothing a tool said. */
export class ConnectionError extends Error implements ConnectionErrorDetails {
  override readonly name = 'ConnectionError'
  readonly code: ConnectionErrorCode
  readonly hint: string
  /** What has to be true before any call can work: a running server. */
  readonly required = 'server'
  declare readonly tool?: string
  declare readonly stderr?: readonly string[]
  declare readonly mayHaveApplied?: boolean

  constructor(details: ConnectionErrorDetails, options?: { cause?: unknown }) {
    const { code, hint, tool, stderr, mayHaveApplied } = details
    super(messageOf(details), options)
    this.code = code
    this.hint = hint
    if (tool !== undefined) this.tool = tool
    if (stderr !== undefined) this.stderr = stderr
    if (mayHaveApplied !== undefined) this.mayHaveApplied = mayHaveApplied
    brand(this, 'ConnectionError')
  }
}

/** Whether `value` is a {@link ConnectionError}, also one made by another copy of this package. */
export function isConnectionError(value: unknown): value is ConnectionError {
  return hasBrand(value, 'ConnectionError')
}

function messageOf({ code, hint, tool, stderr }: ConnectionErrorDetails): string {
  const head = `${tool === undefined ? '' : `${tool}: `}${code}: ${hint}`
  return stderr === undefined || stderr.length === 0 ? head : `${head}\nThe server's last words:\n  ${stderr.join('\n  ')}`
}
