import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientGroups } from '../../src/client-gen/client-model.js'
import { clientTypes } from '../../src/client-gen/client-types.js'
import type { RawSchema } from '../../src/diff/snapshot.js'
import { type Written, written } from './generated.js'

vi.setConfig({ testTimeout: 30_000 })

const defs = { $defs: { Item: { type: 'object', properties: { next: { $ref: '#/$defs/Item' } } } } }

it.each<[title: string, schema: RawSchema, type: string]>([
  [
    'an object',
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } }, required: ['b'] },
    'interface TParams {\n  a?: string\n  b: number\n}',
  ],
  [
    'what is required but not declared',
    { type: 'object', properties: {}, required: ['a'] },
    'interface TParams {\n  a: unknown\n}',
  ],
  ['a closed object without fields', { type: 'object', additionalProperties: false }, 'type TParams = Record<string, never>'],
  [
    'a map',
    { type: 'object', additionalProperties: { type: ['number', 'null'] } },
    'interface TParams { [key: string]: number | null }',
  ],
  [
    'texts',
    { type: 'object', properties: { a: { const: "it's", description: 'An */ end.\nMore.' } } },
    'interface TParams {\n  /**\n   * An *\\/ end.\n   * More.\n   */\n  a?: "it\'s"\n}',
  ],
  [
    'a list of alternatives',
    { type: 'object', properties: { a: { type: 'array', items: { enum: [1, 'x', null] } } } },
    "interface TParams {\n  a?: (1 | 'x' | null)[]\n}",
  ],
  [
    'a tuple',
    { type: 'object', properties: { a: { prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 1, items: false } } },
    'interface TParams {\n  a?: [string, number?]\n}',
  ],
  [
    'a definition',
    { type: 'object', properties: { a: { $ref: '#/$defs/Item' } }, ...defs },
    'interface TParams {\n  a?: Item\n}\n\nexport interface Item {\n  next?: Item\n}',
  ],
  [
    'fields of an object inside another',
    { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string' } } } } },
    'interface TParams {\n  a?: {\n    b?: string\n  }\n}',
  ],
  [
    'alternatives beside fields',
    { type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }, {}] },
    'interface TParams {\n  a?: unknown\n}',
  ],
])('writes the type of %s', (_title, inputSchema, type) => {
  const snapshot = { tools: [{ name: 't', inputSchema }] }
  expect(clientTypes(snapshot, clientGroups(snapshot)).types).toBe(`/** Parameters of \`t\`. */\nexport ${type}`)
})

it('shares the type of definitions that are the same, and keeps apart those that only share a name', () => {
  const schema = (type: string) => ({ type: 'object', properties: { a: { $ref: '#/$defs/Item' } }, $defs: { Item: { type } } })
  const tools = ['one', 'two', 'three'].map((name, at) => ({ name, inputSchema: schema(at === 2 ? 'number' : 'string') }))
  const { types } = clientTypes({ tools }, clientGroups({ tools }))
  expect(types.match(/a\?: \w+/g)).toEqual(['a?: Item', 'a?: Item', 'a?: ThreeParamsItem'])
})

it('names a shape of the snapshot as the snapshot does', () => {
  const tools = [{ name: 't', inputSchema: { type: 'object', properties: { at: { $ref: '#/values/Vector2' } } } }]
  const values = { Vector2: { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] } }
  const { types } = clientTypes({ tools, values }, clientGroups({ tools }))
  expect(types).toContain('at?: Vector2')
  expect(types).toContain('export interface Vector2 {\n  x: number\n}')
})

it('gives a method the name of its tool, and names that would be the same their own spelling', () => {
  const tools = ['get_file', 'getFile', 'list-files', '🚀'].map((name) => ({ name }))
  expect(clientGroups({ tools })).toMatchObject([
    { name: 'tools', methods: [{ name: 'get_file' }, { name: 'getFile' }, { name: 'listFiles' }, { name: '🚀' }] },
  ])
})

it('groups tools by toolset, as the SDK of our contract does', () => {
  const tools = [
    { name: 'godot_undo', toolset: 'core' },
    { name: 'godot_scene_edit_create_node', toolset: 'scene_edit' },
    { name: 'shut', toolset: 'close' },
  ]
  expect(clientGroups({ tools })).toMatchObject([
    { name: 'core', methods: [{ name: 'undo' }] },
    { name: 'sceneEdit', methods: [{ name: 'createNode' }] },
    { name: 'close2', methods: [{ name: 'shut' }] },
  ])
})

describe('the compiler', () => {
  let client: Written | undefined
  afterEach(() => client?.remove())

  const tools = [
    {
      name: 'add',
      inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, required: ['a'] },
      outputSchema: { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] },
    },
    { name: 'now', inputSchema: { type: 'object' } },
  ]

  it.each([
    [
      'accepts calls that the schemas allow',
      "const { sum } = await c.tools.add({ a: 1 }); sum.toFixed(); (await c.tools.now()).text.trim(); await c.call('now')",
      [],
    ],
    ['refuses a parameter that is missing', 'await c.tools.add({})', [/'a' is missing/]],
    ['refuses a parameter of another type', "await c.call('add', { a: 'x' })", [/'string' is not assignable to type 'number'/]],
    ['refuses a tool that is not there', 'await c.tools.sub()', [/'sub' does not exist/]],
    [
      'refuses a field that is not promised',
      'const { total } = await c.tools.add({ a: 1 }); void total',
      [/'total' does not exist/],
    ],
  ])('%s', async (_title, code, findings) => {
    client = await written({ tools })
    const program = `import { connect } from './index.js'\nexport async function main() { const c = await connect({ command: 'x' }); ${code} }`
    expect(client.findings(program)).toEqual(findings.map((finding) => expect.stringMatching(finding)))
  })

  it('needs no package for the types', async () => {
    client = await written({ tools })
    const imported = [...client.files]
      .filter(([path]) => path.endsWith('.d.ts'))
      .flatMap(([, text]) => [...text.matchAll(/from '([^.'][^']*)'/g)])
    expect(imported.map(([, name]) => name)).toEqual([])
  })
})
