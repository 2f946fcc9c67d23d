import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../src/diff/snapshot.js'
import { scanCode } from '../../src/lock/scan/scan-code.js'

const SNAPSHOT: Snapshot = {
  tools: [
    { name: 'godot_undo', toolset: 'core' },
    { name: 'godot_scene_edit_create_node', toolset: 'scene_edit' },
  ],
  errors: { codes: [{ code: 'TIMEOUT' }, { code: 'UNSUPPORTED' }] },
}

const scan = (code: string) => scanCode(ts, 'program.ts', code, SNAPSHOT)

describe('the parameters that a call sends are', () => {
  it.each<[title: string, code: string, params: unknown]>([
    ['none', 'godot.core.undo()', []],
    ['the keys of an object', "godot.core.undo({ count: 1, 'dry_run': true })", ['count', 'dry_run']],
    ['shorthands', 'godot.core.undo({ count })', ['count']],
    ['keys inside keys', 'godot.core.undo({ at: { x: 1, y: { z: 2 } }, none: {} })', ['at.x', 'at.y.z', 'none']],
    ['those of a constant', 'const p = { count: 1 } as const; godot.core.undo(p)', ['count']],
    ['all, of a constant that is changed', 'const p = { count: 1 }; p.more = 2; godot.core.undo(p)', '*'],
    ['all, of what came from elsewhere', 'godot.core.undo(given)', '*'],
    ['all, where others are spread in', 'godot.core.undo({ count: 1, ...rest })', '*'],
    ['all, where a key is computed', 'godot.core.undo({ [key]: 1 })', '*'],
  ])('%s', (_title, code, params) => {
    expect(scan(code).uses.tools).toEqual({ godot_undo: { params, result: expect.anything() } })
  })
})

describe('the fields of a result that are read are', () => {
  it.each<[title: string, code: string, result: unknown]>([
    ['none', 'await godot.core.undo()', []],
    ['none, of a promise nobody waits for', 'void godot.core.undo()', []],
    ['those taken out', 'const { a, b: { c }, d: e } = await godot.core.undo()', ['a', 'b.c', 'd']],
    ['those read of what was taken out', 'const { a } = await godot.core.undo(); f(a.b); g(a.c[0].d)', ['a.b', 'a.c.d']],
    ['those accessed', "(await godot.core.undo()).a?.b!['c']", ['a.b.c']],
    ['those read of a name', 'const r = await godot.core.undo(); if (r.a) f(r.b.c)', ['a', 'b.c']],
    ['those of each item', 'const { list: [first] } = await godot.core.undo(); f(first.a)', ['list.a']],
    ['those of a promise', 'godot.core.undo().then(({ a }) => f(a)).catch(g)', ['a']],
    ['those of a promise with a name', 'godot.core.undo().catch(g).then((r) => f(r.a))', ['a']],
    ['all, where it is handed on', 'f(await godot.core.undo())', '*'],
    ['all, where a name is handed on', 'const r = await godot.core.undo(); f(r.a, r)', '*'],
    ['all, where it is returned', 'const f = () => godot.core.undo()', '*'],
    ['all, where the rest is taken', 'const { a, ...rest } = await godot.core.undo()', '*'],
    ['all, where the promise is kept', 'const p = godot.core.undo()', '*'],
  ])('%s', (_title, code, result) => {
    expect(scan(code).uses.tools).toEqual({ godot_undo: { params: [], result } })
  })
})

describe('a tool is found by', () => {
  it.each([
    ['its method', 'await this.godot.sceneEdit.createNode()'],
    ['its method on a group that was taken out', 'const { sceneEdit } = godot; await sceneEdit.createNode()'],
    ['its method in quotes', "await godot['sceneEdit']['createNode']()"],
    ['its name', "await godot.call('godot_scene_edit_create_node')"],
    ['its name in a call of the protocol', "await client.callTool({ name: 'godot_scene_edit_create_node', arguments: {} })"],
  ])('%s', (_title, code) => {
    expect(scan(code).uses.tools).toEqual({ godot_scene_edit_create_node: { params: [], result: [] } })
  })
})

it('joins what several calls use, and leaves out what a shorter path holds', () => {
  const { uses } = scan('f((await godot.core.undo({ a: 1 })).x.y); f((await godot.core.undo({ b: 1 })).x)')
  expect(uses.tools).toEqual({ godot_undo: { params: ['a', 'b'], result: ['x'] } })
})

it('finds the error codes that are decided on', () => {
  expect(scan("if (error.code === 'TIMEOUT') retry('UNKNOWN')").uses.errors).toEqual(['TIMEOUT'])
})

it('leaves other code alone', () => {
  expect(scan('map.get(1); core.undo; undo(); other.core.redo(); callTool()')).toEqual({
    uses: { tools: {}, errors: [], prompts: [], resources: [] },
    unclear: [],
  })
})

it.each([
  [
    'a name that is not written there',
    'await godot.call(name, {})',
    'program.ts:1: the name of the tool is not written here; list its use by hand',
  ],
  [
    'a method of no tool',
    '\ngodot.core.undo(); godot.audio.addBus()',
    'program.ts:2: godot.audio.addBus is no tool of this contract',
  ],
])('says where it cannot tell: %s', (_title, code, line) => {
  expect(scan(code).unclear).toEqual([line])
})
