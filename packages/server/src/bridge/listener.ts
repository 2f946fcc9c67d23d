import { isIP } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../clock.js'
import { type BridgeAddress, bridgeUrl } from '../config/bridge-url.js'
import type { Logger } from '../log/logger.js'
import type { Listener, StartListener } from './bridge.js'
import { MAX_FRAME_BYTES } from './limits.js'
import { isLoopback, listenRefusal } from './listen-refusal.js'
import type { PeerSocket } from './peer-socket.js'
import { wrapSocket } from './wrap-socket.js'

/** Pauses between attempts to bind a taken address: doubling, in milliseconds. */
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 5_000

type OnConnection = (socket: PeerSocket, path: string) => void

/**
 * Listens for editors with `ws`. A port that is taken is tried again until it is free, and no other one is ever used: the editor would not
 * find it.
 */
export function webSocketListener(clock: Clock, log: Logger): StartListener {
  return async (address, onConnection) => {
    const state = { server: null as WebSocketServer | null, bindError: null as string | null, closed: false, stopRetry: () => {} }

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
): Promise<{ server: WebSocketServer } | { reason: string }> {
  const refusal = await listenRefusal(address.host)
  if (refusal !== null) return { reason: refusal }
  const server = new WebSocketServer({
    host: address.host,
    port: address.port,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    verifyClient: ({ req }, decide) => {
      const refused = refusalOf(req.headers.origin, req.headers.host)
      if (refused !== null) log.warning('refused a connection to the bridge', { reason: refused })
      decide(refused === null, 403, 'Forbidden')
    },
  })
  server.on('connection', (socket: WebSocket, request) => {
    onConnection(wrapSocket(socket, request.socket, log), pathOf(request.url ?? '/'))
  })
  return new Promise((resolve) => {
    server.once('listening', () => {
      log.info('listening for the editor', { url: urlOf(server, address) })
      server.on('error', (error) => log.error('bridge listener', { error }))
      resolve({ server })
    })
    server.once('error', (error: NodeJS.ErrnoException) => {
      server.close()
      resolve({ reason: reasonOf(error) })
    })
  })
}

/** A browser always says where a page came from, and an editor never does: web pages can reach loopback sockets and must get nothing. */
function refusalOf(origin: string | undefined, host: string | undefined): string | null {
  if (origin !== undefined) return `it has an Origin header: ${origin}`
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isIP(name) === 0
    ? name === 'localhost'
      ? null
      : `its Host is "${host ?? ''}"`
    : isLoopback(name)
      ? null
      : `its Host is "${host}"`
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'in use by another program (EADDRINUSE)'
  if (error.code === 'EADDRNOTAVAIL') return 'not a local address (EADDRNOTAVAIL)'
  if (error.code === 'EACCES') return 'not permitted (EACCES)'
  if (error.code === 'ENOTFOUND') return 'not a host name that resolves (ENOTFOUND)'
  return error.message
}

/** The address in use; its port is the system's choice where the configured one is 0. */
function urlOf(server: WebSocketServer, { host, port }: BridgeAddress): string {
  const bound = server.address()
  return bridgeUrl(host, typeof bound === 'object' && bound !== null ? bound.port : port)
}

function pathOf(url: string): string {
  return url.replace(/\?.*$/, '').replace(/\/+$/, '')
}

/** Resolves when the port is free again; connections that do not close by themselves are dropped. */
function closeServer(server: WebSocketServer): Promise<void> {
  const impatience = setTimeout(() => {
    for (const socket of server.clients) socket.terminate()
  }, 500)
  for (const socket of server.clients) socket.close(1001)
  return new Promise((resolve) =>
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    }),
  )
}
