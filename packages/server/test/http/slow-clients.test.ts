import { afterEach, describe, expect, it } from 'vitest'
import type { HttpLimits } from '../../src/http/limits.js'
import { HttpToy, told } from '../support/http-toy.js'

const WAIT = { name: 'wait', arguments: {} }
const HEAD = 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const toys: HttpToy[] = []

afterEach(async () => {
  await Promise.all(toys.splice(0).map((toy) => toy.close()))
})

async function start(limits: Partial<HttpLimits>): Promise<HttpToy> {
  const toy = await HttpToy.start({ limits })
  toys.push(toy)
  return toy
}

describe('a client that is slow', () => {
  it.each([
    ['with the head', 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n', { headersMs: 300 }],
    ['to say anything', '', { headersMs: 300 }],
    ['with the body', `${HEAD}Content-Length: 10\r\n\r\n{"a"`, { headersMs: 200, requestMs: 400 }],
  ])('%s loses its connection', async (_, sent, limits) => {
    const toy = await start(limits)
    expect(await told(toy.dial(sent))).toMatch(/^(HTTP\/1\.1 408 .*)?$/s)
    await toy.holds({ connections: 0, exchanges: 0, bodyBytes: 0 })
  })

  it('to read a stream loses it when too much waits, and the server keeps none of it', async () => {
    const toy = await start({ queuedBytes: 100_000 })
    const socket = await deafListener(toy, await toy.session())
    const before = process.memoryUsage.rss()
    // More than the connection's own buffers and ours can hold together.
    await flood(toy, 20_000_000, () => toy.served.counts().exchanges === 0)
    await toy.holds({ connections: 0, exchanges: 0, sessions: 1 })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
    socket.destroy()
  }, 90_000)

  it('or never reads its answer loses it after a while', async () => {
    const toy = await start({ stalledMs: 300 })
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: WAIT })
    const socket = toy.dial(
      `${HEAD}Accept: application/json, text/event-stream\r\nContent-Length: ${message.length}\r\n\r\n${message}`,
    )
    socket.pause()
    ;(await toy.product.arrived()).answer('x'.repeat(20_000_000))
    await toy.holds({ connections: 0, exchanges: 0 })
  })

  it('but reads on gets all of a large answer, however long it takes', async () => {
    const toy = await start({ stalledMs: 300, queuedBytes: 1000 })
    const call = toy.legacy({ id: 1, method: 'tools/call', params: WAIT })
    ;(await toy.product.arrived()).answer('x'.repeat(20_000_000))
    const answer = await call.head
    let size = 0
    for await (const chunk of answer) {
      size += chunk.length
      // Three times as slow as the patience for a reader that takes nothing, and always getting on.
      if (size % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(size).toBeGreaterThan(20_000_000)
  })
})

/** A client that opens a session's stream and never reads from it. */
async function deafListener(toy: HttpToy, session: string) {
  const head = `GET /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nMcp-Session-Id: ${session}\r\n\r\n`
  const socket = toy.dial(head)
  socket.pause()
  await toy.holds({ exchanges: 1 })
  return socket
}

/** Announces changes until it is done, or so many bytes of them have been sent. */
async function flood(toy: HttpToy, bytes: number, done: () => boolean): Promise<void> {
  const notice = 'event: message\ndata: {"method":"notifications/tools/list_changed","jsonrpc":"2.0"}\n\n'
  for (let sent = 0; sent < bytes && !done(); sent += 1000 * notice.length) {
    for (let count = 0; count < 1000; count++) toy.product.changeTools()
    await new Promise((resolve) => setImmediate(resolve))
  }
}
