import { posix } from 'node:path'
import type { ToolName } from '@godot-mcp/contract'
import { afterEach, describe, expect, it } from 'vitest'
import type { Snapshot } from '../harness/driver.js'
import { type Session, useSession } from '../harness/session.js'

/** An edit of one node, whatever kind of node it is. */
interface Edit {
  readonly tool: ToolName
  readonly input: (node: string) => Record<string, unknown>
}

const EDITS: readonly Edit[] = [
  { tool: 'godot_scene_edit_create_node', input: (node) => ({ parent_path: node, node_type: 'Node2D', node_name: 'New' }) },
  { tool: 'godot_scene_edit_instance_scene', input: (node) => ({ parent_path: node, scene_path: 'res://part.tscn' }) },
  { tool: 'godot_scene_edit_set_node_property', input: (node) => ({ node_path: node, property: 'process_priority', value: 3 }) },
  { tool: 'godot_scene_edit_rename_node', input: (node) => ({ node_path: node, new_name: 'Renamed' }) },
  { tool: 'godot_scene_edit_move_node', input: (node) => ({ node_path: node, new_parent_path: '.', index: 1 }) },
  { tool: 'godot_scene_edit_duplicate_node', input: (node) => ({ node_path: node }) },
  { tool: 'godot_scene_edit_delete_node', input: (node) => ({ node_path: node, confirm: true }) },
  { tool: 'godot_scene_edit_add_to_group', input: (node) => ({ node_path: node, group: 'edited' }) },
  { tool: 'godot_scene_edit_attach_script', input: (node) => ({ node_path: node, script_path: 'res://score.gd' }) },
  { tool: 'godot_scene_edit_set_editable_children', input: (node) => ({ node_path: node, editable: true }) },
]

/** Where a node may come from, which decides what a save keeps. */
const PLACES: readonly { title: string; scene: string; node: string; arrange?: (session: Session) => Promise<unknown> }[] = [
  { title: 'a node of the scene', scene: 'res://rich.tscn', node: 'Area' },
  { title: 'a node of the scene with instances below it', scene: 'res://rich.tscn', node: 'Crate' },
  { title: 'a node with a name beyond ASCII', scene: 'res://rich.tscn', node: 'Größe 日本 🎮' },
  { title: 'an instance', scene: 'res://rich.tscn', node: 'Closed' },
  { title: 'a node inside a closed instance', scene: 'res://rich.tscn', node: 'Closed/Inner' },
  { title: 'an instance with editable children', scene: 'res://rich.tscn', node: 'Open' },
  { title: 'a node inside an instance with editable children', scene: 'res://rich.tscn', node: 'Open/Twig' },
  { title: 'a node inside an editable instance in an editable instance', scene: 'res://rich.tscn', node: 'Open/Egg/Inner' },
  { title: 'a node added below an editable instance', scene: 'res://rich.tscn', node: 'Open/Egg/Inner/Added' },
  { title: 'an instance of an inherited scene', scene: 'res://rich.tscn', node: 'Heir' },
  { title: 'a node of the base scene', scene: 'res://inherited.tscn', node: 'Body' },
  { title: 'a node that an inherited scene adds', scene: 'res://inherited.tscn', node: 'Own' },
  {
    title: 'a node without an owner',
    scene: 'res://rich.tscn',
    node: 'Area/Loose',
    arrange: ({ driver }) => driver.addUnowned('Area', 'Loose'),
  },
]

const session = useSession()

// A scene left open would slow down what runs after.
afterEach(() => session.driver.closeScene())
const saved = async (path: string) => {
  await session.run('godot_scene_edit_save_scene')
  return session.project.read(path)
}
/** What the editor would find in the file, and what it has in memory of that which is saved. */
const inFile = (path: string) => session.driver.snapshotOfFile(path)

describe.each(PLACES)('$title', ({ scene, node, arrange }) => {
  it.each(EDITS)('$tool previews what it does, undoes it without a trace, and is saved as it says', async ({ tool, input }) => {
    const path = await session.openCopy(scene)
    await arrange?.(session)
    const file = await saved(path)
    const undo = await session.run('godot_undo', { dry_run: true })
    const before = { memory: await session.driver.snapshot(), file: await inFile(path) }

    const preview = await session.call(tool, { ...input(node), dry_run: true })
    expect(await session.driver.snapshot()).toEqual(before.memory)
    const run = await session.call(tool, input(node))
    if (!run.ok || !preview.ok) {
      expect(preview).toEqual(run)
      expect(await session.driver.snapshot()).toEqual(before.memory)
      return
    }
    expect(withoutFlags(preview.result)).toEqual(withoutFlags(run.result))
    const after = await session.driver.snapshot()
    if (run.result['changed'] === false) {
      expect(after).toEqual(before.memory)
      expect(await session.run('godot_undo', { dry_run: true })).toEqual(undo)
      return
    }
    expect(after).not.toEqual(before.memory)

    await session.run('godot_undo')
    expect(await session.driver.snapshot()).toEqual(before.memory)
    expect(await saved(path)).toBe(file)
    await session.run('godot_redo')
    expect(await session.driver.snapshot()).toEqual(after)
    await saved(path)
    if (run.result['persisted'] === true) expect(await inFile(path)).toEqual(asSaved(after))
    else if (run.result['reason'] === 'structure_from_base_scene') expect(pathsOf(await inFile(path))).toContain(node)
    else expect(await inFile(path)).toEqual(before.file)
  })
})

const pathsOf = (snapshot: Snapshot | null) => snapshot?.map(({ path }) => path)

/** A preview says of each effect that it did not happen. */
const withoutFlags = (result: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(result).filter(([, value]) => typeof value !== 'boolean'))

/** The nodes that have an owner, the root aside: only they are saved, with their places among themselves. */
function asSaved(snapshot: Snapshot | null): Snapshot {
  const places = new Map<string, number>()
  return (snapshot ?? [])
    .filter(({ path, owner }) => path === '.' || owner !== '')
    .map((entry) => {
      const parent = posix.dirname(entry.path)
      const index = places.get(parent) ?? 0
      if (entry.path !== '.') places.set(parent, index + 1)
      return { ...entry, index: entry.path === '.' ? entry.index : index }
    })
}
