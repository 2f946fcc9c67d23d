import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type ConnectionError, connect, isConnectionError } from '../src/index.js'

const TOKEN = 'a-secret-of-this-test'
const servers: { close(): unknown }[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mcp`
}

/** The address of something that answers every request in one way. */
function answering(listener: RequestListener): Promise<string> {
  return listen(createServer(listener))
}

async function refused(url: string, token?: string): Promise<ConnectionError> {
  const error = await connect({ url, token }).catch((reason: unknown) => reason)
  if (!isConnectionError(error)) throw error
  return error
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, res) =>
    res.writeHead(code, headers).end()

describe('a server over HTTP that does not let us in', () => {
  it.each([
    ['asks for a token', status(401), undefined, 'UNAUTHORIZED', /asks for a token.*connect\({ url, token }\)/],
    ['does not take the token', status(401), TOKEN, 'UNAUTHORIZED', /does not take this token/],
    ['has seen too many wrong ones', status(429, { 'retry-after': '7' }), TOKEN, 'UNAUTHORIZED', /Wait 7 s/],
    ['has another host', status(421), undefined, 'HTTP_ERROR', /only for its own host/],
    ['has nothing at this path', status(404), undefined, 'HTTP_ERROR', /The path of a Godot MCP server is \/mcp/],
    ['is another server altogether', status(405), undefined, 'HTTP_ERROR', /Nothing speaks MCP/],
    ['is the bridge', status(426), undefined, 'HTTP_ERROR', /HTTP status 426/],
    ['is stopping', status(503), undefined, 'HTTP_ERROR', /busy or stopping/],
    ['has a fault', status(500), undefined, 'HTTP_ERROR', /HTTP status 500/],
    [
      'is a page',
      (_, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      undefined,
      'PROTOCOL_ERROR',
      /Check that it is/,
    ],
    ['breaks the connection', (req) => req.socket.destroy(), undefined, 'CONNECTION_CLOSED', /broke before the answer/],
  ] as [string, RequestListener, string | undefined, string, RegExp][])(
    'because it %s, is told so',
    async (_, listener, token, code, hint) => {
      const error = await refused(await answering(listener), token)
      expect(error).toMatchObject({ code, required: 'server', hint: expect.stringMatching(hint) })
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(TOKEN)
    },
  )

  it('gets the token at its own address alone: a redirect is not followed', async () => {
    const seen: (string | undefined)[] = []
    const other = await answering((req, res) => {
      seen.push(req.headers.authorization)
      res.writeHead(401).end()
    })
    const url = await answering((_, res) => res.writeHead(307, { location: other }).end())
    expect(await refused(url, TOKEN)).toMatchObject({
      code: 'HTTP_ERROR',
      hint: expect.stringContaining(`redirects to ${other}`),
    })
    expect(seen).toEqual([])
  })

  it('is not there', async () => {
    const url = await answering(status(500))
    await new Promise((resolve) => (servers.pop() as Server).close(resolve))
    expect(await refused(url)).toMatchObject({
      code: 'SERVER_UNREACHABLE',
      hint: expect.stringContaining('GODOT_MCP_TRANSPORT=http'),
    })
  })

  it('says nothing, and is given up', async () => {
    const url = await listen(createTcpServer())
    const error = await connect({ url, connectTimeoutMs: 200 }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'CONNECT_TIMEOUT', hint: expect.stringContaining('the address') })
  })
})

describe('an address that cannot be used', () => {
  it.each([
    ['9090', undefined, 'no address'],
    ['ws://127.0.0.1:9080', undefined, 'begins with ws:'],
    ['http://user:word@127.0.0.1/mcp', undefined, 'give the token as { url, token }'],
    ['http://127.0.0.1/mcp', '', 'the token is empty'],
    ['http://127.0.0.1/mcp', 'two words\n', 'a header cannot carry'],
  ])('%s is refused before anything is sent', async (url, token, message) => {
    const error = await connect({ url, token }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain(message)
    expect(String(error)).not.toMatch(/word@|two words/)
  })
})
