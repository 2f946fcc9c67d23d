import { describe, expect, it } from 'vitest'
import { faultLines } from '../src/fault.js'
import { understand } from '../src/understand.js'
import { type Changes, plainTool, set, TOY_HANDLERS, toyFaults, toySources } from './toy/toy-contract.js'

const MOVE = 'tools/scene/move.json'
const GREET = 'tools/core/greet.json'
const vector = (rest: object): object => ({
  $schema: '../meta/value.schema.json',
  description: 'A vector.',
  examples: [{}],
  type: 'object',
  ...rest,
})

describe('a sound contract', () => {
  it('has no faults', () => expect(toyFaults({})).toEqual([]))
})

describe('a fault is one line with the file and the reason', () => {
  it.each<[title: string, changes: Changes, line: string]>([
    // References
    [
      'a reference that leads nowhere',
      set(MOVE, '/input/properties/to', { $ref: '../../values/vector9.json', description: 'X.' }),
      'schemas/tools/scene/move.json: /input/properties/to/$ref: there is no shape at schemas/values/vector9.json',
    ],
    [
      'a reference to a tool',
      set(MOVE, '/input/properties/to', { $ref: '../core/greet.json', description: 'X.' }),
      'schemas/tools/scene/move.json: /input/properties/to/$ref: there is no shape at schemas/tools/core/greet.json',
    ],
    [
      'a shape narrowed where it is used',
      set(MOVE, '/input/properties/to', { $ref: '../../values/vector2.json', description: 'X.', maxProperties: 2 }),
      "schemas/tools/scene/move.json: /input/properties/to: the key 'maxProperties' is not allowed here",
    ],
    // Examples
    [
      'an example input that does not fit',
      set(MOVE, '/examples/0/input', { to: { x: 1 } }),
      "schemas/tools/scene/move.json: /examples/0/input/to: 'y' is missing",
    ],
    [
      'an example with an unknown parameter',
      set(GREET, '/examples/0/input/who', 'x'),
      "schemas/tools/core/greet.json: /examples/0/input: unknown key 'who'",
    ],
    [
      'an example result that does not fit',
      set(GREET, '/examples/0/result', { greeting: 1 }),
      'schemas/tools/core/greet.json: /examples/0/result/greeting: must be string',
    ],
    [
      'an example result with a misspelt field',
      set(GREET, '/examples/0/result/greting', 'x'),
      "schemas/tools/core/greet.json: /examples/0/result: the field 'greting' is not declared",
    ],
    [
      'a shape whose example is none',
      set('values/vector2.json', '/examples', [{ x: 1 }]),
      "schemas/values/vector2.json: /examples/0: 'y' is missing",
    ],
    [
      'a tool without an example',
      set(GREET, '/examples', []),
      'schemas/tools/core/greet.json: /examples: must NOT have fewer than 1 items',
    ],
    // What a strict client would refuse
    [
      'a result that is a list',
      set(GREET, '/result/type', 'array'),
      'schemas/tools/core/greet.json: /result/type: must be "object"',
    ],
    [
      'a result that is a reference',
      set(GREET, '/result', { $ref: '../../results/persistence.json' }),
      'schemas/tools/core/greet.json: /result/$ref: is not allowed here',
    ],
    [
      'a choice at the root of an input',
      set(GREET, '/input/anyOf', [{ type: 'object' }, { type: 'object' }]),
      'schemas/tools/core/greet.json: /input/anyOf: is not allowed here',
    ],
    [
      'an array that does not say what its items are',
      set(GREET, '/input/properties/list', { type: 'array', description: 'X.' }),
      'schemas/tools/core/greet.json: /input/properties/list: an array says what its items are ("items")',
    ],
    [
      'a parameter without a description',
      set(GREET, '/input/properties/whom', { type: 'string' }),
      'schemas/tools/core/greet.json: published /input/properties/whom: has no description',
    ],
    [
      'an enumeration without a type',
      set(GREET, '/input/properties/mode', { enum: ['a'], description: 'X.' }),
      'schemas/tools/core/greet.json: published /input/properties/mode: has no type',
    ],
    [
      'an input that contains itself',
      set(GREET, '/input/properties/tree', { $ref: '../../results/tree_node.json', description: 'X.' }),
      "schemas/tools/core/greet.json: /input: an input may not hold 'TreeNode', which contains itself",
    ],
    [
      'a closed result',
      set(GREET, '/result/additionalProperties', false),
      'schemas/tools/core/greet.json: /result: a result stays open: readers ignore what they do not know',
    ],
    [
      'a default list that is too large for a client to read at its start',
      set(GREET, '/description', `Say hello. ${'More. '.repeat(5000)}`),
      'schemas/toolsets: the default list (core) is 30440 bytes; the budget is 27000',
    ],
    // Names
    [
      'a name over the limit',
      { 'tools/scene/list_everything_there_ever_was.json': plainTool('godot_scene_list_everything_there_ever_was') },
      "schemas/tools/scene/list_everything_there_ever_was.json: the name 'godot_scene_list_everything_there_ever_was' has 42 characters; a new name may have 39",
    ],
    [
      'a name that is not its place',
      set(GREET, '/name', 'godot_hello'),
      "schemas/tools/core/greet.json: the name 'godot_hello' does not follow from its place; it should be 'godot_greet'",
    ],
    [
      'a name with a capital',
      set(GREET, '/name', 'godot_Greet'),
      'schemas/tools/core/greet.json: /name: must match pattern "^godot_[a-z0-9]+(_[a-z0-9]+)*$"',
    ],
    [
      'an alias that is taken',
      set(GREET, '/aliases', ['godot_scene_move']),
      "schemas/tools/scene/move.json: the name 'godot_scene_move' is taken by schemas/tools/core/greet.json",
    ],
    [
      'a replacement that does not exist',
      set(GREET, '/deprecated', { since: '1.2.0', replacement: 'godot_wave' }),
      "schemas/tools/core/greet.json: /deprecated/replacement: there is no tool 'godot_wave'",
    ],
    [
      'a tool in a folder that is no toolset',
      { 'tools/scenes/move.json': plainTool('godot_scenes_move') },
      'schemas/tools/scenes/move.json: there is no toolset at schemas/toolsets/scenes.json',
    ],
    [
      'a bundle of an unknown toolset',
      {
        'toolsets/bundles.json': {
          $schema: '../meta/bundles.schema.json',
          bundles: { author: { description: 'X.', toolsets: ['scenes'] } },
        },
      },
      "schemas/toolsets/bundles.json: the bundle 'author' names no toolset with 'scenes'",
    ],
    [
      'a resource that changes something',
      set('resources.json', '/resources/0/tool', 'godot_scene_move'),
      "schemas/resources.json: the resource 'tree' reads through 'godot_scene_move', which is mutating",
    ],
    [
      'a floor above the contract number',
      set('contract.json', '/min_compatible_contract', 2),
      'schemas/contract.json: min_compatible_contract 2 is above contract_version 1',
    ],
    [
      'packages of another major version',
      set('contract.json', '/package_version', '2.0.0'),
      'schemas/contract.json: package_version 2.0.0 is not of major version 1, the contract_version',
    ],
    [
      'a resource that sends what its tool does not take',
      set('resources.json', '/resources/0/input', { depth: 1 }),
      "schemas/resources.json: the resource 'tree' sends 'depth', which 'godot_scene_get_tree' does not take",
    ],
    [
      'a template whose variable has no type',
      set('resources.json', '/resources/0', {
        uri_template: 'godot://tree/{max_depth}',
        name: 'tree',
        title: 'X',
        description: 'X.',
        mime_type: 'application/json',
        tool: 'godot_scene_get_tree',
        input_from_template: {},
      }),
      "schemas/resources.json: the resource 'tree' does not say the type of '{max_depth}'",
    ],
    [
      'a toolset without tools',
      {
        'toolsets/empty.json': {
          $schema: '../meta/toolset.schema.json',
          name: 'empty',
          title: 'X',
          description: 'X.',
          min_godot: null,
          default: false,
        },
      },
      'schemas/toolsets/empty.json: has no tools',
    ],
    // Errors
    [
      'an undeclared code',
      set(MOVE, '/errors/0/code', 'OOPS'),
      "schemas/tools/scene/move.json: /errors/0/code: 'OOPS' is not in schemas/errors/codes.json",
    ],
    [
      'an undeclared token',
      set(MOVE, '/errors/0/required', 'luck'),
      "schemas/tools/scene/move.json: /errors/0/required: 'luck' is not in schemas/errors/required.json",
    ],
    [
      'an undeclared requirement',
      set(MOVE, '/requires', ['luck']),
      "schemas/tools/scene/move.json: /requires: 'luck' is not in schemas/errors/required.json",
    ],
    [
      'a code of the wire alone',
      set(MOVE, '/errors/0/code', 'REPLACED'),
      "schemas/tools/scene/move.json: /errors/0/code: 'REPLACED' never answers a tool call",
    ],
    // Types
    [
      'two shapes of one name',
      { 'values/vector2_int.json': vector({ title: 'Vector2', properties: { x: { type: 'integer' } } }) },
      "schemas/values/vector2_int.json: /title: the type 'Vector2' is declared in schemas/values/vector2.json too; two shapes need two names",
    ],
    [
      'a shape with a name of the language',
      { 'values/error.json': vector({ title: 'Error' }) },
      "schemas/values/error.json: /title: 'Error' is the name of a type of the language or of the contract",
    ],
    [
      'a shape with a name that starts with a digit',
      { 'values/two.json': vector({ title: '2d' }) },
      'schemas/values/two.json: /title: must match pattern "^[A-Z][A-Za-z0-9]*$"',
    ],
    [
      'a shape with a name that is a keyword',
      { 'values/default.json': vector({ title: 'default' }) },
      'schemas/values/default.json: /title: must match pattern "^[A-Z][A-Za-z0-9]*$"',
    ],
    [
      'an inline object with the name of a shape',
      set(GREET, '/result/properties/at', { type: 'object', title: 'Vector2', properties: {} }),
      "schemas/tools/core/greet.json: /result/properties/at/title: the type 'Vector2' is declared in schemas/values/vector2.json too; two shapes need two names",
    ],
    [
      'a shape with the name of a tool type',
      { 'values/params.json': vector({ title: 'CoreGreetParams' }) },
      "schemas/values/params.json: /title: the type 'CoreGreetParams' is declared in schemas/tools/core/greet.json too; two shapes need two names",
    ],
    // Defaults
    [
      'a default inside a choice',
      set(GREET, '/input/properties/how', { description: 'X.', anyOf: [{ type: 'string', default: 'x' }, { type: 'number' }] }),
      'schemas/tools/core/greet.json: /input/properties/how/anyOf/0: the default inside anyOf or oneOf cannot take effect',
    ],
    [
      'a default of a property inside a choice',
      set(GREET, '/input/properties/how', {
        description: 'X.',
        anyOf: [{ type: 'object', properties: { loud: { type: 'boolean', default: true } } }, { type: 'number' }],
      }),
      'schemas/tools/core/greet.json: /input/properties/how/anyOf/0/properties/loud: the default inside anyOf or oneOf cannot take effect',
    ],
    [
      'a default of a shape that is used inside a choice',
      {
        'results/part.json': {
          $schema: '../meta/result.schema.json',
          title: 'Part',
          description: 'X.',
          type: 'object',
          properties: { on: { type: 'boolean', default: true } },
          examples: [{}],
        },
        ...set(GREET, '/result/properties/part', { anyOf: [{ $ref: '../../results/part.json' }, { type: 'null' }] }),
      },
      'schemas/tools/core/greet.json: /result/properties/part/anyOf/0: schemas/results/part.json/properties/on: the default inside anyOf or oneOf cannot take effect',
    ],
    [
      'a default of a required parameter',
      set(GREET, '/input/properties/whom/default', 'world'),
      'schemas/tools/core/greet.json: /input/properties/whom: the default of a required property cannot take effect',
    ],
    [
      'a default of list items',
      set(GREET, '/input/properties/names', { type: 'array', description: 'X.', items: { type: 'string', default: 'x' } }),
      'schemas/tools/core/greet.json: /input/properties/names/items: the default of the items of an array cannot take effect',
    ],
    [
      'a default of map values',
      set(GREET, '/input/properties/names', {
        type: 'object',
        description: 'X.',
        additionalProperties: { type: 'string', default: 'x' },
      }),
      'schemas/tools/core/greet.json: /input/properties/names/additionalProperties: the default of the values of a map cannot take effect',
    ],
    [
      'a default that does not fit',
      set(GREET, '/input/properties/count', { type: 'integer', default: 'one', description: 'X.' }),
      'schemas/tools/core/greet.json: /input/properties/count/default: "one" does not fit its own schema',
    ],
    [
      'a default of a value shape',
      set('values/vector2.json', '/properties/x', { type: 'number', default: 0 }),
      'schemas/values/vector2.json: /properties/x: a value shape has no default; the parameter that uses it may',
    ],
    // Dialect
    [
      'properties without a type',
      set(GREET, '/input/properties/how', { properties: {}, description: 'X.' }),
      'schemas/tools/core/greet.json: /input/properties/how: \'properties\' needs "type": "object"',
    ],
    [
      'a misspelt keyword',
      set(GREET, '/input/properties/whom/requried', true),
      "schemas/tools/core/greet.json: /input/properties/whom: unknown key 'requried'",
    ],
    [
      'a foreign keyword',
      set(GREET, '/input/properties/whom/patternProperties', {}),
      "schemas/tools/core/greet.json: /input/properties/whom: unknown key 'patternProperties'",
    ],
    [
      'a required name that is no property',
      set(GREET, '/input/required', ['who']),
      "schemas/tools/core/greet.json: /input: 'required' names 'who', which is no property",
    ],
    [
      'a bad pattern',
      set(GREET, '/input/properties/whom/pattern', '('),
      'schemas/tools/core/greet.json: /input: Invalid regular expression: /(/u: Unterminated group',
    ],
    [
      'an unknown type',
      set(GREET, '/input/properties/whom/type', 'text'),
      'schemas/tools/core/greet.json: /input/properties/whom/type: must be one of null, boolean, integer, number, string, array, object',
    ],
    [
      'parts that declare one field in two ways',
      set(MOVE, '/result/properties/persisted', { type: 'string' }),
      "schemas/tools/scene/move.json: allOf declares 'persisted' twice, in two ways",
    ],
    [
      'an open enumeration of an input',
      set(GREET, '/input/properties/whom', { type: 'string', enum: ['a'], 'x-open-enum': true, description: 'X.' }),
      "schemas/tools/core/greet.json: /input/properties/whom: 'x-open-enum' belongs to results; what is written says exactly what it takes",
    ],
    // Files
    ['a file in no known folder', { 'misc/x.json': {} }, 'schemas/misc/x.json: is in no folder that the contract knows'],
    [
      'a file that names another meta-schema',
      set(GREET, '/$schema', '../meta/tool.schema.json'),
      'schemas/tools/core/greet.json: "$schema" must be "../../meta/tool.schema.json"',
    ],
    ['a meta-schema that is missing', { 'meta/tool.schema.json': undefined }, 'schemas/meta/tool.schema.json: is missing'],
    ['no toolset core', { 'toolsets/core.json': undefined }, 'schemas/toolsets/core.json: is missing'],
  ])('%s', (_title, changes, line) => expect(toyFaults(changes)).toContain(line))
})

describe('tools and handlers', () => {
  it('a tool without a handler names the function that is missing', () => {
    expect(
      toyFaults(
        {},
        TOY_HANDLERS.filter(({ action }) => action !== 'move'),
      ),
    ).toEqual([
      "schemas/tools/scene/move.json: 'godot_scene_move' has no handler; expected 'func cmd_move(' in addon/addons/godot_mcp/toolsets/scene.gd",
    ])
  })

  it('a handler without a tool names the schema that is missing', () => {
    const extra = {
      runs: 'editor',
      toolset: 'scene',
      action: 'turn',
      file: 'addon/addons/godot_mcp/toolsets/scene.gd',
      symbol: 'cmd_turn',
    } as const
    expect(toyFaults({}, [...TOY_HANDLERS, extra])).toEqual([
      'addon/addons/godot_mcp/toolsets/scene.gd: \'cmd_turn\' handles no tool; expected \'godot_scene_turn\' with "runs": "editor" in schemas/tools/scene/turn.json',
    ])
  })

  it('a handler on the wrong side is both', () => {
    const handlers = TOY_HANDLERS.map((handler) =>
      handler.action === 'greet' ? ({ ...handler, runs: 'editor' } as const) : handler,
    )
    expect(toyFaults({}, handlers)).toHaveLength(2)
  })

  it('a second handler is named with the first', () => {
    const second = {
      runs: 'editor',
      toolset: 'scene',
      action: 'move',
      file: 'addon/addons/godot_mcp/toolsets/scene/move.gd',
      symbol: 'cmd_move',
    } as const
    expect(toyFaults({}, [...TOY_HANDLERS, second])).toEqual([
      "addon/addons/godot_mcp/toolsets/scene/move.gd: 'cmd_move' is a second handler of 'godot_scene_move'; the first is in addon/addons/godot_mcp/toolsets/scene.gd",
    ])
  })
})

describe('packages', () => {
  it('of another version than the contract says, or that ask for one, are named', () => {
    const packages = [
      { file: 'packages/one/package.json', version: '1.2.3', siblings: { '@godot-mcp/two': '1.2.2' } },
      { file: 'packages/two/package.json', version: '1.2.2', siblings: {} },
    ]
    const understood = understand(toySources({}, { packages }))
    expect('faults' in understood ? faultLines(understood.faults) : []).toEqual([
      'packages/one/package.json: the dependency @godot-mcp/two is 1.2.2; package_version in schemas/contract.json is 1.2.3',
      'packages/two/package.json: the version is 1.2.2; package_version in schemas/contract.json is 1.2.3',
    ])
  })
})
