import { FakeEditor, serverCommand } from '@godot-mcp/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractTools } from '../e2e/harness/contract-tools.js'
import { record } from '../e2e/harness/recorder.js'
import { ServerProcess } from './support/server-process.js'
import { Webhook } from './support/webhook.js'

const TOOLS = contractTools()

/** What each profile is to offer, told from the class and the flags of a tool and from nothing else. */
const OFFERS: Record<string, (tool: (typeof TOOLS)[number]) => boolean> = {
  read_only: ({ safety, flags }) => safety === 'read_only' && flags.length === 0,
  no_destructive: ({ safety }) => safety !== 'destructive',
  full: () => true,
}
const SETTINGS = Object.keys(OFFERS).flatMap((profile) => ['on', 'off'].map((code) => ({ profile, code })))

const offered = (profile: string, code: string) =>
  TOOLS.filter((tool) => OFFERS[profile]?.(tool) && (code === 'on' || !tool.flags.includes('executes_code'))).map(
    ({ name }) => name,
  )

describe.each(SETTINGS)('with GODOT_MCP_SAFETY=$profile and GODOT_MCP_CODE_EXECUTION=$code', ({ profile, code }) => {
  const names = offered(profile, code).sort()
  const withheld = TOOLS.filter(({ name }) => !names.includes(name))
  let server: ServerProcess
  let editor: FakeEditor

  beforeAll(async () => {
    const { env, bridgeUrl } = await serverCommand()
    server = await ServerProcess.initialized({
      ...env,
      GODOT_MCP_DEFAULT_TOOLSETS: 'all',
      GODOT_MCP_SAFETY: profile,
      GODOT_MCP_CODE_EXECUTION: code,
    })
    editor = await FakeEditor.connect({ url: bridgeUrl })
  })
  afterAll(async () => {
    await editor.close()
    await server.end()
  })

  const listed = async () => ((await server.request('tools/list'))['tools'] as { name: string }[]).map(({ name }) => name)

  it('lists what it offers, and enabling a toolset shows no more', async () => {
    expect((await listed()).sort()).toEqual(names)
    const enabled = await server.result('godot_enable_toolset', { category: 'inspection,scene_edit' })
    const shown = (enabled['tools'] as { name: string }[]).map(({ name }) => name)
    expect(shown.sort()).toEqual(names.filter((name) => /^godot_(inspection|scene_edit)_/.test(name)))
    expect((await listed()).sort()).toEqual(names)
  })

  it('counts and sorts what it offers, of toolsets that are off too', async () => {
    await server.result('godot_disable_toolset', { category: 'scene_edit' })
    const { tools_by_safety_class, hidden } = (await server.result('godot_list_tools_by_safety_class')) as {
      tools_by_safety_class: Record<string, string[]>
      hidden: Record<string, string[]>
    }
    expect([...Object.values(tools_by_safety_class), ...Object.values(hidden)].flat().sort()).toEqual(names)
    const { toolsets } = (await server.result('godot_get_server_info')) as { toolsets: { name: string; tool_count: number }[] }
    expect(toolsets.reduce((sum, { tool_count }) => sum + tool_count, 0)).toBe(names.length)
    await server.result('godot_enable_toolset', { category: 'scene_edit' })
  })

  it('is told in the handshake', async () => {
    const other = new ServerProcess({ GODOT_MCP_SAFETY: profile, GODOT_MCP_CODE_EXECUTION: code })
    const { capabilities, instructions } = (await other.request('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    })) as { capabilities: { experimental: { godot_mcp: object } }; instructions: string }
    expect(capabilities.experimental.godot_mcp).toMatchObject({ safety_profile: profile, code_execution: code, approval: 'none' })
    expect(instructions.includes(`the safety profile ${profile}`)).toBe(profile !== 'full')
    expect(instructions.includes('Tools that run code (_meta.flags: executes_code) are off here.')).toBe(code === 'off')
    await other.end()
  })

  it('refuses every other tool, by the setting that takes it away, and the editor hears nothing', async () => {
    for (const { name, exampleInput, aliases, safety, flags } of withheld) {
      const byProfile = !OFFERS[profile]?.({ name, safety, flags } as (typeof TOOLS)[number])
      for (const called of [name, ...aliases]) {
        const failure = await server.failure(called, { ...exampleInput, ...(safety === 'destructive' && { confirm: true }) })
        const required = byProfile ? 'safety_profile' : 'code_execution'
        expect(failure).toEqual({
          ok: false,
          error: 'PRECONDITION_FAILED',
          hint: expect.stringContaining(byProfile ? `GODOT_MCP_SAFETY=${profile}` : 'GODOT_MCP_CODE_EXECUTION=off'),
          required,
        })
        expect(failure['hint']).toContain(name)
        record({ tool: name, peer: 'fake', preview: false, code: 'PRECONDITION_FAILED', required })
      }
    }
    const heard = editor.commands.map(({ command }) => command)
    expect(withheld.filter(({ name }) => heard.includes(name.replace(/^godot_/, 'cmd_'))).map(({ name }) => name)).toEqual([])
  })

  it('proposes no tool that it does not offer', async () => {
    const proposed: string[] = []
    for (const { name } of withheld) {
      const { suggestions = [] } = (await server.failure(`${name}x`)) as { suggestions?: string[] }
      proposed.push(...suggestions)
    }
    expect(proposed.filter((name) => !names.some((known) => known === name))).toEqual([])
  })

  it('does not withhold what it offers', async () => {
    const wanted = TOOLS.filter(({ name, runs }) => names.includes(name) && runs === 'editor')
    for (const { name, exampleInput, safety } of wanted) {
      const { isError, content } = await server.call(name, {
        ...exampleInput,
        ...(safety === 'destructive' && { confirm: true }),
      })
      expect({ name, isError, text: isError === true ? content[0]?.text : '' }).toEqual({ name, isError: undefined, text: '' })
    }
  })
})

describe('no tool that runs code passes for one that only reads', () => {
  it('but the one whose class clients were promised, which no setting takes for a read', () => {
    const readers = TOOLS.filter(({ safety, flags }) => safety === 'read_only' && flags.length > 0)
    expect(readers.map(({ name }) => name)).toEqual(['godot_debug_workflow'])
    expect(offered('read_only', 'on')).not.toContain('godot_debug_workflow')
  })
})

describe('with somebody to ask', () => {
  let webhook: Webhook
  let server: ServerProcess
  let editor: FakeEditor

  beforeAll(async () => {
    webhook = await Webhook.listen()
    webhook.answer = Webhook.json({ approved: false, reason: 'no' })
    const { env, bridgeUrl } = await serverCommand()
    server = await ServerProcess.initialized({
      ...env,
      GODOT_MCP_DEFAULT_TOOLSETS: 'all',
      GODOT_MCP_APPROVAL_WEBHOOK: webhook.url,
    })
    editor = await FakeEditor.connect({ url: bridgeUrl })
  })
  afterAll(async () => {
    await editor.close()
    await server.end()
    await webhook.close()
  })

  const asks = ({ safety, flags }: (typeof TOOLS)[number]) => ['mutating', 'destructive'].includes(safety) || flags.length > 0

  it.each(TOOLS.filter(asks))('$name asks, and a no keeps it from the editor', async ({ name, safety, exampleInput }) => {
    webhook.requests.length = 0
    const failure = await server.failure(name, { ...exampleInput, ...(safety === 'destructive' && { confirm: true }) })
    expect(failure).toMatchObject({ error: 'APPROVAL_DENIED', required: 'human_approval', hint: expect.stringContaining('no') })
    expect(webhook.requests.map(({ body }) => [body.action, body.safety_class])).toEqual([[name, safety]])
    expect(editor.commands.map(({ command }) => command)).not.toContain(name.replace(/^godot_/, 'cmd_'))
    record({ tool: name, peer: 'fake', preview: false, code: 'APPROVAL_DENIED', required: 'human_approval' })
  })

  it('no other tool asks', async () => {
    webhook.requests.length = 0
    for (const { name, exampleInput } of TOOLS.filter((tool) => !asks(tool))) await server.call(name, { ...exampleInput })
    expect(webhook.requests).toEqual([])
  })

  it('no preview asks', async () => {
    webhook.requests.length = 0
    for (const { name, exampleInput, safety } of TOOLS.filter((tool) => asks(tool) && tool.safety !== 'read_only')) {
      if (safety !== 'runtime') await server.call(name, { ...exampleInput, dry_run: true })
    }
    expect(webhook.requests).toEqual([])
  })
})
