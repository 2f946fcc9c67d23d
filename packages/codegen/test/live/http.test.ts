import { createServer, type Server as HttpServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { ListResourcesRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterEach, describe, expect, it } from 'vitest'
import { readLive } from '../../src/live/read-live.js'

let http: HttpServer | undefined
afterEach(() => {
  http?.closeAllConnections()
  return new Promise((resolve) => (http === undefined ? resolve(undefined) : http.close(resolve)))
})

describe('a snapshot over HTTP', () => {
  it.each([
    ['answers in JSON', true],
    ['answers in a stream of events', false],
  ])('of a server that %s', async (_title, enableJsonResponse) => {
    const url = await listen(async (request, response) => {
      const server = new Server({ name: 'toy', version: '1.0.0' }, { capabilities: { tools: {}, resources: {} } })
      server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
        params?.cursor === undefined ? { tools: [tool('b')], nextCursor: '2' } : { tools: [tool('a')] },
      )
      server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [{ uri: 'toy://a', name: 'a' }] }))
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse })
      await server.connect(transport as Parameters<typeof server.connect>[0])
      await transport.handleRequest(request, response)
    })
    expect(await readLive(url)).toEqual({
      server: 'toy',
      version: '1.0.0',
      tools: [tool('a'), tool('b')],
      resources: ['toy://a'],
    })
  })

  it('sends the headers that it is given', async () => {
    const seen: unknown[] = []
    const url = await listen((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(403).end()
    })
    await expect(readLive(url, { headers: { Authorization: 'Bearer x' } })).rejects.toThrow(/the handshake failed: .*403/)
    expect(new Set(seen)).toEqual(new Set(['Bearer x']))
  })

  it.each<[title: string, listener: RequestListener, reason: RegExp]>([
    ['closes the connection', (request) => request.socket.destroy(), /nothing answers there: /],
    ['never answers', () => {}, /it did not answer in time \(the handshake\), 0.5 s$/],
    [
      'answers with a page',
      (_request, response) => response.setHeader('content-type', 'text/html').end('<html>'),
      /the handshake failed: /,
    ],
    [
      'answers without end',
      (_request, response) => {
        response.setHeader('content-type', 'application/json')
        const pour = (): void => {
          while (!response.destroyed && response.write(' '.repeat(1 << 20)));
          response.once('drain', pour)
        }
        pour()
      },
      /it answered more than 64 MiB$/,
    ],
  ])('says in one line that a server %s', async (title, listener, reason) => {
    const url = await listen(listener)
    const failure = await readLive(url, { timeoutSeconds: title === 'never answers' ? 0.5 : 60 }).catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'BadInput', message: expect.stringMatching(reason) })
    expect((failure as Error).message).not.toContain('\n')
  })

  it('says that nothing is there', async () => {
    const url = await listen(() => {})
    await new Promise((resolve) => http?.close(resolve))
    http = undefined
    await expect(readLive(url)).rejects.toThrow(`${url}: nothing answers there: ECONNREFUSED`)
  })
})

function tool(name: string): { name: string; inputSchema: { type: 'object' } } {
  return { name, inputSchema: { type: 'object' } }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  http = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}
