import { describe, expect, it, vi } from 'vitest'
import { compilerFindings, generatedTypes } from './toy/compile-types.js'
import { plainTool, set } from './toy/toy-contract.js'

// A type check takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const declaration = (text: string | undefined, name: string): string | undefined =>
  new RegExp(`export (?:interface|type) ${name}\\b[^]*?(?=\\n\\n|\\n$)`).exec(text ?? '')?.[0]

describe('names', () => {
  it('a shape used many times, under many texts, is one type without a counter', async () => {
    const types = await generatedTypes()
    expect([...types.values()].join('')).not.toMatch(/Vector2\d|TreeNode\d|Persistence\d/)
    expect(types.get('types/scene.ts')).toContain("import type { AnyValue, TreeNode, Vector2 } from '../values.js'")
    expect(declaration(types.get('types/scene.ts'), 'SceneMoveParams')).toBe(
      [
        'export interface SceneMoveParams {',
        '  /** Where to. */',
        '  to: Vector2',
        '  /** Where from. */',
        '  from?: Vector2',
        '  /**',
        '   * A note.',
        '   * @default null',
        '   */',
        '  note?: string | null',
        '  /** Anything. */',
        '  meta?: AnyValue',
        '  /**',
        '   * true: change nothing, only say what would be.',
        '   * @default false',
        '   */',
        '  dry_run?: boolean',
        '}',
      ].join('\n'),
    )
  })

  it('are spelt as the title says', async () => {
    const vector = {
      $schema: '../meta/value.schema.json',
      title: 'Vector2i',
      description: 'X.',
      examples: [[1]],
      type: 'array',
      items: { type: 'integer' },
    }
    const types = await generatedTypes({ 'values/vector2i.json': vector, 'values/aabb.json': { ...vector, title: 'AABB' } })
    expect(types.get('values.ts')).toContain('export type Vector2i = number[]')
    expect(types.get('values.ts')).toContain('export type AABB = number[]')
  })

  it('an object with a title inside a result has a type of its own, declared once', async () => {
    const item = { type: 'object', title: 'Greeted', properties: { name: { type: 'string' } }, required: ['name'] }
    const types = await generatedTypes(set('tools/core/greet.json', '/result/properties/greeted', { type: 'array', items: item }))
    expect(types.get('types/core.ts')).toContain('  greeted?: Greeted[]')
    expect(types.get('types/core.ts')?.match(/export interface Greeted \{/g)).toHaveLength(1)
  })
})

describe('results', () => {
  it('show no index signature, open though they are', async () => {
    const types = await generatedTypes(set('tools/core/greet.json', '/result/additionalProperties', true))
    expect(declaration(types.get('types/core.ts'), 'CoreGreetResult')).toBe(
      'export interface CoreGreetResult {\n  greeting: string\n}',
    )
    expect(
      [...types]
        .filter(([path]) => /^(types|values)/.test(path))
        .map(([, text]) => text)
        .join(''),
    ).not.toContain('[k: string]')
  })

  it('are recursive where the schema is, and merged where it has parts', async () => {
    const types = await generatedTypes()
    expect(declaration(types.get('values.ts'), 'TreeNode')).toContain('  children: TreeNode[]')
    expect(declaration(types.get('types/scene.ts'), 'SceneMoveResult')).toContain('  persisted: boolean | null')
  })

  it('type "any" as unknown, not as an object', async () => {
    const types = await generatedTypes()
    expect(types.get('values.ts')).toContain('export type AnyValue = unknown')
    expect(declaration(types.get('types/scene.ts'), 'SceneMoveResult')).toContain('  old: AnyValue')
  })
})

describe('a program on the generated types', () => {
  const imports =
    "import type { CoreGreetParams, CoreGreetResult, SceneGetTreeResult, SceneMoveResult, ToolMap, TreeNode } from './contract/index.js'\n"

  it('compiles in the strictest mode, and a misspelt name does not', async () => {
    const program = `${imports}
      declare const moved: SceneMoveResult
      export const at: number = moved.at.x
      // @ts-expect-error no such field
      moved.persited
      export const greet: CoreGreetParams = { whom: 'x' }
      // @ts-expect-error no such parameter
      export const wrong: CoreGreetParams = { whom: 'x', whoom: 'y' }
      export const call = <N extends keyof ToolMap>(_name: N, _params: ToolMap[N]['params']): ToolMap[N]['result'] => null as never
      call('godot_scene_move', { to: { x: 1, y: 2 } })
      // @ts-expect-error a required parameter is missing
      call('godot_scene_move', {})
      export const depth = (node: TreeNode): number => 1 + Math.max(0, ...node.children.map(depth))
      declare const tree: SceneGetTreeResult
      if (tree.tree) depth(tree.tree)
    `
    expect(await compilerFindings(program)).toEqual([])
  })

  it('tells optional, nullable and defaulted apart, on both sides', async () => {
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'string', description: 'X.' },
        b: { type: 'integer', default: 1, description: 'X.' },
        c: { type: ['string', 'null'], default: null, description: 'X.' },
        d: { type: 'string', description: 'X.' },
      },
      required: ['d'],
    }
    const examples = [{ title: 'One', input: { d: 'x' }, result: { d: 'x' } }]
    const changes = { 'tools/core/greet.json': plainTool('godot_greet', { input: schema, result: schema, examples }) }
    const program = `${imports}
      export const least: CoreGreetParams = { d: 'x' }
      export const most: CoreGreetParams = { a: 'x', b: 2, c: null, d: 'x' }
      // @ts-expect-error d is required
      export const none: CoreGreetParams = {}
      // @ts-expect-error a may be left out, but it is not undefined
      export const undef: CoreGreetParams = { a: undefined, d: 'x' }
      declare const result: CoreGreetResult
      export const b: number = result.b
      export const c: string | null = result.c
      // @ts-expect-error a may be missing
      export const a: string = result.a
    `
    expect(await compilerFindings(program, changes)).toEqual([])
  })

  it('reads both the named and the other fields of a map', async () => {
    const counts = {
      type: 'object',
      properties: { label: { type: 'string' } },
      additionalProperties: { type: 'integer' },
      description: 'X.',
    }
    const program = `${imports}
      declare const result: CoreGreetResult
      export const label: string | undefined = result.counts?.label
      export const other: string | number | undefined = result.counts?.other
      export const greet: CoreGreetParams = { whom: 'x', counts: { label: 'x', one: 1 } }
    `
    const changes = {
      ...set('tools/core/greet.json', '/input/properties', { whom: { type: 'string', description: 'X.' }, counts }),
      'tools/scene/count.json': plainTool('godot_scene_count', { result: { type: 'object', properties: { counts } } }),
    }
    const findings = await compilerFindings(program.replaceAll('CoreGreetResult', 'SceneCountResult'), changes)
    expect(findings).toEqual([])
  })

  it('may meet a value that an open enumeration does not know yet', async () => {
    const mood = { type: 'string', enum: ['calm', 'merry'], 'x-open-enum': true }
    const program = `${imports}
      declare const result: CoreGreetResult
      export const known: boolean = result.mood === 'calm'
      export const newer: boolean = result.mood === 'wistful'
    `
    expect(
      await compilerFindings(program, set('tools/core/greet.json', '/result/properties', { greeting: { type: 'string' }, mood })),
    ).toEqual([])
  })

  it('takes no parameters where there are none', async () => {
    const program = `${imports}
      export const greet: CoreGreetParams = {}
      // @ts-expect-error there are none
      export const wrong: CoreGreetParams = { whom: 'x' }
    `
    expect(await compilerFindings(program, { 'tools/core/greet.json': plainTool('godot_greet') })).toEqual([])
  })
})
