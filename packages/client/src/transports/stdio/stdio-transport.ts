import { ConnectionError } from '../../errors/connection-error.js'
import type { Transport } from '../../transport.js'
import type { StdioOptions } from './stdio-options.js'
import type { StdioSession } from './stdio-session.js'

/** A transport that starts a server as a child process. `connect({ command, … })` makes one; it ends the child on close. */
export function createStdioTransport(options: StdioOptions): Transport {
  let session: StdioSession | undefined
  let closed = false
  return {
    async open({ signal, onApproval }) {
      // The MCP client is loaded here, so that programs that connect in memory never pay for it.
      const { StdioSession } = await import('./stdio-session.js')
      if (closed) return
      session = new StdioSession(options, onApproval)
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
    lastWords: () => session?.lastWords() ?? [],
  }
}
