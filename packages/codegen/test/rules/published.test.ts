import { faultTable, GREET } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('what a strict client would refuse', [
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
    'schemas/toolsets: the default list (core) is 30426 bytes; the budget is 27000',
  ],
])
