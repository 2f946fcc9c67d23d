import { describe, expect, it } from 'vitest'
import { pathParameters } from '../../src/model/path-parameters.js'
import type { Schema } from '../../src/schema/schema.js'
import type { Shape } from '../../src/schema/shapes.js'
import { faultTable, GREET } from '../toy/fault-table.js'
import { set, toyFaults } from '../toy/toy-contract.js'

const PATH_FAULT =
  'is a path by its name or description; give it the shape of one ("$ref": one of values/node_path.json, values/optional_resource_path.json, values/resource_path.json), which keeps it inside the project'
const text = (description: string): object => ({ type: 'string', description })

faultTable('paths', [
  [
    'a parameter that is called a path and is a plain text',
    set(GREET, '/input/properties/scene_path', text('A scene.')),
    `schemas/tools/core/greet.json: /input/properties/scene_path: ${PATH_FAULT}`,
  ],
  [
    'a parameter that is described as a file and is a plain text',
    set(GREET, '/input/properties/target', text('The file to write.')),
    `schemas/tools/core/greet.json: /input/properties/target: ${PATH_FAULT}`,
  ],
  [
    'a list of folders that are plain texts',
    set(GREET, '/input/properties/dirs', { type: 'array', description: 'Where.', items: text('A folder.') }),
    `schemas/tools/core/greet.json: /input/properties/dirs: ${PATH_FAULT}`,
  ],
  [
    'a path deep inside an object',
    set(GREET, '/input/properties/inner', {
      type: 'object',
      title: 'GreetInner',
      description: 'Things.',
      properties: { save_file: text('Where.') },
    }),
    `schemas/tools/core/greet.json: /input/properties/inner/properties/save_file: ${PATH_FAULT}`,
  ],
  [
    'a rule whose example is not refused',
    set('paths.json', '/rules/0/examples', ['res://a']),
    'schemas/paths.json: /rules/0/examples: "res://a" is not refused by its rule',
  ],
  [
    'a rule that refuses what is allowed',
    set('paths.json', '/allowed', ['res://a\u200b']),
    'schemas/paths.json: /allowed: "res://a\u200b" is refused by a rule',
  ],
  [
    'a rule that is no pattern',
    set('paths.json', '/rules/0/refused', '['),
    'schemas/paths.json: /rules/0/refused: is no pattern',
  ],
])

it('a plain text that is called a path stops the build', () => {
  expect(toyFaults(set(GREET, '/input/properties/save_path', text('Where.')))).toEqual([
    `schemas/tools/core/greet.json: /input/properties/save_path: ${PATH_FAULT}`,
  ])
})

describe('the paths of an input', () => {
  const shape = (name: string, schema: Schema): [string, Shape] => [
    `values/${name}.json`,
    { kind: 'value', file: `values/${name}.json`, name, schema },
  ]
  const always: Schema = { $ref: 'values/resource_path.json' }
  const shapes = new Map([
    shape('resource_path', { type: 'string' }),
    shape('optional_resource_path', { type: 'string' }),
    shape('move', { type: 'object', properties: { to: always, next: { $ref: 'values/move.json' } } }),
  ])

  it('are found by their shape, in lists, maps, choices and other shapes', () => {
    const input: Schema = {
      type: 'object',
      properties: {
        file: always,
        maybe: { $ref: 'values/optional_resource_path.json' },
        files: { type: 'array', items: always },
        table: { type: 'object', additionalProperties: { anyOf: [always, { type: 'null' }] } },
        moves: { type: 'array', items: { $ref: 'values/move.json' } },
        scene_path: { type: 'string' },
      },
    }
    expect(pathParameters(input, shapes)).toEqual({
      always: ['file', 'files/*', 'moves/*/to', 'table/*'],
      optional: ['maybe'],
    })
  })
})
