import { describe, expect, it } from 'vitest'
import { diffContracts } from '../src/diff/diff-contracts.js'
import { parseSnapshot } from '../src/diff/parse-snapshot.js'
import { buildBundle } from '../src/digest/bundle.js'
import { contractDigest, promises } from '../src/digest/digest.js'
import { type Changes, plainTool, set, TOY, toy } from './toy/toy-contract.js'

const MOVE = 'tools/scene/move.json'
const digest = (changes: Changes = {}, options = {}): string => contractDigest(toy(changes, options).contract)

describe('the digest', () => {
  it('is a sha256', () => expect(digest()).toMatch(/^sha256:[0-9a-f]{64}$/))

  it.each<[what: string, changes: Changes]>([
    ['a description', set(MOVE, '/description', 'Move it.')],
    ['the description of a parameter', set(MOVE, '/input/properties/to/description', 'Target.')],
    ['a title', set(MOVE, '/title', 'Mover')],
    ['an example', set(MOVE, '/examples/0/title', 'Elsewhere')],
    ['what an error says', set(MOVE, '/errors/0/when', 'nobody is there')],
    ['a remedy', set('errors/codes.json', '/codes/NOT_FOUND/remedy', 'Look elsewhere.')],
    ['the stamp of the build', set('contract.json', '/version', '2031.01.01')],
    ['the order of required names', set('values/vector2.json', '/required', ['y', 'x'])],
    [
      'the order of keys',
      { 'values/vector2.json': Object.fromEntries(Object.entries(TOY['values/vector2.json'] ?? {}).reverse()) },
    ],
  ])('does not change with %s', (_what, changes) => expect(digest(changes)).toBe(digest()))

  it('does not change with the order in which files are read', () => expect(digest({}, { reversed: true })).toBe(digest()))

  it.each<[what: string, changes: Changes]>([
    ['a bound', set('tools/scene/get_tree.json', '/input/properties/max_depth/minimum', -2)],
    ['a default', set('tools/scene/get_tree.json', '/input/properties/max_depth/default', 3)],
    ['a safety class', set('tools/core/greet.json', '/safety', 'runtime')],
    ['a new parameter', set('tools/core/greet.json', '/input/properties/loud', { type: 'boolean', description: 'X.' })],
    ['a part of results', set('results/persistence.json', '/properties/late', { type: 'boolean', description: 'X.' })],
    ['a shared shape', set('values/vector2.json', '/properties/z', { type: 'number' })],
    ['a new tool', { 'tools/core/wave.json': plainTool('godot_wave') }],
    ['a new code', set('errors/codes.json', '/codes/BUSY', { meaning: 'X.', remedy: 'X.' })],
    [
      'a contract number',
      {
        ...set('contract.json', '/contract_version', 2),
        'contract.json': { ...TOY['contract.json'], contract_version: 2, package_version: '2.0.0' },
      },
    ],
    ['a toolset that is on at start', set('toolsets/scene.json', '/default', true)],
    [
      'an argument that is called description',
      set('tools/core/greet.json', '/input/properties/description', { type: 'string', description: 'X.' }),
    ],
  ])('changes with %s', (_what, changes) => expect(digest(changes)).not.toBe(digest()))
})

describe('the bundle', () => {
  const bundle = buildBundle(toy().contract)

  it('holds every part of the contract', () => {
    expect(Object.keys(bundle)).toEqual([
      'version',
      'contract_version',
      'min_compatible_contract',
      'tools',
      'toolsets',
      'default_toolsets',
      'bundles',
      'resources',
      'bridge',
      'commands',
      'values',
      'results',
      'envelope',
      'errors',
    ])
  })

  it('refers to shapes by name, and holds what the safety class adds', () => {
    const tools = bundle.tools as { name: string; inputSchema: { properties: Record<string, unknown> } }[]
    expect(tools.find(({ name }) => name === 'godot_scene_move')).toMatchObject({
      dry_run: 'offered',
      confirm: 'none',
      flags: { executes_code: false, writes_disk: false },
      inputSchema: {
        properties: { to: { $ref: '#/values/Vector2' }, dry_run: { type: 'boolean', default: false } },
        additionalProperties: false,
      },
    })
  })

  it('grows by a key of what results have in common, which breaks nobody', () => {
    const grown = toy(set('results/persistence.json', '/properties/late', { type: 'boolean', description: 'X.' })).contract
    const { class: level, findings } = diffContracts(parseSnapshot(bundle, 'OLD'), parseSnapshot(buildBundle(grown), 'NEW'))
    expect([level, findings.map(({ rule, tool }) => [rule, tool])]).toEqual([
      'additive',
      [['OUTPUT_PROPERTY_ADDED', 'godot_scene_move']],
    ])
  })

  it('keeps an argument called description when its texts are dropped', () => {
    const { contract } = toy(set('tools/core/greet.json', '/input/properties/description', { type: 'string', description: 'X.' }))
    expect(promises(buildBundle(contract)).tools).toContainEqual(
      expect.objectContaining({
        name: 'godot_greet',
        inputSchema: expect.objectContaining({
          properties: { description: { type: 'string' }, whom: { type: 'string', minLength: 1 } },
        }),
      }),
    )
  })
})
