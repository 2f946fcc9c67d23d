/**
 * The client of a chaos round, in a process of its own so that it can be killed: a mixed job over the SDK that goes on whatever happens to the
 * others. Says on standard output what it did and what was acknowledged, one JSON object a line; a line on standard input ends it.
 */
import { connect, type Godot, isConnectionError, isGodotToolError } from '@godot-mcp/client'
import { until } from '../e2e/harness/until.js'
import { randomNumbers } from './random.js'

const [command = '', server = '', bridgeUrl = '', seed = '0', withGame = ''] = process.argv.slice(2)
const random = randomNumbers(Number(seed))
const env = { GODOT_MCP_BRIDGE_URL: bridgeUrl, GODOT_MCP_DEFAULT_TOOLSETS: 'all' }

/** What is played; the round looks for it on the command lines of the machine. */
const GAME = 'res://main.tscn'

let stopped = false
process.stdin.once('data', () => {
  stopped = true
})

const say = (event: string, fields: object = {}) => process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`)

let godot: Godot | undefined
let scene: string | null = null
let made = 0

/** The connection, made anew where it was lost; and an editor at the other end of it. */
async function ready(): Promise<Godot> {
  if (godot === undefined) {
    godot = await connect({ command, args: [server], env })
    say('connected')
  }
  const { core } = godot
  const startedAt = performance.now()
  await until('an editor is attached', async () => (await core.healthCheck()).editor_responds, 120_000)
  const attachedMs = Math.round(performance.now() - startedAt)
  if (attachedMs > 500) say('attached', { ms: attachedMs })
  return godot
}

async function names(to: Godot): Promise<string[]> {
  const { tree } = await to.inspection.getSceneTree()
  return (tree?.children ?? []).map(({ name }) => name).sort()
}

async function newScene(to: Godot): Promise<void> {
  const path = `res://job/scene_${process.pid}_${++made}.tscn`
  say('saving', { path, nodes: [] })
  await to.sceneEdit.createScene({ root_type: 'Node2D', scene_path: path })
  say('saved', { path, nodes: [] })
  scene = path
}

async function save(to: Godot, path: string): Promise<void> {
  const nodes = await names(to)
  say('saving', { path, nodes })
  await to.sceneEdit.saveScene()
  say('saved', { path, nodes })
}

async function step(to: Godot): Promise<void> {
  const open = (await to.inspection.getActiveScene()).path
  if (scene === null || open !== scene || random() < 0.08) return newScene(to)
  const choice = random()
  if (choice < 0.4) {
    const { node_path } = await to.sceneEdit.createNode({ parent_path: '.', node_type: 'Sprite2D', node_name: `Node${++made}` })
    await to.sceneEdit.setNodeProperty({ node_path, property: 'position', value: { x: made, y: 1 } })
  } else if (choice < 0.7) await save(to, scene)
  else if (choice < 0.8 && (await to.core.listHistory()).has_undo) await to.core.undo()
  else await to.inspection.getSceneTree()
}

/** A game runs beside the job, started again when it is over. */
async function play(): Promise<void> {
  while (!stopped) {
    const playing = godot
    if (playing !== undefined && scene !== null) {
      const started = { onProgress: ({ message = '' }) => message.startsWith('running the project') && say('playing') }
      const params = { scene: GAME, timeout_seconds: 20, expected_timeout: true }
      const report = await playing.core.debugWorkflow(params, started).catch((error: unknown) => ({ error }))
      if ('error' in report) told(report.error)
      else say('played', { signal: report.run?.exit_signal ?? null })
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** What went wrong has to be told in the words of the contract; then the job can go on. */
function told(error: unknown): void {
  if (isGodotToolError(error)) {
    say('refused', { code: error.code, hint: error.hint, may_have_applied: error.mayHaveApplied ?? false })
  } else if (isConnectionError(error)) {
    say('lost', { code: error.code, hint: error.hint })
    void godot?.close().catch(() => {})
    godot = undefined
  } else say('broken', { error: String(error) })
}

if (withGame !== '') void play()
while (!stopped) {
  try {
    await step(await ready())
    say('step')
  } catch (error) {
    scene = null
    told(error)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
await godot?.close()
say('ended')
process.exit(0)
