import { faultTable, GREET, MOVE } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('examples', [
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
])
