import { createMcpHandler, isInitializeRequest, isLegacyRequest } from '@modelcontextprotocol/server'
import type { Clock } from '../clock.js'
import type { Product } from '../product.js'
import { createMcpServer, type MakeMcpServer } from './create-mcp-server.js'
import { HttpSessions, type SessionLimits, sessionNotFound } from './http-sessions.js'

/** What the endpoint is given besides the product. */
export interface EndpointOptions {
  limits: SessionLimits
  clock: Clock
  /** Makes each connection's MCP server; the product's own way unless something else is said. */
  makeMcpServer?: MakeMcpServer | undefined
  /** Hears what clients did wrong and what could not be delivered. */
  onError(error: Error): void
}

/** The protocol over HTTP, whatever carries the bytes. */
export interface HttpEndpoint {
  /**
   * Answers a request whose JSON has been read; `ended` resolves when the client has the whole answer or has gone, which the request's signal
   * tells apart.
   */
  answer(request: Request, message: unknown, ended: Promise<void>): Promise<Response>
  /** Open sessions of the 2025 revisions. */
  readonly sessions: number
  close(): Promise<void>
}

/**
 * Serves the revision of 2026, where each request stands alone, and those of 2025: in a session where the client begins one, and without where it
 * does not.
 */
export function createHttpEndpoint(product: Product, options: EndpointOptions): HttpEndpoint {
  const { makeMcpServer = createMcpServer } = options
  const sessions = new HttpSessions(() => makeMcpServer(product), options)
  const alone = createMcpHandler(() => makeMcpServer(product, { announces: false }), { onerror: options.onError })
  const unsubscribe = product.onToolsChanged(() => alone.notify.toolsChanged())
  return {
    async answer(request, message, ended) {
      const id = request.headers.get('mcp-session-id')
      const legacy = await isLegacyRequest(request, message)
      if (legacy && id !== null) return (await sessions.answer(id, request, message, ended)) ?? sessionNotFound()
      if (legacy && isInitializeRequest(message)) return sessions.open(request, message, ended)
      return alone.fetch(request, message === undefined ? {} : { parsedBody: message })
    },
    get sessions() {
      return sessions.count
    },
    async close() {
      unsubscribe()
      await Promise.all([sessions.close(), alone.close()])
    },
  }
}
