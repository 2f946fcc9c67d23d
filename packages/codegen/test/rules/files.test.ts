import { faultTable, GREET } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

faultTable('files', [
  ['a file in no known folder', { 'misc/x.json': {} }, 'schemas/misc/x.json: is in no folder that the contract knows'],
  [
    'a file that names another meta-schema',
    set(GREET, '/$schema', '../meta/tool.schema.json'),
    'schemas/tools/core/greet.json: "$schema" must be "../../meta/tool.schema.json"',
  ],
  ['a meta-schema that is missing', { 'meta/tool.schema.json': undefined }, 'schemas/meta/tool.schema.json: is missing'],
  ['no toolset core', { 'toolsets/core.json': undefined }, 'schemas/toolsets/core.json: is missing'],
])
