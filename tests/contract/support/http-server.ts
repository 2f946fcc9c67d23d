import { type IncomingHttpHeaders, request as send } from 'node:http'
import { ServerProcess } from './server-process.js'

/** An answer, read to its end. */
export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** What a raw request may say; `host` and `origin` are ordinary headers here, as they are for somebody who means harm. */
export interface RawRequest {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
}

/** The bundled server in a process of its own, over HTTP. */
export class HttpServer {
  readonly process: ServerProcess
  readonly url: string

  private constructor(process: ServerProcess, url: string) {
    this.process = process
    this.url = url
  }

  static async start(env: Record<string, string> = {}): Promise<HttpServer> {
    const process = new ServerProcess({ GODOT_MCP_TRANSPORT: 'http', GODOT_MCP_HTTP_PORT: '0', ...env })
    const { url } = await process.log('serving over HTTP')
    return new HttpServer(process, String(url))
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  bridgeUrl(): Promise<string> {
    return this.process.bridgeUrl()
  }

  request({ method = 'GET', path = '/mcp', headers = {}, body }: RawRequest): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      const asked = send({ port: this.port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        )
      })
      asked.once('error', reject)
      asked.end(body)
    })
  }

  /** Tells the process to stop and waits for it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; signal: string | null }> {
    this.process.child.kill(signal)
    return this.process.exited
  }
}
