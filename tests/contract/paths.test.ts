import { afterAll, beforeAll, expect, it } from 'vitest'
import { NO_PATHS } from '../attack/escape-corpus.js'
import { contractTools } from '../e2e/harness/contract-tools.js'
import { BarePeer } from './support/bare-peer.js'
import { ServerProcess } from './support/server-process.js'

const targets = contractTools().flatMap((tool) => tool.paths.map((path) => ({ ...tool, ...path })))

let server: ServerProcess
let peer: BarePeer

beforeAll(async () => {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
  peer = await BarePeer.greeted(await server.bridgeUrl())
})
afterAll(async () => {
  peer.close()
  await server.end()
})

it.each(targets)('a path outside as $parameter of $name is refused with nothing sent', async (target) => {
  const { name, parameter, mayBeEmpty, exampleInput } = target
  const before = peer.frames.length
  for (const path of NO_PATHS) {
    if (path === '' && mayBeEmpty) continue
    const failure = await server.failure(name, { ...exampleInput, confirm: true, [parameter]: path })
    expect({ path, error: failure['error'] }).toEqual({ path, error: 'VALIDATION_ERROR' })
  }
  expect(peer.frames.length).toBe(before)
})

it('the refusal says which path it is and what is wrong with it', async () => {
  const { hint } = await server.failure('godot_scene_edit_open_scene', { scene_path: 'res://a/../../b.tscn' })
  expect(hint).toBe(
    'scene_path: "res://a/../../b.tscn" leaves the project; ".." may stand only directly after the folder that it leaves; allowed: a path inside the project, as res://folder/file',
  )
})
