import { faultTable, GREET, MOVE } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('the dialect', [
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
])
