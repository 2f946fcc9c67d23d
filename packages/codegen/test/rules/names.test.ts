import { faultTable, GREET } from '../toy/fault-table.js'
import { plainTool, set } from '../toy/toy-contract.js'

faultTable('names', [
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
])
