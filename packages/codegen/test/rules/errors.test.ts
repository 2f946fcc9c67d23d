import { faultTable, MOVE } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('errors', [
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
])
