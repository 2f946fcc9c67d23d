import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'
import { commit, type History, madeBy, newHistory, type Step, stateOf, step } from './histories-model.js'

/** Bounds of the walks: enough to meet every pair of kinds of step in either order. */
const WALKS = 3
const STEPS = 60
const SEED = 4
const SETTING = 'test/mixed_histories'
const WATCHED = { Actor: ['rotation', 'texture:width'] }

interface SceneState {
  readonly children: readonly string[]
  readonly rotation: number
  readonly width: number
}
interface GlobalState {
  readonly setting: number | null
  readonly width: number
}
interface Scene {
  readonly path: string
  readonly history: History<SceneState>
  /** The action whose state the file holds. */
  saved: number
}

/** What happens in a walk, by us or by the person at the editor. */
const KINDS = [
  'we create a node',
  'we turn the node',
  'we delete a node',
  'we are refused',
  'we save',
  'we undo',
  'we redo',
  'the person turns the node',
  'the person edits a resource inside a scene, the edited one or the other',
  'the person edits a resource of a file',
  'the person edits a project setting',
  'the person undoes',
  'the person redoes',
  'the person goes to the other scene',
] as const
type Kind = (typeof KINDS)[number]

const session = useSession()
let serial = 0

/** The project as the model has it, and the hands that change both it and the editor. */
class Walk {
  readonly #scenes: readonly [Scene, Scene]
  readonly #resource: string
  readonly #global: History<GlobalState>
  #edited: Scene

  constructor(scenes: readonly [Scene, Scene], resource: string, global: History<GlobalState>) {
    this.#scenes = scenes
    this.#edited = scenes[0]
    this.#resource = resource
    this.#global = global
  }

  readonly #steps: Record<Kind, (choice: number) => Promise<void>> = {
    'we create a node': () => {
      const name = `N${serial + 1}`
      this.#inScene(this.#edited, `Create ${name}`, ({ children }) => ({ children: [...children, name] }))
      return this.#run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node2D', node_name: name })
    },
    'we turn the node': () => {
      const rotation = (serial + 1) / 4
      this.#inScene(this.#edited, 'Set Actor.rotation', () => ({ rotation }))
      return this.#run('godot_scene_edit_set_node_property', { node_path: 'Actor', property: 'rotation', value: rotation })
    },
    'we delete a node': async (choice) => {
      const ours = stateOf(this.#edited.history).children.slice(1)
      const name = ours[choice % ours.length]
      if (name === undefined) return
      this.#inScene(this.#edited, `Delete ${name}`, ({ children }) => ({ children: children.filter((child) => child !== name) }))
      await this.#run('godot_scene_edit_delete_node', { node_path: name, confirm: true })
    },
    'we are refused': async () => {
      const input = { node_path: 'Actor', property: 'rotation', value: 'north' }
      failed(await session.call('godot_scene_edit_set_node_property', input), 'VALIDATION_ERROR', 'value')
    },
    'the person turns the node': async () => {
      const rotation = (serial + 1) / 4
      const title = this.#inScene(this.#edited, 'Turn', () => ({ rotation }))
      await session.driver.personTurns('Actor', rotation, title)
    },
    'the person edits a resource inside a scene, the edited one or the other': async (choice) => {
      const scene = this.#scenes[choice % 2 === 0 ? 0 : 1]
      const title = this.#inScene(scene, 'Widen', () => ({ width: serial }))
      await session.driver.personEditsSubResource(scene.path, 'Actor', 'width', serial, title)
    },
    'the person edits a resource of a file': async () => {
      const title = this.#inProject('Widen the file', () => ({ width: serial }))
      await session.driver.personEditsResource(this.#resource, 'width', serial, title)
    },
    'the person edits a project setting': async () => {
      const title = this.#inProject('Set', () => ({ setting: serial }))
      await session.driver.personSetsSetting(SETTING, serial, title)
    },
    'we undo': (choice) => this.#weStep('undo', 1 + (choice % 3)),
    'we redo': (choice) => this.#weStep('redo', 1 + (choice % 3)),
    'the person undoes': async () => {
      step(this.#histories, true, 1)
      await session.driver.personUndoes()
    },
    'the person redoes': async () => {
      step(this.#histories, false, 1)
      await session.driver.personRedoes()
    },
    'the person goes to the other scene': async () => {
      this.#edited = this.#scenes[this.#edited === this.#scenes[0] ? 1 : 0]
      await session.driver.openScene(this.#edited.path)
    },
    'we save': async () => {
      this.#edited.saved = madeBy(this.#edited.history)
      await this.#run('godot_scene_edit_save_scene', {})
    },
  }

  /** Takes a step in the editor and in the model, and sees to it that the two agree. */
  async take(kind: Kind, choice: number): Promise<void> {
    await this.#steps[kind](choice)
    await this.#agrees()
  }

  /** Undoes all that the edited scene and the global history hold, and does it all again. */
  async takeAllBackAndAgain(): Promise<void> {
    await this.#weStep('undo', 1000)
    await this.#agrees()
    await this.#weStep('redo', 1000)
    await this.#agrees()
  }

  /** An action in the history of a scene; returns its name. */
  #inScene(scene: Scene, title: string, change: (state: SceneState) => Partial<SceneState>): string {
    return act(scene.history, [this.#global], title, change)
  }

  /** An action in the global history; returns its name. */
  #inProject(title: string, change: (state: GlobalState) => Partial<GlobalState>): string {
    return act(
      this.#global,
      this.#scenes.map(({ history }) => history),
      title,
      change,
    )
  }

  get #histories(): History<unknown>[] {
    return [this.#edited.history, this.#global]
  }

  async #run(tool: Parameters<typeof session.run>[0], params: Record<string, unknown>): Promise<void> {
    await session.run(tool, params)
  }

  async #weStep(direction: 'undo' | 'redo', count: number): Promise<void> {
    const preview = await session.run(`godot_${direction}`, { count, dry_run: true })
    const taken = step(this.#histories, direction === 'undo', count)
    const result = await session.run(`godot_${direction}`, { count })
    const told: { actions: readonly string[]; history: Step['history'] | null } = {
      actions: taken.map(({ name }) => name),
      history: taken.at(-1)?.history ?? null,
    }
    expect(preview).toMatchObject(told)
    expect(result).toMatchObject(told)
  }

  async #agrees(): Promise<void> {
    for (const { path, history } of this.#scenes) {
      const { children, rotation, width } = stateOf(history)
      const values = { rotation: float(rotation), 'texture:width': String(width) }
      expect(await session.driver.look(path, WATCHED)).toEqual({ children, values })
    }
    const { setting, width } = stateOf(this.#global)
    expect(await session.driver.setting(SETTING)).toBe(setting === null ? 'null' : float(setting))
    expect(await session.driver.resourceValue(this.#resource, 'width')).toBe(String(width))
    const dirty = this.#edited.saved !== madeBy(this.#edited.history)
    expect(await session.run('godot_inspection_get_active_scene')).toMatchObject({
      path: this.#edited.path,
      dirty,
      dirty_known: true,
    })
  }
}

/** A person's actions carry a number, so that each has a name of its own; ours name what they changed. */
function act<State>(
  history: History<State>,
  rivals: History<unknown>[],
  title: string,
  change: (state: State) => Partial<State>,
) {
  serial++
  const before = stateOf(history)
  const name = /^(Create|Delete|Set Actor)/.test(title) ? title : `${title} ${serial}`
  commit(history, rivals, { name, serial }, { ...before, ...change(before) })
  return name
}

const float = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))

// The global history outlives the scenes: what is left in it is undone, and an action in a scene ends its redo.
afterAll(async () => {
  await session.openCopy()
  await session.run('godot_undo', { count: 1000 })
  await session.run('godot_scene_edit_create_node', { parent_path: '.', node_type: 'Node', node_name: 'Last' })
})

async function freshWalk(): Promise<Walk> {
  const opened = async (): Promise<Scene> => ({
    path: await session.openCopy('res://history.tscn'),
    history: newHistory('scene', { children: ['Actor'], rotation: 0, width: 16 }),
    saved: 0,
  })
  const [second, first] = [await opened(), await opened()]
  const resource = `res://copies/histories_${process.pid}_${++serial}.tres`
  session.project.write(resource, session.project.read('res://skin.tres'))
  // All that the run did before is undone in the global history, and the way back to it is cut off.
  await session.run('godot_undo', { count: 1000 })
  await session.driver.personSetsSetting(SETTING, ++serial, 'Begin')
  const global = newHistory<GlobalState>('global', { setting: null, width: 64 })
  commit(global, [], { name: 'Begin', serial }, { setting: serial, width: 64 })
  return new Walk([first, second], resource, global)
}

const someSteps = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat(1000)), { minLength: STEPS, maxLength: STEPS })

it('no order of edits, undos and redos, ours or the person’s, in two scenes and in resources, loses or swaps an edit', {
  timeout: 240_000,
}, async () => {
  const walks = fc.asyncProperty(someSteps, async (steps) => {
    const walk = await freshWalk()
    for (const [kind, choice] of steps) await walk.take(kind, choice)
    await walk.takeAllBackAndAgain()
    await walk.take('the person goes to the other scene', 0)
    await walk.takeAllBackAndAgain()
    await session.driver.closeScene()
    await session.driver.closeScene()
  })
  await fc.assert(walks, { seed: SEED, numRuns: WALKS, endOnFailure: true })
})
