import { describe, expect, it } from 'vitest'
import type { PeerSocket } from '../src/bridge/peer-socket.js'
import { readConfig } from '../src/config/config.js'
import { createProduct } from '../src/create-product.js'
import { ToolError } from '../src/errors/tool-error.js'
import type { CallAnswer } from '../src/product.js'
import { FakeClock } from './support/fake-clock.js'
import { fakeLog } from './support/fake-log.js'
import { FakeSocket } from './support/fake-socket.js'
import { type ToyTool, toyContract } from './support/toy-contract.js'

/** A whole server over a toy contract, with one editor that belongs to the test. */
async function productOf(tools: readonly ToyTool[], defaultToolsets?: string) {
  const clock = new FakeClock()
  const { log, lines } = fakeLog()
  const editor = new FakeSocket()
  let connect: (socket: PeerSocket, path: string) => void = () => {}
  const product = createProduct({
    config: readConfig({ GODOT_MCP_DEFAULT_TOOLSETS: defaultToolsets }),
    contract: toyContract(tools),
    clock,
    log,
    startListener: async (_address, onConnection) => {
      connect = onConnection
      return { bindError: null, url: null, close: async () => {} }
    },
  })
  await product.start()
  connect(editor, '')
  editor.receive({
    command: 'cmd_peer_hello',
    params: { project_path: '/p', godot_version: '4.6', contract_digest: 'sha256:toy' },
  })
  const greetings = editor.sent.length
  /** Resolves with the next command once it is sent. */
  const command = async () => {
    while (editor.sent.length === greetings) await Promise.resolve()
    return editor.commands()[greetings] ?? { id: '', command: '', params: {} }
  }
  return { product, clock, lines, editor, command }
}

const envelope = (answer: CallAnswer) => answer._meta?.['godot_mcp/error']

describe('a tool of the editor', () => {
  it('needs no code of its own: command, arguments and result pass', async () => {
    const { product, editor, command } = await productOf([{ name: 'godot_new' }])
    const call = product.callTool('godot_new', { a: [1] })
    const { id, command: name, params } = await command()
    expect({ name, params }).toEqual({ name: 'cmd_new', params: { a: [1] } })
    editor.receive({ id, ok: true, result: { b: 2 } })
    expect(await call).toEqual({ content: [{ type: 'text', text: '{"b":2}' }], structuredContent: { b: 2 } })
  })

  it('answers to its former name as to its own, and says which is which', async () => {
    const ask = async (name: string) => {
      const { product, editor, command } = await productOf([{ name: 'godot_new', aliases: ['godot_old'] }])
      const call = product.callTool(name, { a: 1 })
      const { id, ...sent } = await command()
      editor.receive({ id, ok: true, result: { b: 2 } })
      return { sent, answer: await call }
    }
    const [own, former] = [await ask('godot_new'), await ask('godot_old')]
    expect(own.sent.command).toBe('cmd_new')
    expect(former).toEqual({
      sent: own.sent,
      answer: { ...own.answer, _meta: { 'godot_mcp/deprecated': { name: 'godot_old', replacement: 'godot_new' } } },
    })
  })

  it('that is deprecated says so with every answer', async () => {
    const deprecated = { since: '1.2.0', replacement: 'godot_new' }
    const { product, editor, command } = await productOf([{ name: 'godot_old', deprecated }])
    const call = product.callTool('godot_old', {})
    editor.receive({ id: (await command()).id, ok: true, result: {} })
    expect((await call)._meta).toEqual({ 'godot_mcp/deprecated': { name: 'godot_old', ...deprecated } })
  })

  it('is given the time that its contract says', async () => {
    const { product, clock, command } = await productOf([{ name: 'godot_slow', timeoutMs: 120_000 }])
    const call = product.callTool('godot_slow', {})
    await command()
    clock.advance(119_999)
    clock.advance(1)
    expect(envelope(await call)).toMatchObject({ error: 'TIMEOUT', hint: expect.stringContaining('within 120 s') })
  })

  it.each([
    ['mutating', {}, true],
    ['destructive', { confirm: true }, true],
    ['mutating', { dry_run: true }, undefined],
    ['read_only', {}, undefined],
    ['runtime', {}, undefined],
  ] as const)('that is %s, with %j, says on a time-out that it may have been carried out: %s', async (safety, args, flag) => {
    const { product, clock, command } = await productOf([{ name: 'godot_do', safety }])
    const call = product.callTool('godot_do', args)
    await command()
    clock.advance(10_000)
    expect((envelope(await call) as { may_have_applied?: boolean }).may_have_applied).toBe(flag)
  })

  it('whose result does not fit has still made its change, and says so', async () => {
    const { product, editor, command } = await productOf([{ name: 'godot_make', safety: 'mutating', fits: () => false }])
    const call = product.callTool('godot_make', {})
    editor.receive({ id: (await command()).id, ok: true, result: { made: 'yes' } })
    expect(envelope(await call)).toEqual({
      ok: false,
      error: 'INTERNAL_ERROR',
      hint: 'The answer to godot_make does not fit its result schema (made must be boolean, got "yes"). Your arguments were fine; this is a fault of the addon or the server. The change itself was made: read the current state before you go on.',
      may_have_applied: true,
    })
  })
})

describe('what will go one day', () => {
  const deprecated = { since: '1.2.0', replacement: 'godot_better' }
  const DEPRECATED = 'godot_mcp/deprecated'

  it.each([
    ['a former name', 'godot_old', {}, { name: 'godot_old', replacement: 'godot_new' }],
    ['a deprecated tool', 'godot_new', { deprecated }, { name: 'godot_new', ...deprecated }],
    ['a former name of a deprecated tool', 'godot_old', { deprecated }, { name: 'godot_old', ...deprecated }],
  ])('answers alike, and the answer to %s says what to call instead', async (_title, name, parts, notice) => {
    const run = (params: { fail?: boolean }) => {
      if (params.fail) throw new ToolError({ error: 'VALIDATION_ERROR', hint: 'No.' })
      return { fine: true }
    }
    const { product } = await productOf([{ name: 'godot_new', runs: 'server', aliases: ['godot_old'], run, ...parts }])
    const answer = await product.callTool(name, {})
    expect(answer).toMatchObject({ structuredContent: { fine: true }, content: [{ type: 'text', text: '{"fine":true}' }] })
    expect(answer._meta).toEqual({ [DEPRECATED]: notice })

    const refusal = await product.callTool(name, { fail: true })
    expect(refusal).toMatchObject({ isError: true, content: [{ text: 'VALIDATION_ERROR: No.' }] })
    expect(refusal._meta).toEqual({
      'godot_mcp/error': expect.objectContaining({ error: 'VALIDATION_ERROR' }),
      [DEPRECATED]: notice,
    })
  })

  it('is not said of a tool that stays', async () => {
    const { product } = await productOf([{ name: 'godot_new', runs: 'server', run: () => ({}) }])
    expect(await product.callTool('godot_new', {})).not.toHaveProperty('_meta')
  })
})

describe('a tool of the server', () => {
  it('tells a caller who asked what it is busy with', async () => {
    const run: ToyTool['run'] = (_params, context) => {
      context.progress.tell({ message: 'half way' })
      return {}
    }
    const { product } = await productOf([{ name: 'godot_here', runs: 'server', run }])
    const heard: string[] = []
    await product.callTool('godot_here', {}, { progress: ({ message }) => heard.push(message) })
    await product.callTool('godot_here', {})
    expect(heard).toEqual(['half way'])
  })

  it('that fails in a way nobody foresaw is ours, and its stack stays in the log', async () => {
    const run = () => {
      throw new Error('secret detail')
    }
    const { product, lines } = await productOf([{ name: 'godot_here', runs: 'server', run }])
    const answer = await product.callTool('godot_here', {})
    expect(JSON.stringify(answer)).not.toMatch(/secret|at .*\.ts/)
    expect(envelope(answer)).toMatchObject({ error: 'INTERNAL_ERROR' })
    expect(lines.at(-1)).toMatchObject({ level: 'error', message: 'failed', error: expect.stringContaining('secret detail') })
  })

  it('needs no editor', async () => {
    const { product, editor } = await productOf([{ name: 'godot_here', runs: 'server', run: () => ({ fine: true }) }])
    editor.hangUp()
    expect((await product.callTool('godot_here', {})).structuredContent).toEqual({ fine: true })
  })
})

it('says once that more tools are enabled than some clients take', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ name: `godot_t${index}`, toolset: 'extra' }))
  const warnings = (lines: { level: string }[]) => lines.filter(({ level }) => level === 'warning')
  expect(warnings((await productOf(many)).lines)).toEqual([])
  expect(warnings((await productOf(many, 'all')).lines)).toEqual([
    expect.objectContaining({ tools: 101, message: expect.stringContaining('more tools are enabled than some clients take') }),
  ])
})

it('refuses a start-up toolset that does not exist', async () => {
  await expect(productOf([], 'extar')).rejects.toThrow('GODOT_MCP_DEFAULT_TOOLSETS: "extar" is no toolset (did you mean extra?)')
})
