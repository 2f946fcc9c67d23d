import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractTools } from '../e2e/harness/contract-tools.js'
import { BarePeer } from './support/bare-peer.js'
import { ServerProcess } from './support/server-process.js'

interface Schema {
  readonly type?: string
  readonly pattern?: string
}
interface Listed {
  readonly name: string
  readonly inputSchema: { readonly properties?: Record<string, Schema>; readonly required?: readonly string[] }
}

/** What no path parameter may let through: out of the project, out of `res://`, or another system's spelling. */
const OUTSIDE = [
  '/abs',
  'res://../x',
  'res://a/../../x',
  'res:///x',
  'res://a\\x',
  'res://C:/x',
  'C:\\x.gd',
  'user://x',
  'file:///x',
]
const BACK_INSIDE = 'res://a/../b'

let server: ServerProcess
let peer: BarePeer
let listed: readonly Listed[]

beforeAll(async () => {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
  peer = await BarePeer.greeted(await server.bridgeUrl())
  listed = ((await server.request('tools/list')) as unknown as { tools: readonly Listed[] }).tools
})
afterAll(async () => {
  peer.close()
  await server.end()
})

const tools = contractTools()
const confirmed = ({ safety, exampleInput }: (typeof tools)[number]) => ({
  ...exampleInput,
  ...(safety === 'destructive' && { confirm: true }),
})
const schemaOf = (name: string) => listed.find((tool) => tool.name === name)?.inputSchema ?? {}
const takesFiles = ({ pattern = '' }: Schema) => /^\^(\(\?:\|)?res:/.test(pattern)

/** The failure of a call that must not reach the editor. */
async function refused(name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const frames = peer.frames.length
  const failure = await server.failure(name, input)
  expect(peer.frames).toHaveLength(frames)
  return failure
}

/** The parameters that reach the editor. */
async function sent(name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const call = server.failure(name, input)
  const { id, params } = await peer.command()
  peer.send({ id, ok: false, error: 'UNSUPPORTED', hint: 'seen enough' })
  await call
  return params
}

/** Every parameter of every tool that `choose` picks, with a call that is right but for what the test does to it. */
const parameters = (choose: (schema: Schema, isRequired: boolean) => boolean) =>
  tools.flatMap((tool) => {
    const { properties = {}, required = [] } = schemaOf(tool.name)
    return Object.entries(properties)
      .filter(([parameter, schema]) => choose(schema, required.includes(parameter)))
      .map(([parameter]) => ({ tool, parameter, input: confirmed(tool) as Record<string, unknown> }))
  })

describe('a parameter of any tool', () => {
  it('is named where it is missing, and nothing is sent', async () => {
    for (const { tool, parameter, input } of parameters((_, isRequired) => isRequired)) {
      const { [parameter]: _, ...rest } = input
      const failure = await refused(tool.name, rest)
      expect({ tool: tool.name, ...failure }).toMatchObject({
        tool: tool.name,
        error: 'VALIDATION_ERROR',
        hint: expect.stringContaining(`${parameter}: missing`),
      })
    }
  })

  it('is named where it is of the wrong kind, and nothing is sent', async () => {
    for (const { tool, parameter, input } of parameters(({ type }) => type !== undefined)) {
      const failure = await refused(tool.name, { ...input, [parameter]: { wrong: [true] } })
      expect({ tool: tool.name, ...failure }).toMatchObject({
        tool: tool.name,
        error: 'VALIDATION_ERROR',
        hint: expect.stringContaining(`${parameter}: got`),
      })
    }
  })

  it('stays inside the project where it is a file, and nothing else is sent', async () => {
    for (const { tool, parameter, input } of parameters(takesFiles)) {
      for (const path of OUTSIDE) {
        const failure = await refused(tool.name, { ...input, [parameter]: path })
        expect({ tool: tool.name, path, ...failure }).toMatchObject({
          tool: tool.name,
          path,
          error: 'VALIDATION_ERROR',
          hint: expect.stringContaining(parameter),
        })
      }
    }
  })

  it('may leave a folder and come back, where it is a file', async () => {
    for (const { tool, parameter, input } of parameters(takesFiles)) {
      if (tool.runs === 'server') continue
      expect(await sent(tool.name, { ...input, [parameter]: BACK_INSIDE })).toMatchObject({ [parameter]: BACK_INSIDE })
    }
  })
})

describe.each(tools.filter(({ safety }) => safety === 'destructive'))('$name', ({ name, exampleInput }) => {
  const { confirm: _, ...input } = exampleInput

  it('sends nothing until it is confirmed', async () => {
    expect(await refused(name, input)).toMatchObject({ error: 'PRECONDITION_FAILED', required: 'confirm' })
    expect(await refused(name, { ...input, confirm: false })).toMatchObject({ required: 'confirm' })
  })

  it('previews without being confirmed, and says to the editor that it is a preview', async () => {
    expect(await sent(name, { ...input, dry_run: true })).toMatchObject({ dry_run: true, confirm: false })
  })
})
