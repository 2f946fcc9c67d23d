import { faultTable, MOVE } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('references', [
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
])
