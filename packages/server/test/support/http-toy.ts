import { once } from 'node:events'
import { type Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY, PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/server'
import { expect, vi } from 'vitest'
import { type Clock, systemClock } from '../../src/clock.js'
import type { HttpSettings } from '../../src/config/http.js'
import type { HttpLimits } from '../../src/http/limits.js'
import { type HttpServed, serveHttp } from '../../src/http/serve-http.js'
import { type FakeLog, fakeLog } from './fake-log.js'
import { ToyProduct } from './toy-product.js'

const INFO = { name: 'test', version: '1' }
const MODERN = '2026-07-28'

/** An answer, read to its end. */
export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** A request under way; its client can leave at any time. */
export interface Started {
  /** The head of the answer. */
  head: Promise<IncomingMessage>
  whole: Promise<Answer>
  request: ClientRequest
}

/** The toy product, served over HTTP in this process. */
export class HttpToy {
  private constructor(
    readonly product: ToyProduct,
    readonly served: HttpServed,
    readonly lines: FakeLog['lines'],
  ) {}

  static async start(
    parts: { limits?: Partial<HttpLimits>; settings?: Partial<HttpSettings>; clock?: Clock } = {},
  ): Promise<HttpToy> {
    const product = new ToyProduct()
    const { log, lines } = fakeLog()
    const settings = { host: '127.0.0.1', port: 0, token: null, checksHostAndOrigin: true, ...parts.settings }
    const served = await serveHttp({
      product,
      settings,
      log,
      clock: parts.clock ?? systemClock,
      limits: { lingerMs: 200, ...parts.limits },
    })
    return new HttpToy(product, served, lines)
  }

  get port(): number {
    return Number(new URL(this.served.url).port)
  }

  start(method: string, headers: Record<string, string> = {}, body?: string | Buffer, agent?: Agent): Started {
    const asked = request({ host: '127.0.0.1', port: this.port, path: '/mcp', method, headers, agent: agent ?? false })
    const head = new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve)
      asked.once('error', reject)
    })
    head.catch(() => {})
    const whole = head.then(read)
    whole.catch(() => {})
    asked.end(body)
    return { head, whole, request: asked }
  }

  /** A message of the revisions of 2025, in a session or without. */
  legacy(message: object, session?: string, agent?: Agent): Started {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session !== undefined && { 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' }),
    }
    return this.start('POST', headers, JSON.stringify({ jsonrpc: '2.0', ...message }), agent)
  }

  /** A request of the revision of 2026. */
  modern(method: string, params: { name?: string; [key: string]: unknown }, meta: object = {}): Started {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': MODERN,
      'mcp-method': method,
      ...(params.name !== undefined && { 'mcp-name': params.name }),
    }
    const _meta = {
      [PROTOCOL_VERSION_META_KEY]: MODERN,
      [CLIENT_INFO_META_KEY]: INFO,
      [CLIENT_CAPABILITIES_META_KEY]: {},
      ...meta,
    }
    return this.start('POST', headers, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }))
  }

  /** Begins a session and answers with its name. */
  async session(): Promise<string> {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: INFO }
    const { status, headers } = await this.legacy({ id: 0, method: 'initialize', params }).whole
    expect(status).toBe(200)
    const session = String(headers['mcp-session-id'])
    expect((await this.legacy({ method: 'notifications/initialized' }, session).whole).status).toBe(202)
    return session
  }

  /** The stream on which a session hears of changes. */
  listen(session: string): Started {
    return this.start('GET', { accept: 'text/event-stream', 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' })
  }

  /** Bytes on a bare connection. */
  dial(text: string): Socket {
    const socket = connect(this.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(text)
    return socket
  }

  /** Waits until clients hold exactly this. */
  async holds(counts: {
    exchanges?: number
    sessions?: number
    connections?: number
    bodyBytes?: number
    listeners?: number
  }): Promise<void> {
    await vi.waitFor(() => expect({ ...this.served.counts(), listeners: this.product.listeners }).toMatchObject(counts), {
      timeout: 15_000,
      interval: 10,
    })
  }

  close(): Promise<void> {
    return this.served.close()
  }
}

/** Reads an answer to its end. */
export function read(answer: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.once('error', reject)
    answer.once('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
    )
  })
}

/** The messages of a stream, as they come. */
export async function* events(answer: IncomingMessage): AsyncGenerator<Record<string, unknown>> {
  let rest = ''
  for await (const chunk of answer) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: {')) yield JSON.parse(line.slice('data: '.length))
  }
}

/** What a bare connection has been told when it ends; that it does not end is said too. */
export async function told(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(socket, 'close').then(() => Buffer.concat(chunks).toString())
  return Promise.race([ended, later(15_000).then(() => 'the connection is still open')])
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
