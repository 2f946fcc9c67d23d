import { describe, expect, it } from 'vitest'
import { connect, createRouterTransport, GodotToolError, isGodotToolError } from '../src/index.js'

describe('the router transport', () => {
  it('answers with the functions it was given, and passes the contract check by itself', async () => {
    const godot = await connect({
      transport: createRouterTransport({
        godot_scene_edit_create_node: async ({ node_name }) => ({
          node_path: node_name,
          created: true,
          requested_name: node_name,
          renamed: false,
          dry_run: false,
          persisted: true,
          reason: null,
          hint: null,
        }),
      }),
    })
    const result = await godot.sceneEdit.createNode({ parent_path: '.', node_type: 'Node', node_name: 'A' })
    expect(result.node_path).toBe('A')
  })

  it('fails as a tool does when a function throws a tool error', async () => {
    const godot = await connect({
      transport: createRouterTransport({
        godot_undo() {
          throw new GodotToolError({ tool: 'x', code: 'TIMEOUT', hint: 'Late.', mayHaveApplied: true, suggestions: ['a'] })
        },
      }),
    })
    const thrown = await godot.core.undo().catch((error: unknown) => error)
    expect(thrown).toMatchObject({ tool: 'godot_undo', code: 'TIMEOUT', hint: 'Late.', mayHaveApplied: true, suggestions: ['a'] })
  })

  it('refuses a tool without a function', async () => {
    const godot = await connect({ transport: createRouterTransport({}) })
    const thrown = await godot.core.undo().catch((error: unknown) => error)
    expect(isGodotToolError(thrown) && thrown.code).toBe('UNSUPPORTED')
  })

  it('lets neither side change what the other holds', async () => {
    const params = { count: 1 }
    const godot = await connect({
      transport: createRouterTransport({
        godot_undo(seen) {
          seen.count = 99
          throw new GodotToolError({ tool: 'x', code: 'TIMEOUT', hint: 'Late.' })
        },
      }),
    })
    await godot.core.undo(params).catch(() => {})
    expect(params).toEqual({ count: 1 })
  })
})
