import { faultTable, GREET } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('defaults', [
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
])
