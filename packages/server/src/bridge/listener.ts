import { createServer, type Server } from 'node:http'
import { BRIDGE } from '@godot-mcp/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../clock.js'
import { type BridgeAddress, bridgeUrl } from '../config/bridge-url.js'
import type { Logger } from '../log/logger.js'
import { sparing } from '../log/sparing.js'
import type { Listener, StartListener } from './bridge.js'
import { handshakeRefusal } from './host-check.js'
import { CLOSING_MS, HANDSHAKE_MS, MAX_CONNECTIONS } from './limits.js'
import type { PeerSocket } from './peer-socket.js'
import { wrapSocket } from './wrap-socket.js'

/** Pauses between attempts to bind a taken address: doubling, in milliseconds. */
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 5_000

/** An option that the library's types do not have yet. */
const CLOSING = { closeTimeout: CLOSING_MS }

interface Bound {
  http: Server
  webSockets: WebSocketServer
}

type OnConnection = (socket: PeerSocket, path: string) => void

/**
 * Listens for editors with `ws`. A port that is taken is tried again until it is free, and no other one is ever used: the editor would not
 * find it.
 */
export function webSocketListener(clock: Clock, fullLog: Logger): StartListener {
  const log = sparing(fullLog, clock)
  return async (address, onConnection) => {
    const state = { server: null as Bound | null, bindError: null as string | null, closed: false, stopRetry: () => {} }

    const attempt = async (pauseMs: number): Promise<void> => {
      const outcome = await bind(address, onConnection, log)
      if ('server' in outcome && state.closed) return closeServer(outcome.server)
      if ('server' in outcome) {
        if (state.bindError !== null) log.info('the bridge address is free now', { url: address.url })
        state.server = outcome.server
        state.bindError = null
        return
      }
      const bindError = `${address.host} port ${address.port}: ${outcome.reason}`
      if (bindError !== state.bindError) log.error('cannot listen for the editor; will keep trying', { bind_error: bindError })
      state.bindError = bindError
      if (!state.closed) state.stopRetry = clock.after(pauseMs, () => void attempt(Math.min(2 * pauseMs, LONGEST_RETRY_MS)))
    }

    await attempt(FIRST_RETRY_MS)
    const listener: Listener = {
      get bindError() {
        return state.bindError
      },
      get url() {
        return state.server === null ? null : urlOf(state.server, address)
      },
      async close() {
        state.closed = true
        state.stopRetry()
        if (state.server !== null) await closeServer(state.server)
        state.server = null
      },
    }
    return listener
  }
}

async function bind(
  address: BridgeAddress,
  onConnection: OnConnection,
  log: Logger,
): Promise<{ server: Bound } | { reason: string }> {
  const http = createServer({
    requestTimeout: HANDSHAKE_MS,
    headersTimeout: HANDSHAKE_MS,
    connectionsCheckingInterval: HANDSHAKE_MS,
  })
  http.maxConnections = MAX_CONNECTIONS
  // Whoever does not ask for a WebSocket has the wrong door.
  http.on('request', (_request, response) => void response.writeHead(426, { Connection: 'close' }).end())
  const webSockets = new WebSocketServer({
    server: http,
    maxPayload: BRIDGE.max_frame_bytes,
    perMessageDeflate: false,
    autoPong: false,
    ...CLOSING,
    verifyClient: ({ req }, decide) => {
      const refused = handshakeRefusal(req.headers.origin, req.headers.host, address.host)
      if (refused !== null) log.warning('refused a connection to the bridge', { reason: refused })
      decide(refused === null, 403, 'Forbidden')
    },
  })
  webSockets.on('connection', (socket: WebSocket, request) => {
    onConnection(wrapSocket(socket, request.socket, log), pathOf(request.url ?? '/'))
  })
  const server: Bound = { http, webSockets }
  return new Promise((resolve) => {
    webSockets.once('listening', () => {
      log.info('listening for the editor', { url: urlOf(server, address) })
      webSockets.on('error', (error) => log.error('bridge listener', { error }))
      resolve({ server })
    })
    webSockets.once('error', (error: NodeJS.ErrnoException) => resolve({ reason: reasonOf(error) }))
    http.listen(address.port, address.host)
  })
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'in use by another program (EADDRINUSE)'
  if (error.code === 'EADDRNOTAVAIL') return 'not a local address (EADDRNOTAVAIL)'
  if (error.code === 'EACCES') return 'not permitted (EACCES)'
  if (error.code === 'ENOTFOUND') return 'not a host name that resolves (ENOTFOUND)'
  return error.message
}

/** The address in use; its port is the system's choice where the configured one is 0. */
function urlOf({ http }: Bound, { host, port }: BridgeAddress): string {
  const bound = http.address()
  return bridgeUrl(host, typeof bound === 'object' && bound !== null ? bound.port : port)
}

function pathOf(url: string): string {
  return url.replace(/\?.*$/, '').replace(/\/+$/, '')
}

/** Resolves when the port is free again; connections that do not close by themselves are dropped. */
function closeServer({ http, webSockets }: Bound): Promise<void> {
  const impatience = setTimeout(() => {
    for (const socket of webSockets.clients) socket.terminate()
    http.closeAllConnections()
  }, 500)
  for (const socket of webSockets.clients) socket.close(1001)
  webSockets.close()
  return new Promise((resolve) =>
    http.close(() => {
      clearTimeout(impatience)
      resolve()
    }),
  )
}
