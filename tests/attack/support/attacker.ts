import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const SCRIPT = readFileSync(new URL('../page/attack.js', import.meta.url), 'utf8')

/** What the page aims at, as it writes it down. */
export interface Targets {
  /** `ws://host:port` */
  bridge: string
  /** `http://host:port` */
  http: string
  /** The message it tries to have carried out. */
  call: string
}

/** What came of each attempt. */
export type Outcomes = Record<string, string>

/** A web server that means harm: it serves the page, and the page tells it what came of its attempts. */
export class Attacker {
  readonly #server: Server
  readonly #targets: Targets
  /** What the page says, once it has tried everything. */
  readonly report: Promise<Outcomes>
  /** Called when the page has been loaded, before it tries anything. */
  onLoaded: () => void = () => {}

  private constructor(targets: Targets) {
    this.#targets = targets
    let told: (outcomes: Outcomes) => void = () => {}
    this.report = new Promise((resolve) => {
      told = resolve
    })
    this.#server = createServer(async (request, response) => {
      // The next connection of this page may be another server's already.
      response.setHeader('connection', 'close')
      if (request.url === '/report') {
        told(JSON.parse(await bodyOf(request)) as Outcomes)
        response.end()
      } else if (request.url === '/loaded') {
        this.onLoaded()
        response.end()
      } else if (request.url === '/attack.js') response.setHeader('content-type', 'text/javascript').end(SCRIPT)
      else if (request.url === '/') response.setHeader('content-type', 'text/html').end(this.#page())
      else response.writeHead(404).end()
    })
  }

  static async start(targets: Targets): Promise<Attacker> {
    const attacker = new Attacker(targets)
    await once(attacker.#server.listen(0, '127.0.0.1'), 'listening')
    return attacker
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #page(): string {
    const targets = JSON.stringify({ ...this.#targets, home: `http://127.0.0.1:${this.port}` })
    return `<!doctype html><title>Nice</title><body><script type="application/json" id="targets">${targets}</script>
<script type="module" src="/attack.js"></script>`
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
