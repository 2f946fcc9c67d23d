import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_open_scene'
const session = useSession()
const active = async () => (await session.run('godot_inspection_get_active_scene'))['path']

describe('a scene', () => {
  it('is opened, and brought to the front again', async () => {
    const first = await session.openCopy()
    const second = session.project.copyScene()
    const unicode = second.replace('.tscn', ' Ebene ü.tscn')
    session.project.write(unicode, session.project.read(second))

    expect(await session.run(TOOL, { scene_path: unicode, dry_run: true })).toMatchObject({ opened: false, already_open: false })
    expect(await active()).toBe(first)

    expect(await session.run(TOOL, { scene_path: unicode })).toEqual({
      scene_path: unicode,
      opened: true,
      already_open: false,
      editor_said: null,
      dry_run: false,
    })
    expect(await active()).toBe(unicode)
    expect(await session.run(TOOL, { scene_path: first })).toMatchObject({ opened: true, already_open: true })
    expect(await active()).toBe(first)
  })

  it('can be opened with nothing open', async () => {
    const path = session.project.copyScene()
    while ((await session.driver.snapshot()) !== null) await session.driver.closeScene()
    expect(await session.run(TOOL, { scene_path: path })).toMatchObject({ opened: true, already_open: false })
    expect(await active()).toBe(path)
  })

  it('that is open keeps its unsaved changes', async () => {
    const path = await session.openCopy()
    await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'New' })
    await session.openCopy()
    await session.run(TOOL, { scene_path: path })
    expect((await session.driver.snapshot())?.at(-1)).toMatchObject({ path: 'New' })
  })
})

describe('many calls in a row', () => {
  it('each leave the right scene in front', async () => {
    const paths = [session.project.copyScene(), session.project.copyScene(), session.project.copyScene()]
    const calls = [...paths, ...paths, ...paths].map(async (scene_path) => {
      const opened = session.run(TOOL, { scene_path })
      const seen = session.run('godot_inspection_get_active_scene')
      await opened
      return { scene_path, seen: (await seen)['path'] }
    })
    for (const { scene_path, seen } of await Promise.all(calls)) expect(seen).toBe(scene_path)
  })
})

describe('refusals open nothing and leave no dialog', () => {
  const needing = (file: string) =>
    `[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Texture2D" path="${file}" id="1"]\n\n[node name="N" type="Sprite2D"]\ntexture = ExtResource("1")\n`

  it.each([
    ['a file that is not there', 'res://gone.tscn', undefined, 'RESOURCE_NOT_FOUND', 'scene_path'],
    ['a file that is no scene', 'res://player.gd', undefined, 'VALIDATION_ERROR', 'scene_path'],
    ['a damaged scene', 'res://bad/damaged.tscn', 'no scene', 'VALIDATION_ERROR', 'scene_path'],
    ['an empty file', 'res://bad/empty.tscn', '', 'VALIDATION_ERROR', 'scene_path'],
    ['a scene that needs what is not there', 'res://bad/needs.tscn', needing('res://gone.png'), 'VALIDATION_ERROR', 'scene_path'],
    ['a path that leaves the project', 'res://../x.tscn', undefined, 'VALIDATION_ERROR', undefined],
  ])('%s', async (_title, scene_path, text, code, required) => {
    const path = await session.openCopy()
    if (text !== undefined) session.project.write(scene_path, text)
    failed(await session.call(TOOL, { scene_path, dry_run: true }), code, required)
    failed(await session.call(TOOL, { scene_path }), code, required)
    expect(await active()).toBe(path)
    expect(await session.driver.dialogs()).toEqual([])
  })

  it('says which file is missing', async () => {
    session.project.write('res://bad/needs.tscn', needing('res://gone.png'))
    const failure = failed(await session.call(TOOL, { scene_path: 'res://bad/needs.tscn' }), 'VALIDATION_ERROR', 'scene_path')
    expect(failure.hint).toContain('res://gone.png')
  })
})
