import { request as send } from 'node:http'
import { FakeEditor } from '@godot-mcp/testing'
import { HttpServer } from './http-server.js'
import { ServerProcess } from './server-process.js'

type Json = Record<string, unknown>

/** The revision of MCP in which each request stands alone. */
export const STATELESS = '2026-07-28'

/** A JSON-RPC message that a server sent. */
export interface Message {
  id?: number | string | null
  method?: string
  params?: Json
  result?: Json
  error?: { code: number; message: string; data?: Json }
}

/** What each request says of itself: the revision, and what its client can do. */
export function about(capabilities: Json = {}, version = STATELESS): Json {
  return {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': capabilities,
      'io.modelcontextprotocol/clientInfo': { name: 'bare', version: '1' },
    },
  }
}

/** A stream of messages that is open until it is ended. */
export interface OpenStream {
  /** The next message; waits for it. */
  next(): Promise<Message>
  /** Every message so far. */
  readonly all: readonly Message[]
  end(): void
}

/** Bare requests to a real server with a fake editor, one way or the other. No handshake has been made and none is needed. */
export interface Bare {
  readonly editor: FakeEditor
  ask(method: string, params: Json): Promise<Message>
  /** Sends a request that is answered by many messages. */
  listen(method: string, params: Json): Promise<OpenStream>
  stop(): Promise<void>
}

/** Over stdin and stdout. */
export async function bareStdio(env: Record<string, string> = {}): Promise<Bare> {
  const server = new ServerProcess(env)
  const editor = await FakeEditor.connect({ url: await server.bridgeUrl() })
  let id = 0
  const write = (method: string, params: Json) => {
    id += 1
    server.write({ jsonrpc: '2.0', id, method, params })
    return id
  }
  return {
    editor,
    async ask(method, params) {
      const own = write(method, params)
      return JSON.parse(await server.stdout.find((line) => JSON.parse(line).id === own)) as Message
    },
    async listen(method, params) {
      let read = server.stdout.all.length
      const from = read
      const own = write(method, params)
      return {
        next: async () => {
          const line = await server.stdout.find(() => true, read)
          read += 1
          return JSON.parse(line) as Message
        },
        get all() {
          return server.stdout.all.slice(from).map((line) => JSON.parse(line) as Message)
        },
        end: () => server.notify('notifications/cancelled', { requestId: own }),
      }
    },
    async stop() {
      await editor.close()
      await server.end()
    },
  }
}

/** What a request over HTTP says in its head, where it has to agree with the body. */
export function headersFor(method: string, params: Json): Record<string, string> {
  const name = params['name'] ?? params['uri']
  const meta = params['_meta'] as Json | undefined
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': String(meta?.['io.modelcontextprotocol/protocolVersion'] ?? STATELESS),
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
  }
}

/** Over HTTP. */
export async function bareHttp(env: Record<string, string> = {}): Promise<Bare & { server: HttpServer }> {
  const server = await HttpServer.start(env)
  const editor = await FakeEditor.connect({ url: await server.bridgeUrl() })
  let id = 0
  const bodyOf = (method: string, params: Json) => {
    id += 1
    return JSON.stringify({ jsonrpc: '2.0', id, method, params })
  }
  return {
    server,
    editor,
    async ask(method, params) {
      const answer = await server.request({ method: 'POST', headers: headersFor(method, params), body: bodyOf(method, params) })
      return JSON.parse(answer.body.replace(/^event: message\ndata: /, '')) as Message
    },
    listen: (method, params) => openStream(server.url, headersFor(method, params), bodyOf(method, params)),
    async stop() {
      await editor.close()
      await server.end()
    },
  }
}

function openStream(url: string, headers: Record<string, string>, body: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const asked = send(url, { method: 'POST', headers, agent: false }, (answer) => {
      const all: Message[] = []
      let taken = 0
      let wake = () => {}
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('error', () => {})
      answer.on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const [, data] = /^data: (.*)$/m.exec(event) ?? []
          if (data !== undefined) all.push(JSON.parse(data) as Message)
        }
        wake()
      })
      const next = async () => {
        while (all.length <= taken) {
          await new Promise<void>((heard) => {
            wake = heard
          })
        }
        taken += 1
        return all[taken - 1] ?? {}
      }
      resolve({ next, all, end: () => asked.destroy() })
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
