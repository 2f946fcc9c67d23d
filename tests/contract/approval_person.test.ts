import { FakeEditor, freePort } from '@godot-mcp/testing'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OlderStdioTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport as OlderHttpTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HttpServer } from './support/http-server.js'
import { SERVER_BIN } from './support/server-process.js'

const INFO = { name: 'test', version: '1' }
const DELETE = { name: 'godot_scene_edit_delete_node', arguments: { node_path: 'Player', confirm: true } }
const COMMAND = 'cmd_scene_edit_delete_node'

type Answer = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string | number | boolean> }
interface Asked {
  message: string
  requestedSchema?: unknown
}
/** A client as these tests use it: calls, and answers questions where it offers that. */
interface Caller {
  call(params: { name: string; arguments: Record<string, unknown> }, signal?: AbortSignal): Promise<CallResult>
  close(): Promise<unknown>
}
interface CallResult {
  isError?: boolean | undefined
  content: unknown
  _meta?: Record<string, unknown> | undefined
}
type Answering = ((asked: Asked) => Answer | Promise<Answer>) | null

const ENV = { GODOT_MCP_DEFAULT_TOOLSETS: 'all', GODOT_MCP_APPROVAL_REQUIRE: 'yes' }

/** A server over one of the transports, with an editor attached once it is spoken to. */
interface Place {
  stdio: { command: string; args: string[]; env: Record<string, string>; stderr: 'ignore' } | null
  url: string
  bridgeUrl: string
}

const CLIENTS: Record<string, (place: Place, answering: Answering) => Promise<Caller>> = {
  'the current client, 2025': (place, answering) => current(place, answering, {}),
  'the current client, 2026': (place, answering) => current(place, answering, { mode: { pin: '2026-07-28' } }),
  'the older client': async ({ stdio, url }, answering) => {
    const client = new OlderClient(INFO, { capabilities: answering === null ? {} : { elicitation: {} } })
    if (answering !== null)
      client.setRequestHandler(ElicitRequestSchema, async ({ params }) => ({ ...(await answering(params)) }))
    // The older library's own types do not agree with each other under exactOptionalPropertyTypes.
    await client.connect((stdio === null ? new OlderHttpTransport(new URL(url)) : new OlderStdioTransport(stdio)) as never)
    return {
      call: async (params, signal) => (await client.callTool(params, undefined, signal && { signal })) as CallResult,
      close: () => client.close(),
    }
  },
}

async function current(place: Place, answering: Answering, versionNegotiation: object): Promise<Caller> {
  const client = new Client(INFO, { versionNegotiation, capabilities: answering === null ? {} : { elicitation: { form: {} } } })
  if (answering !== null) client.setRequestHandler('elicitation/create', async ({ params }) => await answering(params))
  await client.connect(transportTo(place))
  return { call: (params, signal) => client.callTool(params, signal && { signal }), close: () => client.close() }
}

const transportTo = ({ stdio, url }: Place) =>
  stdio === null ? new StreamableHTTPClientTransport(new URL(url)) : new StdioClientTransport(stdio)

async function attachEditor(place: Place, caller: Pick<Caller, 'call'>): Promise<FakeEditor> {
  // The server listens for its editor as soon as it is asked for something.
  await caller.call({ name: 'godot_health_check', arguments: {} })
  return FakeEditor.connect({ url: place.bridgeUrl })
}

const failureOf = ({ isError, _meta }: CallResult) => (isError === true ? _meta?.['godot_mcp/error'] : undefined)
const heard = (editor: FakeEditor) => editor.commands.map(({ command }) => command).filter((command) => command === COMMAND)

describe.each(['stdio', 'HTTP'])('over %s', (kind) => {
  let server: HttpServer | null = null
  let place: Place

  beforeEach(async () => {
    const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
    const env = { ...ENV, GODOT_MCP_BRIDGE_URL: bridgeUrl }
    if (kind === 'HTTP') server = await HttpServer.start(env)
    const stdio = { command: process.execPath, args: [SERVER_BIN], env, stderr: 'ignore' as const }
    place = { stdio: kind === 'HTTP' ? null : stdio, url: server?.url ?? '', bridgeUrl }
  })
  afterEach(async () => {
    await server?.end()
    server = null
  })

  describe.each(Object.keys(CLIENTS))('%s', (name) => {
    const open = (answering: Answering) => {
      const opener = CLIENTS[name]
      if (opener === undefined) throw new Error(`there is no client ${name}`)
      return opener(place, answering)
    }

    it('is asked with the tool and its arguments, and only a clear yes lets the call through', async () => {
      const asked: Asked[] = []
      let answer: Answer | Error = { action: 'accept', content: { approve: true } }
      const caller = await open((question) => {
        asked.push(question)
        if (answer instanceof Error) throw answer
        return answer
      })
      const editor = await attachEditor(place, caller)
      expect(failureOf(await caller.call(DELETE))).toBeUndefined()
      expect(heard(editor)).toEqual([COMMAND])
      expect(asked).toHaveLength(1)
      expect(asked[0]?.message).toBe(
        `Allow godot_scene_edit_delete_node (destructive) with these arguments?\n\n${JSON.stringify({ node_path: 'Player', confirm: true, dry_run: false }, null, 2)}`,
      )
      expect(asked[0]?.requestedSchema).toMatchObject({ properties: { approve: { type: 'boolean' } }, required: ['approve'] })

      const refusals: [Answer, string][] = [
        [{ action: 'accept', content: { approve: false } }, 'The person refused.'],
        [{ action: 'accept', content: { approve: 'true' } }, 'The person refused.'],
        [{ action: 'accept', content: {} }, 'The person refused.'],
        [{ action: 'decline' }, 'The person refused.'],
        [{ action: 'cancel' }, 'The person closed the question'],
      ]
      for (const [refusal, hint] of refusals) {
        answer = refusal
        expect(failureOf(await caller.call(DELETE)), JSON.stringify(refusal)).toEqual({
          ok: false,
          error: 'APPROVAL_DENIED',
          hint: expect.stringContaining(hint),
          required: 'human_approval',
        })
      }
      expect(heard(editor)).toEqual([COMMAND])
      await caller.call({ ...DELETE, arguments: { node_path: 'Player', dry_run: true } })
      expect(asked).toHaveLength(1 + refusals.length)
      await editor.close()
      await caller.close()
    })

    it('that cannot ask is refused, and told what to do', async () => {
      const caller = await open(null)
      const editor = await attachEditor(place, caller)
      expect(failureOf(await caller.call(DELETE))).toEqual({
        ok: false,
        error: 'APPROVAL_DENIED',
        hint: expect.stringMatching(/does not offer elicitation\. Use a client that does, .*GODOT_MCP_APPROVAL_WEBHOOK/),
        required: 'human_approval',
      })
      expect(heard(editor)).toEqual([])
      await editor.close()
      await caller.close()
    })
  })
})

it('a person who does not answer in time has said no, and the question is taken back', async () => {
  const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
  const env = { ...ENV, GODOT_MCP_BRIDGE_URL: bridgeUrl, GODOT_MCP_APPROVAL_TIMEOUT: '0.5' }
  const client = new Client(INFO, { capabilities: { elicitation: { form: {} } } })
  const takenBack = new Promise<void>((resolve) => {
    client.setRequestHandler('elicitation/create', (_request, { mcpReq: { signal } }) => {
      signal.addEventListener('abort', () => resolve())
      return new Promise(() => {})
    })
  })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [SERVER_BIN], env, stderr: 'ignore' }))
  const editor = await attachEditor({ stdio: null, url: '', bridgeUrl }, { call: (params) => client.callTool(params) })
  expect(failureOf(await client.callTool(DELETE))).toMatchObject({
    error: 'APPROVAL_DENIED',
    hint: expect.stringContaining('Nobody answered the question in time'),
  })
  await takenBack
  expect(heard(editor)).toEqual([])
  await editor.close()
  await client.close()
})

it('a caller who gives up while the person thinks takes the question back, and nothing is done', async () => {
  const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
  const env = { ...ENV, GODOT_MCP_BRIDGE_URL: bridgeUrl }
  const client = new Client(INFO, { capabilities: { elicitation: { form: {} } } })
  const stop = new AbortController()
  const takenBack = new Promise<void>((resolve) => {
    client.setRequestHandler('elicitation/create', (_request, { mcpReq: { signal } }) => {
      signal.addEventListener('abort', () => resolve())
      stop.abort()
      return new Promise(() => {})
    })
  })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [SERVER_BIN], env, stderr: 'ignore' }))
  const editor = await attachEditor({ stdio: null, url: '', bridgeUrl }, { call: (params) => client.callTool(params) })
  await expect(client.callTool(DELETE, { signal: stop.signal })).rejects.toThrow()
  await takenBack
  await client.callTool({ name: 'godot_health_check', arguments: {} })
  expect(heard(editor)).toEqual([])
  await editor.close()
  await client.close()
})
