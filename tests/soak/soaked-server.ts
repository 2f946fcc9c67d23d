import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { HttpServer } from '../contract/support/http-server.js'
import { until } from '../e2e/harness/until.js'

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url))

/** What a server holds when everything that nobody needs has been collected. Bytes, and numbers of things. */
export interface Holding {
  heapUsed: number
  external: number
  arrayBuffers: number
  rss: number
  handles: number
  listeners: number
  timers: number
}

/** The bundled server over HTTP, with a look inside. */
export class SoakedServer {
  readonly http: HttpServer
  readonly #folder: string
  #asked = 0

  private constructor(http: HttpServer, folder: string) {
    this.http = http
    this.#folder = folder
  }

  static async start(): Promise<SoakedServer> {
    const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-soak-'))
    const http = await HttpServer.start({
      NODE_OPTIONS: `--expose-gc --import ${pathToFileURL(PROBE)}`,
      SOAK_PROBE: join(folder, 'probe.jsonl'),
      GODOT_MCP_DEFAULT_TOOLSETS: 'all',
    })
    return new SoakedServer(http, folder)
  }

  async look(): Promise<Holding> {
    this.#asked++
    this.http.process.child.kill('SIGUSR2')
    await until('the server has looked at itself', async () => this.#lines().length >= this.#asked)
    return JSON.parse(this.#lines()[this.#asked - 1] ?? '{}') as Holding
  }

  async end(): Promise<void> {
    await this.http.end()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #lines(): string[] {
    try {
      return readFileSync(join(this.#folder, 'probe.jsonl'), 'utf8').split('\n').slice(0, -1)
    } catch {
      return []
    }
  }
}
