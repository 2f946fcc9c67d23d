import { describe, expect, it } from 'vitest'
import { TOY_HANDLERS, toyFaults } from '../toy/toy-contract.js'

describe('tools and handlers', () => {
  it('a tool without a handler names the function that is missing', () => {
    expect(
      toyFaults(
        {},
        TOY_HANDLERS.filter(({ action }) => action !== 'move'),
      ),
    ).toEqual([
      "schemas/tools/scene/move.json: 'godot_scene_move' has no handler; expected 'func cmd_move(' in addon/addons/godot_mcp/toolsets/scene.gd",
    ])
  })

  it('a handler without a tool names the schema that is missing', () => {
    const extra = {
      runs: 'editor',
      toolset: 'scene',
      action: 'turn',
      file: 'addon/addons/godot_mcp/toolsets/scene.gd',
      symbol: 'cmd_turn',
    } as const
    expect(toyFaults({}, [...TOY_HANDLERS, extra])).toEqual([
      'addon/addons/godot_mcp/toolsets/scene.gd: \'cmd_turn\' handles no tool; expected \'godot_scene_turn\' with "runs": "editor" in schemas/tools/scene/turn.json',
    ])
  })

  it('a handler on the wrong side is both', () => {
    const handlers = TOY_HANDLERS.map((handler) =>
      handler.action === 'greet' ? ({ ...handler, runs: 'editor' } as const) : handler,
    )
    expect(toyFaults({}, handlers)).toHaveLength(2)
  })

  it('a second handler is named with the first', () => {
    const second = {
      runs: 'editor',
      toolset: 'scene',
      action: 'move',
      file: 'addon/addons/godot_mcp/toolsets/scene/move.gd',
      symbol: 'cmd_move',
    } as const
    expect(toyFaults({}, [...TOY_HANDLERS, second])).toEqual([
      "addon/addons/godot_mcp/toolsets/scene/move.gd: 'cmd_move' is a second handler of 'godot_scene_move'; the first is in addon/addons/godot_mcp/toolsets/scene.gd",
    ])
  })
})
