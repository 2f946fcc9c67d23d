import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_rescan_filesystem'
const session = useSession()

describe('a scan', () => {
  it('that is waited for makes what was written outside known', async () => {
    await session.openCopy()
    session.project.write('res://late/thing.gd', 'class_name LateThing\nextends Node2D\n')
    const create = { parent_path: '.', node_type: 'LateThing', node_name: 'Late' }
    failed(await session.call('godot_scene_edit_create_node', create), 'VALIDATION_ERROR')

    expect(await session.run(TOOL, { wait_seconds: 30 })).toEqual({ scanned: true, scanning: false, editor_said: null })

    expect(await session.run('godot_scene_edit_create_node', create)).toMatchObject({ created: true })
  })

  it('is not begun while another one runs, and the editor lives', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => session.run(TOOL)))
    for (const { scanned, scanning } of results) expect(scanned || scanning).toBe(true)
    expect(results[0]).toMatchObject({ scanned: true })
    expect(await session.run(TOOL, { wait_seconds: 30 })).toEqual({ scanned: true, scanning: false, editor_said: null })
  })

  it('is waited for within bounds', async () => {
    failed(await session.call(TOOL, { wait_seconds: 31 }), 'VALIDATION_ERROR')
    failed(await session.call(TOOL, { wait_seconds: -1 }), 'VALIDATION_ERROR')
  })
})
