import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question as it came in. */
export interface WebhookRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: { action: string; safety_class: string; params: Record<string, unknown>; task_context: null; timestamp: number }
}

/** An approval service of the test's own. */
export class Webhook {
  /** Answers with JSON. */
  static json =
    (value: unknown, status = 200) =>
    (response: ServerResponse): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  readonly requests: WebhookRequest[] = []
  /** What the next answers are; approves until it is told otherwise. */
  answer: (response: ServerResponse) => void = Webhook.json({ approved: true })
  readonly #server: Server
  readonly #waiting: (() => void)[] = []

  static async listen(): Promise<Webhook> {
    const webhook = new Webhook()
    webhook.#server.listen(0, '127.0.0.1')
    await once(webhook.#server, 'listening')
    return webhook
  }

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const { method, url, headers } = request
      this.requests.push({ method, url, headers, body: JSON.parse(Buffer.concat(parts).toString()) })
      for (const wake of this.#waiting.splice(0)) wake()
      this.answer(response)
    })
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/decide`
  }

  /** Waits until that many questions have come. */
  async asked(count: number): Promise<void> {
    while (this.requests.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
