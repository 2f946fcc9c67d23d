import type { ToolName } from '@godot-mcp/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const session = useSession()

// A scene left open would slow down what runs after.
afterEach(() => session.driver.closeScene())

/** The ways to bring a name into a scene. Where the name is taken or has characters that none may have, the engine finds another. */
const WAYS: readonly { tool: ToolName; input: (name: string) => Record<string, unknown> }[] = [
  { tool: 'godot_scene_edit_create_node', input: (name) => ({ parent_path: '.', node_type: 'Node', node_name: name }) },
  { tool: 'godot_scene_edit_instance_scene', input: (name) => ({ parent_path: '.', scene_path: 'res://part.tscn', name }) },
  { tool: 'godot_scene_edit_duplicate_node', input: (name) => ({ node_path: 'Bar', name }) },
  { tool: 'godot_scene_edit_rename_node', input: (name) => ({ node_path: 'Bar', new_name: name }) },
]
const NAMES = ['Player', 'Part', 'a.b:c@d/e"f%g', '日本 🎮', 'Ünï cödé', ' spaced ', 'Box2', '42']

describe.each(WAYS)('$tool', ({ tool, input }) => {
  it.each(NAMES)('foretells the name that "%s" becomes, and it is readable', async (name) => {
    await session.openCopy()
    const preview = await session.run(tool, { ...input(name), dry_run: true })
    const run = await session.run(tool, input(name))

    expect(preview['node_path']).toBe(run['node_path'])
    expect(run['node_path']).not.toContain('@')
    expect((await session.driver.snapshot())?.map(({ path }) => path)).toContain(run['node_path'])
  })
})

it('a text stays as it was sent, whatever it looks like', async () => {
  await session.openCopy('res://kinds.tscn')
  const TEXTS = [
    '007',
    'true',
    '{}',
    '1e3',
    'null',
    '[1]',
    'Vector2(1, 2)',
    '"quoted"',
    ' ',
    '',
    'line\nnext\ttab',
    '日本 🎮',
    '\u001b[31m',
  ]
  for (const value of TEXTS) {
    const target = { node_path: 'Label', property: 'text' }
    expect(await session.run('godot_scene_edit_set_node_property', { ...target, value })).toMatchObject({
      value,
      adjusted: false,
    })
    expect(await session.run('godot_inspection_get_node_property', target)).toMatchObject({ value })
  }
})
