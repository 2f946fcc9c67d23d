import { ConnectionError, isConnectionError } from '../../errors/connection-error.js'

/** Nothing was sent where one of these came. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EACCES',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Says what a refusal over HTTP means; null where the protocol itself has to. */
export function refusalOf(response: Response, place: string, hadToken: boolean): ConnectionError | null {
  const { status, headers } = response
  if (status < 300 || status === 400) return null
  const refused = (code: 'UNAUTHORIZED' | 'HTTP_ERROR', hint: string) =>
    new ConnectionError({ code, hint, mayHaveApplied: false })
  switch (status) {
    case 401:
      return refused(
        'UNAUTHORIZED',
        hadToken
          ? `The server at ${place} does not take this token. Give the one that it was started with, as GODOT_MCP_AUTH_TOKEN.`
          : `The server at ${place} asks for a token. Give the one that it was started with: connect({ url, token }).`,
      )
    case 429: {
      const seconds = headers.get('retry-after')
      const wait = seconds === null ? 'a while' : `${seconds} s`
      return refused(
        'UNAUTHORIZED',
        `Too many wrong tokens came from here to the server at ${place}. Wait ${wait}, then give the right one.`,
      )
    }
    case 403:
    case 421:
      return refused('HTTP_ERROR', `The server at ${place} answers only for its own host. Use the address that its log names.`)
    case 404:
    case 405:
      return refused(
        'HTTP_ERROR',
        `Nothing speaks MCP at ${place}. The path of a Godot MCP server is /mcp; its log names the whole address.`,
      )
    case 413:
      return refused('HTTP_ERROR', `The call is too large for the server at ${place}. Send less at once.`)
    case 503:
      return refused('HTTP_ERROR', `The server at ${place} is busy or stopping. Try again in a moment.`)
  }
  if (status < 400) {
    const to = headers.get('location') ?? 'another place'
    return refused(
      'HTTP_ERROR',
      `${place} redirects to ${to}, and a token goes to nobody but whom it was given for. Connect to that address itself.`,
    )
  }
  return refused(
    'HTTP_ERROR',
    `${place} answered with the HTTP status ${status}. Check that it is the address of a Godot MCP server.`,
  )
}

/** Says what a failed exchange means, from whatever the layers below made of it. */
export function failureOf(cause: unknown, place: string): ConnectionError | null {
  for (const error of causes(cause)) {
    if (isConnectionError(error)) return error
    const code = 'code' in error ? error.code : undefined
    if (typeof code === 'string' && NOT_REACHED.has(code)) {
      const hint = `No server can be reached at ${place} (${code}). Start one with GODOT_MCP_TRANSPORT=http, or check the address.`
      return new ConnectionError({ code: 'SERVER_UNREACHABLE', hint, mayHaveApplied: false }, { cause })
    }
  }
  for (const error of causes(cause)) {
    // What fetch says of a connection that broke before or in the middle of an answer.
    if (error.name === 'TypeError' && ['fetch failed', 'terminated'].includes(error.message)) return lost(place, cause)
  }
  return null
}

/** The answer to something that was sent never came. */
export function lost(place: string, cause?: unknown): ConnectionError {
  const hint = `The connection to ${place} broke before the answer was there. Look whether the server still runs, then call again.`
  return new ConnectionError({ code: 'CONNECTION_CLOSED', hint }, cause === undefined ? undefined : { cause })
}

function causes(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && !chain.includes(one); one = one.cause ?? detailOf(one)) chain.push(one)
  return chain
}

/** The MCP library keeps some causes among the data of its errors. */
function detailOf(error: Error): unknown {
  const data = 'data' in error ? error.data : undefined
  return typeof data === 'object' && data !== null && 'cause' in data ? data.cause : undefined
}
