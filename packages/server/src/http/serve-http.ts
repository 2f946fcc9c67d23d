import { createServer, type Server } from 'node:http'
import type { Clock } from '../clock.js'
import { ConfigError } from '../config/config-error.js'
import type { HttpSettings } from '../config/http.js'
import type { Logger } from '../log/logger.js'
import type { MakeMcpServer } from '../mcp/create-mcp-server.js'
import { createHttpEndpoint } from '../mcp/http-endpoint.js'
import type { Product } from '../product.js'
import { dropStalledConnections } from './connections.js'
import { hostInUrl } from './host-name.js'
import { HTTP_LIMITS, type HttpLimits } from './limits.js'
import { RefusalLog } from './refusal-log.js'
import { MCP_PATH, RequestHandler } from './request-handler.js'

/** How often Node looks for clients that are too slow with their requests, in milliseconds. */
const CHECK_MS = 2_000

/** Shorter tokens can be found by trying. */
const SHORT_TOKEN = 16

/** What a server over HTTP is made of. */
export interface HttpParts {
  product: Product
  settings: HttpSettings
  clock: Clock
  log: Logger
  limits?: Partial<HttpLimits>
  /** Makes each connection's MCP server, where it is not to be the product's usual one. */
  makeMcpServer?: MakeMcpServer
}

/** A server that listens. */
export interface HttpServed {
  /** Where clients connect; the port is the system's choice where 0 was asked for. */
  readonly url: string
  /** What clients hold at this moment. */
  counts(): { connections: number; exchanges: number; sessions: number; bodyBytes: number }
  /** Takes no more requests, gives calls in flight a moment to end, and frees the port. May be called twice. */
  close(): Promise<void>
}

/** Serves any number of clients, in every revision of the protocol. Throws ConfigError where the address cannot be listened on. */
export async function serveHttp({ product, settings, clock, log, limits: own, makeMcpServer }: HttpParts): Promise<HttpServed> {
  const limits = { ...HTTP_LIMITS, ...own }
  const onError = (error: Error) => log.debug('protocol', { error: error.message })
  const endpoint = createHttpEndpoint(product, { limits, clock, makeMcpServer, onError })
  const refusals = new RefusalLog(log, clock)
  const handler = new RequestHandler({ product, endpoint, settings, limits, clock, log, refusals })
  const server = createServer({
    connectionsCheckingInterval: Math.min(CHECK_MS, limits.headersMs),
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    noDelay: true,
  })
  server.maxConnections = limits.connections
  server.on('request', (req, res) => handler.handle(req, res))
  // The checks come first: a client that asks before it sends a large body is refused without having sent it.
  server.on('checkContinue', (req, res) => handler.handle(req, res))
  server.on('drop', (from) => refusals.tell('connection', 'too many are open', from?.remoteAddress))
  const stopWatching = dropStalledConnections(server, clock, limits.stalledMs)
  const port = await listen(server, settings).catch(async (error: unknown) => {
    stopWatching()
    await endpoint.close()
    throw error
  })
  server.on('error', (error) => log.error('http listener', { error }))
  let connections = 0
  server.on('connection', (socket) => {
    connections++
    socket.once('close', () => connections--)
  })
  const url = `http://${hostInUrl(settings.host)}:${port}${MCP_PATH}`
  log.info('serving over HTTP', { url, token: settings.token === null ? 'not asked for' : 'asked for' })

  if (settings.token !== null && settings.token.length < SHORT_TOKEN) {
    log.warning('the token is short enough to be guessed; use 32 random characters or more')
  }

  const close = async () => {
    handler.stopping = true
    const freed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    await withinMs(handler.exchanges.callsDone(), limits.drainMs, clock)
    await endpoint.close()
    server.closeIdleConnections()
    await withinMs(freed, limits.lingerMs, clock)
    server.closeAllConnections()
    stopWatching()
    refusals.close()
    await freed
  }
  let closing: Promise<void> | undefined
  return {
    url,
    counts: () => ({
      connections,
      exchanges: handler.exchanges.count,
      sessions: endpoint.sessions,
      bodyBytes: handler.room.taken,
    }),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function listen(server: Server, { host, port }: HttpSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ConfigError(refusalOf(error, host, port))))
    server.listen({ host, port }, () => {
      server.removeAllListeners('error')
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function refusalOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `GODOT_MCP_HTTP_PORT: port ${port} of ${host} is in use by another program; end that one, or choose another port`
    case 'EACCES':
      return `GODOT_MCP_HTTP_PORT: listening on port ${port} of ${host} is not permitted; choose a port above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `GODOT_MCP_HTTP_HOST: "${host}" is not an address of this machine`
    default:
      return `GODOT_MCP_HTTP_HOST: cannot listen on port ${port} of ${host}: ${error.message}`
  }
}

async function withinMs(done: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  let calm = () => {}
  await Promise.race([done, new Promise<void>((resolve) => (calm = clock.after(ms, resolve)))])
  calm()
}
