import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_describe_class'
const session = useSession()

describe('a class', () => {
  it('of the engine is described', async () => {
    const marker = await session.godot.core.describeClass({ class_name: 'Marker2D' })
    expect(marker).toMatchObject({
      inherits: 'Node2D',
      inherits_chain: ['Marker2D', 'Node2D', 'CanvasItem', 'Node', 'Object'],
      can_instantiate: true,
      script: null,
      properties: [{ name: 'gizmo_extents', type: 'float', default: 10 }],
      truncated: false,
    })
    expect(marker.methods.map((method) => method.name).sort()).toEqual(['get_gizmo_extents', 'set_gizmo_extents'])
  })

  it('of the project is described by its script', async () => {
    session.project.write(
      'res://described/hero.gd',
      'class_name DescribedHero\nextends Sprite2D\n\nsignal fell(depth: float)\n\n@export var lives: int = 3\n\n\nfunc jump(height: float = 2.5) -> bool:\n\treturn height > 0.0\n',
    )
    await session.run('godot_scene_edit_rescan_filesystem', { wait_seconds: 30 })
    expect(await session.run(TOOL, { class_name: 'DescribedHero' })).toMatchObject({
      inherits: 'Sprite2D',
      script: 'res://described/hero.gd',
      can_instantiate: true,
      properties: [{ name: 'lives', type: 'int', default: 3 }],
      methods: [{ name: 'jump', args: [{ name: 'height', type: 'float', default: 2.5 }], return_type: 'bool' }],
      signals: [{ name: 'fell', args: [{ name: 'depth', type: 'float' }] }],
    })
  })

  it.each(['Control', 'RenderingServer', 'CodeEdit', 'Object'])(
    'as large as %s fits, and says what was left out',
    async (class_name) => {
      const all = await session.godot.core.describeClass({ class_name, include_inherited: true, include_private: true })
      expect(JSON.stringify(all).length).toBeLessThanOrEqual(25_000)
      expect(all.truncated).toBe(all.hint !== null)
    },
  )

  it('is narrowed by a part of a name', async () => {
    const found = await session.godot.core.describeClass({ class_name: 'Node', filter: 'Process_Mode' })
    expect(found.properties.map((property) => property.name)).toEqual(['process_mode'])
    expect(found.methods.map((method) => method.name).sort()).toEqual(['get_process_mode', 'set_process_mode'])
    expect(found.enums.map((each) => each.name)).toEqual(['ProcessMode'])
  })
})

describe('refusals', () => {
  it.each([
    ['a slip', 'Sprit2D', 'Sprite2D'],
    ['another case', 'node2d', 'Node2D'],
  ])('%s is answered with what was meant', async (_title, class_name, meant) => {
    expect(failed(await session.call(TOOL, { class_name }), 'VALIDATION_ERROR').suggestions).toContain(meant)
  })

  it('an empty name', async () => {
    failed(await session.call(TOOL, { class_name: '' }), 'VALIDATION_ERROR')
    failed(await session.call(TOOL, { class_name: '   ' }), 'VALIDATION_ERROR')
  })
})
