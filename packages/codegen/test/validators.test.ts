import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validatorFiles } from '../src/emit/validators-js.js'
import { type Changes, set, toy } from './toy/toy-contract.js'

type Validate = { (value: unknown): boolean; errors?: { instancePath: string; keyword: string; params: object }[] | null }
type Validators = Record<string, { input: Validate; result: Validate }>

const FORMATTED: Changes = set('tools/core/greet.json', '/input/properties', {
  whom: { type: 'string', minLength: 2, description: 'A name.' },
  on: { type: 'string', format: 'date', description: 'A day.' },
  often: { type: 'integer', default: 1, description: 'How often.' },
  tags: { type: 'array', items: { type: 'string' }, uniqueItems: true, description: 'Words.' },
  options: {
    type: 'object',
    default: {},
    properties: { loud: { type: 'boolean', default: true }, tone: { type: 'string' } },
    description: 'How.',
  },
})

describe('generated validators', () => {
  // An empty folder: nothing that the code might import can be found from here.
  const folder = mkdtempSync(join(tmpdir(), 'validators-'))
  const texts = new Map<string, string>()
  let core: Validators
  let scene: Validators
  let wire: { envelopes: Record<string, Validate>; commands: Record<string, { params: Validate; result?: Validate }> }

  beforeAll(async () => {
    const { contract, compiled } = toy(FORMATTED)
    for (const [path, text] of await validatorFiles(contract, compiled, '.')) texts.set(path.slice(2), text)
    for (const name of ['core', 'scene', 'wire']) writeFileSync(join(folder, `${name}.mjs`), texts.get(`${name}.js`) ?? '')
    const load = (name: string) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)
    core = (await load('core')).validators
    scene = (await load('scene')).validators
    wire = await load('wire')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('load in an empty folder, with no require and no code made at run time', () => {
    for (const name of ['core.js', 'scene.js', 'wire.js'])
      expect(texts.get(name)).not.toMatch(/\brequire\(|new Function|\beval\(|^import /m)
  })

  it('are a chunk a toolset, each with its declaration', () => {
    expect([...texts.keys()].sort()).toEqual(['core.d.ts', 'core.js', 'scene.d.ts', 'scene.js', 'wire.d.ts', 'wire.js'])
    expect(texts.get('core.d.ts')).toContain(
      'readonly godot_greet: { readonly input: ValidateFunction; readonly result: ValidateFunction }',
    )
  })

  it('can be bundled for the browser', async () => {
    const bundled = await build({
      entryPoints: [join(folder, 'core.mjs')],
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
    })
    expect(bundled.warnings).toEqual([])
  })

  it('count characters, not code units, and know formats', () => {
    const { input } = core.godot_greet ?? expect.fail()
    expect(input({ whom: '👋' })).toBe(false)
    expect(input.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([['/whom', 'minLength']])
    expect(input({ whom: 'Jo', on: '2030-02-30' })).toBe(false)
    expect(input({ whom: 'Jo', on: '2030-02-28', tags: ['a', 'b'] })).toBe(true)
    expect(input({ whom: 'Jo', tags: ['a', 'a'] })).toBe(false)
  })

  it('fill in defaults, also inside an object that is itself a default', () => {
    const { input } = core.godot_greet ?? expect.fail()
    const bare: Record<string, unknown> = { whom: 'Jo' }
    const empty: Record<string, unknown> = { whom: 'Jo', options: {} }
    expect([input(bare), input(empty)]).toEqual([true, true])
    expect(bare).toEqual({ whom: 'Jo', often: 1, options: { loud: true } })
    expect(empty).toEqual({ whom: 'Jo', often: 1, options: { loud: true } })
  })

  it('find everything that is wrong at once', () => {
    const { input } = scene.godot_scene_move ?? expect.fail()
    expect(input({ to: { x: 'one' }, too: 1 })).toBe(false)
    expect(input.errors?.map(({ keyword, params }) => [keyword, params])).toEqual([
      ['additionalProperties', { additionalProperty: 'too' }],
      ['required', { missingProperty: 'y' }],
      ['type', { type: 'number' }],
    ])
  })

  it('accept null where the wide contract does, and let unknown result fields through', () => {
    const { input, result } = scene.godot_scene_move ?? expect.fail()
    expect(input({ to: { x: 1, y: 2 }, note: null, meta: null })).toBe(true)
    expect(result({ at: { x: 1, y: 2 }, old: [null], persisted: null, dry_run: false, later: 1 })).toBe(true)
  })

  it('check a tree 500 deep and one of 50 000 nodes within a second of computing', () => {
    const { result } = scene.godot_scene_get_tree ?? expect.fail()
    let deep: { name: string; children: unknown[] } = { name: 'leaf', children: [] }
    for (let level = 0; level < 500; level++) deep = { name: 'n', children: [deep] }
    const wide = { name: 'root', children: Array.from({ length: 50_000 }, () => ({ name: 'n', children: [] })) }
    const start = process.cpuUsage()
    expect([result({ tree: deep }), result({ tree: wide })]).toEqual([true, true])
    wide.children[49_999] = { name: 'n', children: [{ name: 1 }] as never }
    expect(result({ tree: wide })).toBe(false)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  })

  it('cover the wire: envelopes and the commands of the bridge itself', () => {
    expect(wire.envelopes.Command?.({ id: '1' })).toBe(true)
    expect(wire.envelopes.Command?.({})).toBe(false)
    expect(wire.commands.cmd_ping?.result?.({ pong: 'yes' })).toBe(false)
  })
})
