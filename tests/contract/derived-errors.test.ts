import { connect, type Godot, isGodotToolError } from '@godot-mcp/client'
import { answerGarbage, type Behaviour, FakeEditor, failWith, hang, serverCommand } from '@godot-mcp/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContractTool, contractTools } from '../e2e/harness/contract-tools.js'
import { record } from '../e2e/harness/recorder.js'

/** Errors that every tool of the editor shares. A real editor cannot be made to give them for each tool; a fake one can. */
const CASES: { code: string; behaviour: Behaviour }[] = [
  { code: 'INTERNAL_ERROR', behaviour: failWith({ error: 'INTERNAL_ERROR', hint: 'the handler died' }) },
  { code: 'RESPONSE_TOO_LARGE', behaviour: failWith({ error: 'RESPONSE_TOO_LARGE', hint: 'the answer has 40 MiB' }) },
  { code: 'TIMEOUT', behaviour: hang },
]

const editorTools = contractTools().filter((tool) => tool.runs === 'editor')
const commandOf = ({ name }: ContractTool) => name.replace(/^godot_/, 'cmd_')

let godot: Godot
let editor: FakeEditor

beforeAll(async () => {
  const { command, args, env, bridgeUrl } = await serverCommand({ env: { GODOT_MCP_DEFAULT_TOOLSETS: 'all' } })
  godot = await connect({ command, args, env })
  editor = await FakeEditor.connect({ url: bridgeUrl })
})
afterAll(async () => {
  await editor.close()
  await godot.close()
})

describe.each(CASES)('$code', ({ code, behaviour }) => {
  it('of the editor reaches the caller of every tool', async () => {
    for (const tool of editorTools) editor.when(commandOf(tool), behaviour)

    // All at once: the calls that hang share one time-out.
    const codes = await Promise.all(editorTools.map(failureOf))

    expect(codes).toEqual(editorTools.map(({ name }) => ({ name, code })))
    editor.reset()
  })
})

describe('a reply that is no envelope', () => {
  it('is an INTERNAL_ERROR at once where it has the id of a call', async () => {
    const tool = editorTools[0]
    if (tool === undefined) throw new Error('the contract has no tool of the editor')
    editor.when(commandOf(tool), (answering) => answerGarbage(JSON.stringify({ id: answering.command.id }))(answering))
    expect(await failureOf(tool)).toEqual({ name: tool.name, code: 'INTERNAL_ERROR' })
    editor.reset()
  })
})

describe('an editor that is older than a toolset asks for', () => {
  it('is named where the toolset is enabled', async () => {
    const { command, args, env, bridgeUrl } = await serverCommand()
    const plain = await connect({ command, args, env })
    const old = await FakeEditor.connect({ url: bridgeUrl, identity: { godot_version: '4.3.stable' } })
    try {
      const failure: unknown = await plain.core.enableToolset({ category: 'scene_edit' }).catch((error: unknown) => error)
      if (!isGodotToolError(failure)) throw new Error('an old editor was not refused')
      expect(failure).toMatchObject({ code: 'PRECONDITION_FAILED', required: 'godot_version' })
      record({ tool: failure.tool, peer: 'fake', preview: false, code: failure.code, required: 'godot_version' })
    } finally {
      await old.close()
      await plain.close()
    }
  })
})

describe('an editor that is too old for one tool', () => {
  it('says so, and which version it takes', async () => {
    const tool = editorTools.find(({ name }) => name === 'godot_scene_edit_close_scene')
    if (tool === undefined) throw new Error('the contract has no tool that closes a scene')
    const hint = 'Closing a scene needs Godot 4.5; this editor is 4.4.'
    editor.when(commandOf(tool), failWith({ error: 'UNSUPPORTED', hint, required: 'godot_version' }))
    expect(await failureOf(tool)).toEqual({ name: tool.name, code: 'UNSUPPORTED' })
    editor.reset()
  })
})

async function failureOf({ name, exampleInput, safety }: ContractTool): Promise<{ name: string; code: string }> {
  const input = safety === 'destructive' ? { ...exampleInput, confirm: true } : exampleInput
  const failure: unknown = await godot.callUntyped(name, input).catch((error: unknown) => error)
  if (!isGodotToolError(failure)) throw new Error(`${name} did not fail as a tool: ${JSON.stringify(failure)}`)
  const { code, required } = failure
  record({ tool: name, peer: 'fake', preview: false, code, ...(required !== undefined && { required }) })
  return { name, code }
}
