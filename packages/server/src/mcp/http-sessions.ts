import { randomUUID } from 'node:crypto'
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type RequestId,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Clock } from '../clock.js'
import { plainWhereSoon } from './plain-answer.js'

/** How many sessions there may be, and for how long one that nobody uses is kept. */
export interface SessionLimits {
  sessions: number
  sessionIdleMs: number
}

interface Session {
  transport: WebStandardStreamableHTTPServerTransport
  server: Server
  /** Requests and streams that are open. */
  open: number
  /** Requests in flight that came together with others, and share their stream. */
  together: Set<RequestId>
  calm(): void
}

/** The JSON-RPC code that says a request was called off. */
const CANCELLED = -32_800

/** Clients of the 2025 revisions that keep a session: one MCP server each, until they end it or have been idle for too long. */
export class HttpSessions {
  readonly #create: () => Server
  readonly #limits: SessionLimits
  readonly #clock: Clock
  readonly #onError: (error: Error) => void
  /** The one that was idle for longest comes first. */
  readonly #sessions = new Map<string, Session>()

  constructor(create: () => Server, options: { limits: SessionLimits; clock: Clock; onError(error: Error): void }) {
    this.#create = create
    this.#limits = options.limits
    this.#clock = options.clock
    this.#onError = options.onError
  }

  get count(): number {
    return this.#sessions.size
  }

  /** Begins a session with a client's first request. */
  async open(request: Request, message: unknown, ended: Promise<void>): Promise<Response> {
    if (!this.#makeRoom()) return jsonRpcError(503, -32_000, 'Too many sessions are in use', { 'retry-after': '5' })
    const id = randomUUID()
    const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => id })
    const server = this.#create()
    server.onerror = this.#onError
    const session = { transport, server, open: 0, together: new Set<RequestId>(), calm: () => {} }
    // It counts at once, and as one that is in use: many may begin in the same moment.
    this.#sessions.set(id, session)
    this.#use(id, session, ended)
    await server.connect(transport)
    const closed = transport.onclose
    transport.onclose = () => {
      this.#sessions.get(id)?.calm()
      this.#sessions.delete(id)
      closed?.()
    }
    const response = await this.#exchange(session, request, message, ended)
    // Not a client of ours after all: no session has begun.
    if (transport.sessionId === undefined) await server.close()
    return response
  }

  /** Answers a request of a session; null where there is none of that name. */
  async answer(id: string, request: Request, message: unknown, ended: Promise<void>): Promise<Response | null> {
    const session = this.#sessions.get(id)
    if (session === undefined) return null
    this.#use(id, session, ended)
    return this.#exchange(session, request, message, ended)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ server }) => server.close()))
  }

  async #exchange(session: Session, request: Request, message: unknown, ended: Promise<void>): Promise<Response> {
    const requests = requestsIn(message)
    if (requests.length > 1) for (const one of requests) session.together.add(one)
    void ended.then(() => {
      // Such a client would have to say so, but one that is gone cannot; its answer could not be delivered any more.
      if (request.signal.aborted) for (const one of requests) cancel(session, one)
      for (const one of requests) session.together.delete(one)
    })
    const response = await session.transport.handleRequest(request, message === undefined ? {} : { parsedBody: message })
    for (const one of calledOff(message)) release(session, one)
    return requests.length === 1 ? plainWhereSoon(response, this.#clock) : response
  }

  #use(id: string, session: Session, ended: Promise<void>): void {
    session.open++
    session.calm()
    void ended.then(() => {
      session.open--
      if (session.open > 0 || this.#sessions.get(id) !== session) return
      this.#sessions.delete(id)
      this.#sessions.set(id, session)
      session.calm = this.#clock.after(this.#limits.sessionIdleMs, () => void session.server.close().catch(this.#onError))
    })
  }

  #makeRoom(): boolean {
    if (this.#sessions.size < this.#limits.sessions) return true
    const idle = [...this.#sessions.values()].find(({ open }) => open === 0)
    void idle?.server.close().catch(this.#onError)
    return idle !== undefined
  }
}

/** What the specification has a server say to a client whose session it does not know; clients begin a new one. */
export function sessionNotFound(): Response {
  return jsonRpcError(404, -32_001, 'Session not found')
}

function jsonRpcError(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers })
}

function requestsIn(message: unknown): RequestId[] {
  return [message].flat().flatMap((one) => (isJSONRPCRequest(one) ? [one.id] : []))
}

function calledOff(message: unknown): RequestId[] {
  return [message].flat().flatMap((one) => {
    if (!isJSONRPCNotification(one) || one.method !== 'notifications/cancelled') return []
    const id = one.params?.['requestId']
    return typeof id === 'string' || typeof id === 'number' ? [id] : []
  })
}

function cancel(session: Session, requestId: RequestId): void {
  const params = { requestId, reason: 'the client is gone' }
  session.transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params })
  release(session, requestId)
}

/**
 * A request that was called off gets no answer, so its stream would stay open, and what the transport keeps for it would stay, for as long as the
 * session. The error is for the transport alone, which forgets a request once it has been given an answer.
 */
function release({ transport, together }: Session, id: RequestId): void {
  if (!together.has(id)) transport.closeSSEStream(id)
  transport.send({ jsonrpc: '2.0', id, error: { code: CANCELLED, message: 'The request was cancelled' } }).catch(() => {})
}
