import { describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const session = useSession()

describe('the scenes of the project', () => {
  it('are listed sorted, with the main one, the open ones and the active one', async () => {
    const path = await session.openCopy()
    session.project.write('res://.hidden/secret.tscn', session.project.read('res://part.tscn'))
    session.project.write('res://ignored/.gdignore', '')
    session.project.write('res://ignored/secret.tscn', session.project.read('res://part.tscn'))

    const { scenes, main_scene, total } = await session.godot.inspection.listScenes({})

    const paths = scenes.map((scene) => scene.path)
    expect(main_scene).toBe('res://main.tscn')
    expect(paths.length).toBe(total)
    expect(paths).toContain('res://part.tscn')
    expect(paths.filter((each) => each.includes('secret'))).toEqual([])
    expect(scenes.find((scene) => scene.path === path)).toEqual({ path, is_main: false, is_open: true, is_active: true })
    expect(scenes.find((scene) => scene.path === 'res://main.tscn')).toMatchObject({ is_main: true, is_active: false })
  })

  it('come in pages that join without gap', async () => {
    await session.openCopy()
    const all = await session.run('godot_inspection_list_scenes')
    const pages: unknown[] = []
    let offset: unknown = 0
    while (typeof offset === 'number') {
      const page = await session.run('godot_inspection_list_scenes', { offset, limit: 2 })
      pages.push(...(page['scenes'] as unknown[]))
      expect(page['truncated']).toBe(page['next_offset'] !== null)
      offset = page['next_offset']
    }
    expect(pages).toEqual(all['scenes'])
  })

  it('past the end are an empty page', async () => {
    expect(await session.run('godot_inspection_list_scenes', { offset: 9999 })).toMatchObject({
      scenes: [],
      returned: 0,
      truncated: false,
      next_offset: null,
    })
  })
})
