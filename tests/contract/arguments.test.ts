import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BarePeer } from './support/bare-peer.js'
import { ServerProcess } from './support/server-process.js'

let server: ServerProcess
let peer: BarePeer

beforeEach(async () => {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
  peer = await BarePeer.greeted(await server.bridgeUrl())
})
afterEach(async () => {
  peer.close()
  await server.end()
})

/** The parameters that reach the editor. */
async function sent(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const call = server.failure(name, args)
  const { id, params } = await peer.command()
  peer.send({ id, ok: false, error: 'UNSUPPORTED', hint: 'seen enough' })
  await call
  return params
}

describe('arguments that are mended', () => {
  it.each([
    ['a number as text', 'godot_inspection_get_scene_tree', { max_depth: '3' }, { max_depth: 3, lightweight: false }],
    ['a boolean as text', 'godot_inspection_get_scene_tree', { lightweight: 'True' }, { lightweight: true, max_depth: -1 }],
    ['null for an optional one', 'godot_inspection_get_scene_tree', { max_depth: null }, { max_depth: -1, lightweight: false }],
    [
      'text that looks like JSON, for a name',
      'godot_inspection_get_node_properties',
      { node_path: '[1,2]' },
      { node_path: '[1,2]' },
    ],
    [
      'text that looks like JSON, for a value of any kind',
      'godot_scene_edit_set_node_property',
      { node_path: '.', property: 'position', value: '{"x":1,"y":2}' },
      { node_path: '.', property: 'position', value: '{"x":1,"y":2}', dry_run: false },
    ],
    [
      'null for a value of any kind',
      'godot_scene_edit_set_node_property',
      { node_path: '.', property: 'texture', value: null },
      { node_path: '.', property: 'texture', value: null, dry_run: false },
    ],
  ])('%s', async (_case, name, args, params) => {
    expect(await sent(name, args)).toMatchObject(params)
  })

  it('lose the keys that clients add on their own, which is said once for each connection', async () => {
    await server.result('godot_health_check', { task_progress: '- [ ] one' })
    await server.result('godot_health_check', { task_progress: '- [x] one', wait_for_previous: true })
    const said = server.stderr.all.map((line) => JSON.parse(line)).filter(({ message }) => message.startsWith('dropped keys'))
    expect(said).toEqual([expect.objectContaining({ level: 'warning', keys: ['task_progress'] })])
  })
})

describe('arguments that are refused, with nothing sent,', () => {
  it.each([
    [
      'name the unknown parameter and the nearest one',
      'godot_inspection_get_node_properties',
      { nodepath: 'A' },
      ['nodepath: unknown parameter; did you mean node_path? valid: node_path', 'node_path: missing; needed: string'],
      ['node_path'],
    ],
    [
      'name each wrong one on a line of its own',
      'godot_inspection_get_scene_tree',
      { max_depth: 'deep', lightweight: 3 },
      ['max_depth: got "deep"; allowed: integer from -1 to 1000', 'lightweight: got 3; allowed: boolean'],
      undefined,
    ],
    [
      'name a bound',
      'godot_inspection_list_scenes',
      { offset: -1 },
      ['offset: got -1; allowed: integer of at least 0'],
      undefined,
    ],
    [
      'tell a tool without parameters',
      'godot_health_check',
      { verbose: true },
      ['verbose: unknown parameter; this tool takes none'],
      undefined,
    ],
    [
      'cut a long value',
      'godot_undo',
      { count: 'x'.repeat(100) },
      [`count: got "${'x'.repeat(38)}…; allowed: integer`],
      undefined,
    ],
  ])('%s', async (_case, name, args, lines, suggestions) => {
    const failure = await server.failure(name, args)
    expect(failure).toMatchObject({ error: 'VALIDATION_ERROR', hint: lines.join('\n') })
    expect(failure['suggestions']).toEqual(suggestions)
    expect(peer.frames).toHaveLength(2)
  })
})

describe('a destructive call', () => {
  it('is stopped before anything is sent while it is neither confirmed nor a preview', async () => {
    const failure = await server.failure('godot_scene_edit_delete_node', { node_path: 'Player' })
    expect(failure).toMatchObject({
      error: 'PRECONDITION_FAILED',
      required: 'confirm',
      hint: expect.stringContaining('confirm=true'),
    })
    expect(peer.frames).toHaveLength(2)
  })

  it.each([
    ['confirmed', { confirm: true }, { confirm: true, dry_run: false }],
    ['a preview', { dry_run: true }, { confirm: false, dry_run: true }],
  ])('goes through where it is %s', async (_case, extra, params) => {
    expect(await sent('godot_scene_edit_delete_node', { node_path: 'Player', ...extra })).toEqual({
      node_path: 'Player',
      ...params,
    })
  })
})
