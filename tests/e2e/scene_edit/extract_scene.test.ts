import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keepsThePromisesOfAChange } from '../harness/mutation.js'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_extract_scene'
const FILE = 'res://extracted/tief/Spieler ü.tscn'
const session = useSession()
const removed = async () => rmSync(session.project.file('res://extracted'), { recursive: true, force: true })

keepsThePromisesOfAChange(session, [
  {
    title: 'a branch replaced by an instance',
    tool: TOOL,
    input: { node_path: 'Player', scene_path: FILE, replace_with_instance: true },
    flag: 'extracted',
    arrange: removed,
    verdict: { persisted: true },
  },
  {
    title: 'a branch with an instance inside, replaced by an instance',
    tool: TOOL,
    input: { node_path: 'Player/Gun', scene_path: FILE, replace_with_instance: true },
    flag: 'extracted',
    arrange: async (on) => {
      await removed()
      await on.run('godot_scene_edit_instance_scene', { parent_path: 'Player/Gun', scene_path: 'res://part.tscn' })
    },
    verdict: { persisted: true },
  },
])

describe('an extraction', () => {
  it('writes the branch to a file of its own and leaves the open scene as it is', async () => {
    await removed()
    const path = await session.openCopy()
    const before = await session.driver.snapshot()
    const file = session.project.read(path)

    const preview = await session.run(TOOL, { node_path: 'Player', scene_path: FILE, dry_run: true })
    expect(session.project.exists('res://extracted')).toBe(false)
    const result = await session.run(TOOL, { node_path: 'Player', scene_path: FILE })

    expect(result).toMatchObject({ extracted: true, replaced: false, saved: false, node_count: 3, instance_path: null })
    expect({ ...preview, extracted: true, dry_run: false }).toEqual(result)
    expect(await session.driver.snapshot()).toEqual(before)
    expect(session.project.read(path)).toBe(file)
    const nodes = await session.driver.snapshotOfFile(FILE)
    expect(nodes?.map((node) => node.path)).toEqual(['.', 'Gun', 'Gun/Muzzle'])
    expect(nodes?.[0]).toMatchObject({ groups: ['heroes'], connections: ['hit -> .._on_hit'] })
  })

  it('saves the open scene where that is asked for', async () => {
    await removed()
    const path = await session.openCopy()

    const input = { node_path: 'Player', scene_path: FILE, replace_with_instance: true, save_current: true }
    const preview = await session.run(TOOL, { ...input, dry_run: true })
    const result = await session.run(TOOL, input)

    expect(result).toMatchObject({ extracted: true, replaced: true, saved: true, instance_path: 'Player' })
    expect({ ...preview, extracted: true, dry_run: false }).toEqual(result)
    expect(session.project.read(path)).toContain(FILE)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({ dirty: false })
  })

  it('names the connections that cross the border', async () => {
    await removed()
    await session.openCopy()
    const result = await session.run(TOOL, { node_path: 'Player/Gun', scene_path: FILE, dry_run: true })
    expect(result['lost_connections']).toEqual([])
    await session.run('godot_scene_edit_connect_signal', {
      source_path: 'Player/Gun',
      signal_name: 'renamed',
      target_path: 'Light',
      method_name: 'hide',
    })
    const again = await session.run(TOOL, { node_path: 'Player/Gun', scene_path: FILE, dry_run: true })
    expect(again['lost_connections']).toEqual(['Player/Gun.renamed -> Light.hide'])
  })
})

describe('refusals write nothing', () => {
  it.each([
    ['a node that is not there', { node_path: 'Nobody' }, 'RESOURCE_NOT_FOUND', 'node_exists'],
    ['a node outside the scene', { node_path: '../..' }, 'VALIDATION_ERROR', 'node_path'],
    ['the root, to be replaced', { node_path: '.' }, 'VALIDATION_ERROR', 'node_path'],
    ['an instance', { node_path: 'Part' }, 'VALIDATION_ERROR', 'node_path'],
    ['the inside of a closed instance', { node_path: 'Part/Inner' }, 'VALIDATION_ERROR', 'node_path'],
    ['a file that exists', { scene_path: 'res://part.tscn' }, 'VALIDATION_ERROR', 'scene_path'],
    ['another extension', { scene_path: 'res://extracted/a.tres' }, 'VALIDATION_ERROR', 'scene_path'],
    ['a file as its folder', { scene_path: 'res://part.tscn/a.tscn' }, 'PRECONDITION_FAILED', 'parent_dir'],
  ])('%s', async (_title, change, code, required) => {
    await removed()
    const path = await session.openCopy()
    const before = await session.driver.snapshot()
    const files = [session.project.read(path), session.project.read('res://part.tscn')]
    const input = { node_path: 'Player', scene_path: FILE, replace_with_instance: true, ...change }

    failed(await session.call(TOOL, { ...input, dry_run: true }), code, required)
    failed(await session.call(TOOL, input), code, required)

    expect(await session.driver.snapshot()).toEqual(before)
    expect([session.project.read(path), session.project.read('res://part.tscn')]).toEqual(files)
    expect(session.project.exists('res://extracted')).toBe(false)
  })

  it('the file of another open scene, even while it is gone from the disk', async () => {
    await removed()
    const other = await session.openCopy()
    const text = session.project.read(other)
    await session.openCopy()
    session.project.removeFile(other)
    const input = { node_path: 'Player', scene_path: other }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'VALIDATION_ERROR', 'scene_path')
    failed(await session.call(TOOL, input), 'VALIDATION_ERROR', 'scene_path')
    expect(session.project.exists(other)).toBe(false)
    session.project.write(other, text)
  })

  it('an open scene that has no file, where it is to be saved', async () => {
    await removed()
    await session.driver.newScene('Node2D')
    await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name: 'Kid' })
    const input = { node_path: 'Kid', scene_path: FILE, save_current: true }
    failed(await session.call(TOOL, { ...input, dry_run: true }), 'PRECONDITION_FAILED', 'scene_path')
    failed(await session.call(TOOL, input), 'PRECONDITION_FAILED', 'scene_path')
    expect(session.project.exists(FILE)).toBe(false)
    await session.driver.closeScene()
  })
})
