import { connect, type Godot } from '@godot-mcp/client'
import { serverCommand } from '@godot-mcp/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Driver } from '../e2e/harness/driver.js'
import { Project } from '../e2e/harness/project.js'
import { until } from '../e2e/harness/until.js'
import { type Editor, startEditor } from '../editor/start-editor.js'

/** What only shows in an editor with a window: main-loop turns inside a call, focus, and keys that a person types. */
const KEY_Z = 90
const UNFOCUSED_SLEEP_USEC = 100_000

const project = Project.make()
let editor: Editor
let driver: Driver
let godot: Godot

beforeAll(async () => {
  driver = await Driver.listen()
  const { command, args, env, bridgeUrl } = await serverCommand()
  editor = startEditor({ projectDir: project.dir, bridgeUrl, xvfb: true, env: { E2E_DRIVER_URL: driver.url } })
  godot = await connect({ command, args, env, validateResults: true })
  await driver.connected()
  await until('the editor is attached and has scanned the project', async () => {
    const { bridge } = await godot.core.getServerInfo()
    return bridge.connected && bridge.scanning === false
  })
})
afterAll(async () => {
  await godot?.close()
  await editor?.stop()
  await driver?.close()
  project.remove()
})

const open = async () => {
  const path = project.copyScene()
  if (!(await driver.openScene(path))) throw new Error(`the editor did not open ${path}`)
  return path
}
const create = (name: string) => godot.sceneEdit.createNode({ parent_path: '.', node_type: 'Node2D', node_name: name })
const paths = async () => (await driver.snapshot())?.map((node) => node.path) ?? []

describe('calls that arrive while a save turns the main loop inside itself', () => {
  it('wait for their turn and are answered in order', async () => {
    const path = await open()
    const order: string[] = []
    const call = async (name: string, made: Promise<unknown>) => {
      await made
      order.push(name)
    }

    await Promise.all([
      call('first', create('First')),
      call('save', godot.sceneEdit.saveScene()),
      call('second', create('Second')),
      call('save again', godot.sceneEdit.saveScene()),
      call('third', create('Third')),
    ])

    expect(order).toEqual(['first', 'save', 'second', 'save again', 'third'])
    const file = project.read(path)
    expect(file).toContain('name="First"')
    expect(file).toContain('name="Second"')
    expect(file).not.toContain('name="Third"')
    expect(await paths()).toContain('Third')
  })

  it('do not hold up a health check', async () => {
    await open()
    await create('Node')
    const [, health] = await Promise.all([godot.sceneEdit.saveScene(), godot.core.healthCheck()])
    expect(health.bridge_connected).toBe(true)
  })
})

describe("a person's own undo between our edits", () => {
  it('takes the newest action back, ours or theirs, and leaves the histories agreeing', async () => {
    await open()
    await create('Ours')
    await driver.personMoves('Player', 50, 60)

    await driver.personTypes(KEY_Z, true)
    expect((await godot.core.redo({ dry_run: true })).actions).toEqual(['Move by hand'])

    await driver.personTypes(KEY_Z, true)
    expect(await paths()).not.toContain('Ours')

    await create('Later')
    expect(await paths()).toContain('Later')
    expect((await godot.core.undo()).undone).toBe(1)
    expect(await paths()).not.toContain('Later')
  })
})

describe('the focus', () => {
  it('may be elsewhere: calls are answered, and the pace of an idle editor comes back', async () => {
    await open()
    await driver.focus(false)

    await create('Unseen')
    expect(await paths()).toContain('Unseen')
    const busy = await driver.frameState()
    expect(busy.sleep_usec).toBeLessThan(UNFOCUSED_SLEEP_USEC)

    await godot.close()
    await until("the editor's own pace is back", async () => (await driver.frameState()).sleep_usec === UNFOCUSED_SLEEP_USEC)
  })
})
