import { connect, type Godot } from '@godot-mcp/client'
import { serverCommand } from '@godot-mcp/testing'
import { describe, expect, it } from 'vitest'
import { type ContractTool, contractTools } from './harness/contract-tools.js'
import { failed } from './harness/outcome.js'
import { recordedCall, useSession } from './harness/session.js'

const session = useSession()
const editorTools = contractTools().filter((tool) => tool.runs === 'editor')
const confirmed = ({ safety, exampleInput }: ContractTool) =>
  safety === 'destructive' ? { ...exampleInput, confirm: true } : { ...exampleInput }

/** A server of its own that no editor dials. */
async function alone(env: Record<string, string>, use: (godot: Godot) => Promise<void>): Promise<void> {
  const server = await serverCommand({ env })
  const godot = await connect({ command: server.command, args: server.args, env: server.env, enableToolsets: false })
  try {
    await use(godot)
  } finally {
    await godot.close()
  }
}

describe('without an editor', () => {
  it('every tool that needs one says so at once', async () => {
    await alone({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' }, async (godot) => {
      for (const tool of editorTools) {
        failed(await recordedCall(godot, tool.name, confirmed(tool)), 'BRIDGE_DISCONNECTED', 'bridge_connected')
      }
    })
  })

  it('a toolset that asks for a Godot version cannot be enabled', async () => {
    await alone({}, async (godot) => {
      const enabling = recordedCall(godot, 'godot_enable_toolset', { category: 'scene_edit' })
      failed(await enabling, 'BRIDGE_DISCONNECTED', 'bridge_connected')
    })
  })
})

describe('without an open scene', () => {
  it.each(editorTools.filter((tool) => tool.needsScene))('$name says so', async (tool) => {
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    failed(await session.call(tool.name, confirmed(tool)), 'PRECONDITION_FAILED', 'active_scene')
  })
})

describe('an argument that no tool takes', () => {
  it.each(contractTools())('is refused by $name, by its name', async ({ name, exampleInput }) => {
    const failure = failed(await session.call(name, { ...exampleInput, no_such_argument: 1 }), 'VALIDATION_ERROR')
    expect(failure.hint).toContain('no_such_argument')
  })
})
