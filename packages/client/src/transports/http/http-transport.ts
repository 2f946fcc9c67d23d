import { ConnectionError } from '../../errors/connection-error.js'
import type { Transport } from '../../transport.js'
import type { HttpOptions } from './http-options.js'
import type { HttpSession } from './http-session.js'

/** A transport to a server that runs already. `connect({ url, … })` makes one. Throws TypeError for an address or a token that cannot be used. */
export function createHttpTransport(options: HttpOptions): Transport {
  checkUrl(options.url)
  checkToken(options.token)
  let session: HttpSession | undefined
  let closed = false
  return {
    async open({ signal, onApproval }) {
      // The MCP client is loaded here, so that programs that connect in memory never pay for it.
      const { HttpSession } = await import('./http-session.js')
      if (closed) return
      session = new HttpSession(options, onApproval)
      await session.open(signal)
    },
    async callTool(name, args, callOptions) {
      if (session === undefined) throw new ConnectionError({ code: 'CONNECTION_CLOSED', hint: 'The transport is not open.' })
      return session.callTool(name, args, callOptions)
    },
    async close() {
      closed = true
      await session?.close()
    },
  }
}

function checkUrl(url: unknown): void {
  const usage = 'write it as http://127.0.0.1:9090/mcp'
  if (!URL.canParse(String(url))) throw new TypeError(`connect(): the url "${url}" is no address; ${usage}.`)
  const { protocol, username, password } = new URL(String(url))
  if (!['http:', 'https:'].includes(protocol)) throw new TypeError(`connect(): the url begins with ${protocol}; ${usage}.`)
  if (username !== '' || password !== '')
    throw new TypeError('connect(): a url with a password is not used; give the token as { url, token }.')
}

// The value is a secret and never part of a message; what fetch would say of it shows it.
function checkToken(token: unknown): void {
  if (token === undefined || (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token))) return
  throw new TypeError('connect(): the token is empty or has characters that a header cannot carry.')
}
