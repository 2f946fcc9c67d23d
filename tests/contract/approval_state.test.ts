import { FakeEditor, freePort } from '@godot-mcp/testing'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVER_BIN } from './support/server-process.js'

const INFO = { name: 'test', version: '1' }
const DELETE = { name: 'godot_scene_edit_delete_node', arguments: { node_path: 'Player', confirm: true } }
const COMMAND = 'cmd_scene_edit_delete_node'
const ENV = { GODOT_MCP_DEFAULT_TOOLSETS: 'all', GODOT_MCP_APPROVAL_REQUIRE: 'yes' }

describe('an answer that is brought on a second call, as the 2026 revision has it,', () => {
  let client: Client
  let editor: FakeEditor
  const PARAMS = { ...DELETE, _meta: {} }

  beforeAll(async () => {
    const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
    client = new Client(INFO, {
      versionNegotiation: { mode: { pin: '2026-07-28' } },
      capabilities: { elicitation: { form: {} } },
      inputRequired: { autoFulfill: false },
    })
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [SERVER_BIN],
        env: { ...ENV, GODOT_MCP_BRIDGE_URL: bridgeUrl },
        stderr: 'ignore',
      }),
    )
    await client.callTool({ name: 'godot_health_check', arguments: {} })
    editor = await FakeEditor.connect({ url: bridgeUrl })
  })
  afterAll(async () => {
    await editor.close()
    await client.close()
  })

  /** One round: what came back, be it a result or a question. */
  const round = async (params: object) =>
    (await client.callTool({ ...PARAMS, ...params }, { allowInputRequired: true })) as unknown as Round
  const ask = async (params: object = {}) => {
    const { resultType, inputRequests, requestState = '' } = await round(params)
    expect(resultType).toBe('input_required')
    expect(Object.keys(inputRequests ?? {})).toEqual(['approve'])
    return requestState
  }
  const yes = { inputResponses: { approve: { action: 'accept', content: { approve: true } } } }
  const runs = () => editor.commands.filter(({ command }) => command === COMMAND).length

  it('counts with the state of its own question, and once', async () => {
    const requestState = await ask()
    expect(runs()).toBe(0)
    expect((await round({ ...yes, requestState })).structuredContent).toMatchObject({ deleted: true })
    expect(runs()).toBe(1)
    expect((await round({ ...yes, requestState })).resultType).toBe('input_required')
    expect(runs()).toBe(1)
  })

  it('counts whatever the order of the arguments', async () => {
    const requestState = await ask()
    const swapped = { arguments: { confirm: true, node_path: 'Player' } }
    const before = runs()
    expect((await round({ ...yes, ...swapped, requestState })).structuredContent).toMatchObject({ deleted: true })
    expect(runs()).toBe(before + 1)
  })

  it.each([
    ['other arguments', async () => ({ requestState: await ask(), arguments: { node_path: 'Enemy', confirm: true } })],
    [
      'another tool',
      async () => ({
        requestState: await ask(),
        name: 'godot_scene_edit_rename_node',
        arguments: { node_path: 'A', new_name: 'B' },
      }),
    ],
    ['no state', async () => ({})],
    ['a state that was changed', async () => ({ requestState: tampered(await ask()) })],
    ['a state of somebody else', async () => ({ requestState: 'v1.eyJwIjp7fSwiZXhwIjo5OTk5OTk5OTk5fQ.AAAA' })],
    ['a state that is no state', async () => ({ requestState: 'yes' })],
    ['no answer', async () => ({ requestState: await ask(), inputResponses: {} })],
    [
      'an answer under another name',
      async () => ({ requestState: await ask(), inputResponses: { agree: yes.inputResponses.approve } }),
    ],
    ['an answer of another kind', async () => ({ requestState: await ask(), inputResponses: { approve: { roots: [] } } })],
  ])('is asked for anew with %s', async (_title, make) => {
    const before = runs()
    expect((await round({ ...yes, ...(await make()) })).resultType).toBe('input_required')
    expect(runs()).toBe(before)
  })

  it('is a no where it says no, and the state is used up by it', async () => {
    const requestState = await ask()
    const before = runs()
    const denied = await round({ inputResponses: { approve: { action: 'decline' } }, requestState })
    expect(denied._meta?.['godot_mcp/error']).toMatchObject({ error: 'APPROVAL_DENIED', required: 'human_approval' })
    expect((await round({ ...yes, requestState })).resultType).toBe('input_required')
    expect(runs()).toBe(before)
  })
})

interface Round {
  resultType?: string
  inputRequests?: Record<string, unknown>
  requestState?: string
  structuredContent?: unknown
  _meta?: Record<string, unknown>
}

/** Another payload under the same signature. */
function tampered(state: string): string {
  const [version, body = '', mac] = state.split('.')
  const payload = Buffer.from(body, 'base64url')
    .toString()
    .replace(/"exp":\d+/, '"exp":9999999999')
  return [version, Buffer.from(payload).toString('base64url'), mac].join('.')
}
