import type { InspectionListScenesResult } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'
import { useSession } from '../harness/session.js'

const session = useSession()

/** All scenes of the project, read page by page: other tests of the run leave many. */
async function pages(limit: number) {
  const scenes = []
  for (let offset: number | null = 0; offset !== null; ) {
    const page: InspectionListScenesResult = await session.godot.inspection.listScenes({ offset, limit })
    scenes.push(...page.scenes)
    expect(page.truncated).toBe(page.next_offset !== null)
    offset = page.next_offset
  }
  return scenes
}

describe('the scenes of the project', () => {
  it('are listed sorted, with the main one, the open ones and the active one', async () => {
    const path = await session.openCopy()
    session.project.write('res://.hidden/secret.tscn', session.project.read('res://part.tscn'))
    session.project.write('res://ignored/.gdignore', '')
    session.project.write('res://ignored/secret.tscn', session.project.read('res://part.tscn'))

    const { main_scene, total } = await session.godot.inspection.listScenes({})

    const scenes = await pages(1000)
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
    expect(await pages(97)).toEqual(await pages(1000))
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
