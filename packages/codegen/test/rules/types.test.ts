import { faultTable, GREET } from '../toy/fault-table.js'
import { set } from '../toy/toy-contract.js'

const vector = (rest: object): object => ({
  $schema: '../meta/value.schema.json',
  description: 'A vector.',
  examples: [{}],
  type: 'object',
  ...rest,
})

faultTable('types', [
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
])
