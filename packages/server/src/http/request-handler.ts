import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.js'
import type { HttpSettings } from '../config/http.js'
import type { Logger } from '../log/logger.js'
import type { HttpEndpoint } from '../mcp/http-endpoint.js'
import type { Product } from '../product.js'
import { BodyRoom, readJson } from './body.js'
import { Exchanges } from './exchanges.js'
import { checkHostAndOrigin } from './host-check.js'
import type { HttpLimits } from './limits.js'
import { Refusal, refuse } from './refusal.js'
import type { RefusalLog } from './refusal-log.js'
import { sendResponse } from './send-response.js'
import { TokenCheck } from './token-check.js'

/** Where the protocol is spoken, and where a supervisor asks whether the server is alive. */
export const MCP_PATH = '/mcp'
const HEALTH_PATH = '/healthz'

/** What requests are answered with. */
export interface HandlerParts {
  product: Product
  endpoint: HttpEndpoint
  settings: HttpSettings
  limits: HttpLimits
  clock: Clock
  log: Logger
  refusals: RefusalLog
}

/** Answers requests, the cheap checks first: nothing is read of a request, and nothing runs, before it has passed them. */
export class RequestHandler {
  readonly exchanges = new Exchanges()
  readonly room: BodyRoom
  readonly #parts: HandlerParts
  readonly #token: TokenCheck | null
  stopping = false

  constructor(parts: HandlerParts) {
    this.#parts = parts
    this.room = new BodyRoom(parts.limits)
    this.#token = parts.settings.token === null ? null : new TokenCheck(parts.settings.token, parts.clock)
  }

  handle(req: IncomingMessage, res: ServerResponse): void {
    const { limits, log, refusals } = this.#parts
    req.on('error', () => {})
    res.on('error', () => {})
    this.#answer(req, res).catch((error: unknown) => {
      // The client went away in the middle of its own request; there is nobody to tell.
      if (res.destroyed) return
      if (error instanceof Refusal) {
        if (error.reason !== null) refusals.tell('request', error.reason, req.socket.remoteAddress)
        refuse(req, res, error, limits.lingerMs)
        return
      }
      log.error('request', { error })
      refuse(req, res, new Refusal(500, 'Internal error'), limits.lingerMs)
    })
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { settings, limits, endpoint } = this.#parts
    checkHostAndOrigin(req, settings)
    if (this.stopping) throw new Refusal(503, 'The server is stopping', { headers: { connection: 'close' } })
    const [path] = (req.url ?? '').split('?')
    if (path === HEALTH_PATH) return this.#tellHealth(req, res)
    if (path !== MCP_PATH) throw new Refusal(404, `There is nothing here; the protocol is spoken at ${MCP_PATH}`)
    allowMethods(req, ['GET', 'POST', 'DELETE'])
    this.#token?.check(req)
    if (this.exchanges.count >= limits.exchanges) {
      throw new Refusal(503, 'Too many requests are in flight', { headers: { 'retry-after': '1' }, reason: 'too many in flight' })
    }
    const exchange = this.exchanges.begin(req, res)
    const room = this.room.forOne()
    void exchange.ended.then(() => room.free())
    const message = req.method === 'POST' ? await readJson(req, res, room) : undefined
    if (isStream(req, message)) exchange.lasts()
    const request = new Request(`http://localhost${MCP_PATH}`, {
      method: req.method ?? 'GET',
      headers: passedOn(req),
      signal: exchange.signal,
    })
    await sendResponse(await endpoint.answer(request, message, exchange.ended), res, exchange.ended, limits)
  }

  #tellHealth(req: IncomingMessage, res: ServerResponse): void {
    allowMethods(req, ['GET', 'HEAD'])
    const { product } = this.#parts
    const body = JSON.stringify({ ok: true, version: product.info().version, editor_attached: product.editorAttached() })
    res.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    req.resume()
  }
}

function allowMethods(req: IncomingMessage, methods: string[]): void {
  if (!methods.includes(req.method ?? ''))
    throw new Refusal(405, 'Method not allowed', { headers: { allow: methods.join(', ') } })
}

function isStream(req: IncomingMessage, message: unknown): boolean {
  if (req.method === 'GET') return true
  return typeof message === 'object' && message !== null && 'method' in message && message.method === 'subscriptions/listen'
}

/** The headers as the protocol's code sees them: without the token, which is nobody else's business. */
function passedOn(req: IncomingMessage): [string, string][] {
  return Object.entries(req.headersDistinct).flatMap(([name, values]) =>
    name === 'authorization' ? [] : (values ?? []).map((value): [string, string] => [name, value]),
  )
}
