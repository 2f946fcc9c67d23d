import { FakeEditor } from '@godot-mcp/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpServer } from './support/http-server.js'
import { ServerProcess } from './support/server-process.js'

/**
 * Whether `arguments` is an object at all is for the protocol to say: a client library writes them, not a model. So the answer is the protocol's
 * own error, as its specification has it, and not a failure of the tool.
 */
const TOOL = 'godot_inspection_get_scene_tree'
const CASES: [string, unknown][] = [
  ['a list of arguments', { name: TOOL, arguments: [1] }],
  ['arguments as a text', { name: TOOL, arguments: '{"max_depth":1}' }],
  ['null arguments', { name: TOOL, arguments: null }],
  ['a number for arguments', { name: TOOL, arguments: 1 }],
  ['no name', { arguments: {} }],
  ['a name that is no text', { name: 7, arguments: {} }],
  ['no parameters at all', undefined],
]

interface RpcError {
  code: number
  message: string
}

/** One way to the server for bare JSON-RPC, and the editor behind it. */
interface Way {
  answer(params: unknown): Promise<{ error?: RpcError }>
  editor: FakeEditor
  stop(): Promise<unknown>
}

async function overStdio(): Promise<Way> {
  const server = await ServerProcess.initialized()
  const editor = await FakeEditor.connect({ url: await server.bridgeUrl() })
  let id = 1000
  return {
    editor,
    answer: async (params) => {
      id += 1
      server.write({ jsonrpc: '2.0', id, method: 'tools/call', params })
      return JSON.parse(await server.stdout.find((line) => JSON.parse(line).id === id))
    },
    stop: async () => {
      await editor.close()
      await server.end()
    },
  }
}

async function overHttp(): Promise<Way> {
  const server = await HttpServer.start()
  const editor = await FakeEditor.connect({ url: await server.bridgeUrl() })
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  return {
    editor,
    answer: async (params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      const answer = await server.request({ method: 'POST', headers, body })
      return JSON.parse(answer.body.replace(/^event: message\ndata: /, ''))
    },
    stop: async () => {
      await editor.close()
      await server.end()
    },
  }
}

describe.each([
  ['stdio', overStdio],
  ['HTTP', overHttp],
])('over %s', (_name, open) => {
  let way: Way
  beforeAll(async () => {
    way = await open()
    await way.editor.received('cmd_toolsets_update')
  })
  afterAll(() => way.stop())

  it.each(CASES)(
    '%s is an error of the protocol that says what is wrong, and nothing reaches the editor',
    async (_case, params) => {
      const { error } = await way.answer(params)
      expect(error).toMatchObject({
        code: -32602,
        message: expect.stringMatching(/^Invalid tools\/call request: .*(name|params)/s),
      })
      expect(error?.message).not.toMatch(/\bat .*\.(js|ts|mjs):\d/)
      expect(way.editor.commands.map(({ command }) => command)).not.toContain('cmd_inspection_get_scene_tree')
    },
  )

  it('a call without arguments is a call with none', async () => {
    expect(await way.answer({ name: TOOL })).toHaveProperty('result.structuredContent.tree')
  })
})

describe('over stdio, a line', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await ServerProcess.initialized()
  })
  afterAll(() => server.end())

  it.each([
    ['without parameters that it names', '{"jsonrpc":"2.0","id":"a","method":"tools/list","params":null}', ['a']],
    ['with a list of parameters', '{"jsonrpc":"2.0","id":"b","method":"tools/list","params":[]}', ['b']],
    ['that does not say it is JSON-RPC', '{"id":"c","method":"ping"}', ['c']],
    ['that holds a batch', '[{"jsonrpc":"2.0","id":"d","method":"ping"},{"jsonrpc":"2.0","id":"e","method":"ping"}]', ['d', 'e']],
    ['that comes with good ones', '{"jsonrpc":"2.0","id":"f","method":"ping"}\n{"id":"g","method":"ping"}', ['g']],
  ])('%s is answered, so that nobody waits', async (_case, line, ids) => {
    server.child.stdin?.write(`${line}\n`)
    // The answer to what came later is no earlier.
    expect(await server.request('ping')).toEqual({})
    const answers = server.stdout.all.map((each) => JSON.parse(each)).filter(({ id }) => ids.includes(id))
    const error = { code: -32600, message: expect.stringMatching(/^Invalid request: /) }
    expect(answers).toEqual(ids.map((id) => ({ jsonrpc: '2.0', id, error })))
  })

  it('that arrives in pieces is answered too, and one without an id is only logged', async () => {
    const from = server.stderr.all.length
    server.child.stdin?.write('{"jsonrpc":"2.0","method":"ping","params":1}\n{"id":"pie')
    await server.log('protocol', from)
    server.child.stdin?.write('ces","method":"ping"}\n')
    expect(await server.stdout.find((line) => JSON.parse(line).id === 'pieces')).toContain('-32600')
  })
})
