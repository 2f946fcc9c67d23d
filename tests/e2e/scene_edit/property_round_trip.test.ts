import { afterEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const READ = 'godot_inspection_get_node_property'
const WRITE = 'godot_scene_edit_set_node_property'
/** Commands in the shape of a property: the engine lays the control out anew whenever they are set, to whatever value. */
const LAYOUT_COMMANDS = ['anchors_preset', 'layout_mode']
/** The shape of no type but a dictionary. */
const NO_SHAPE = { bogus: [{}] }

const session = useSession()

// A scene left open would slow down what runs after.
afterEach(() => session.driver.closeScene())

interface Property {
  readonly node_path: string
  readonly property: string
}

/** Opens a copy, as the editor itself writes it: nothing of the fixture's own formatting is left. */
async function openWritten(scene: string): Promise<string> {
  const path = await session.openCopy(scene)
  await session.run('godot_scene_edit_save_scene')
  return path
}

/** Every property of every node of the open scene that a save writes. */
async function properties(): Promise<Property[]> {
  const found: Property[] = []
  for (const { path } of (await session.driver.snapshot()) ?? []) {
    for (const property of await session.driver.storedProperties(path)) {
      if (!LAYOUT_COMMANDS.includes(property)) found.push({ node_path: path, property })
    }
  }
  return found
}

/** Some calls at once, not all: what a pipe takes before it asks to wait. */
const LANES = 8

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < items.length; at += LANES) results.push(...(await Promise.all(items.slice(at, at + LANES).map(work))))
  return results
}

const reads = (all: readonly Property[]) => each(all, (one) => session.run(READ, { ...one }))
const writes = (all: readonly (Property & { value: unknown })[]) =>
  each(all, async (one) => ({ ...one, outcome: await session.call(WRITE, { ...one }) }))
const isExact = (outcome: Outcome) => outcome.ok && outcome.result['adjusted'] === false

describe.each(['res://kinds.tscn', 'res://rich.tscn', 'res://inherited.tscn'])('%s', (scene) => {
  it('is the same file, byte for byte, after every property was written back as it was read', async () => {
    const path = await openWritten(scene)
    const before = { file: session.project.read(path), scene: await session.driver.snapshot() }
    const all = await properties()
    const values = await reads(all)

    const written = await writes(all.map((one, index) => ({ ...one, value: values[index]?.['value'] })))
    await session.run('godot_scene_edit_save_scene')

    expect(written.filter(({ outcome }) => !isExact(outcome))).toEqual([])
    expect({ file: session.project.read(path), scene: await session.driver.snapshot() }).toEqual(before)
  })

  it('keeps every property, and its history, after a value of no fitting shape was refused for each', async () => {
    await openWritten(scene)
    const undo = await session.run('godot_undo', { dry_run: true })
    const before = await session.driver.snapshot()
    const all = await properties()
    const values = await reads(all)
    const shaped = all.filter((_, index) => !isDictionary(values[index]?.['value']))

    const written = await writes(shaped.map((one) => ({ ...one, value: NO_SHAPE })))

    const refusals = written.filter(
      ({ outcome }) => !outcome.ok && outcome.code === 'VALIDATION_ERROR' && outcome.required === 'value',
    )
    expect(written.filter((one) => !refusals.includes(one))).toEqual([])
    expect(await session.driver.snapshot()).toEqual(before)
    expect(await session.run('godot_undo', { dry_run: true })).toEqual(undo)
  })
})

/** A dictionary takes any object. The engine's structs are objects too, but of fields that the type names. */
function isDictionary(value: unknown): boolean {
  const fields = ['x', 'r', 'position', 'origin', 'basis', 'class', 'normal']
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !fields.some((field) => field in value)
}
