import type { WideTool } from '@godot-mcp/contract'
import fc from 'fast-check'

type Schema = Readonly<Record<string, unknown>>

/** Texts that turn out to mean something to somebody on the way: names of nodes and classes, paths, numbers, JSON, marks of a format. */
const TELLING = [
  ...[
    '.',
    '..',
    'Player',
    'Player/Gun',
    '/root',
    'Player/../..',
    '%Player',
    'Player:position',
    'Node2D',
    'Object',
    'position',
    'script',
  ],
  ...[
    'res://main.tscn',
    'res://../a.tscn',
    'res://a',
    'uid://a',
    'user://a',
    '/etc/passwd',
    'C:\\a',
    'godot://scene/tree',
    'godot://',
  ],
  ...[
    'core',
    'all',
    'core,inspection',
    'Infinity',
    'NaN',
    '-1',
    '1e308',
    '0x10',
    'true',
    'null',
    '{}',
    '[1,2]',
    '{"x":1,"y":2}',
    '[[',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '%s %d %n',
    '$\u007ba}',
    '$(a)',
    '"; drop',
    '<b>',
    '\u0000',
    '\u202e',
    '\ufeff',
    '  ',
    '\n',
  ],
  ...['𝒩', '🎮', 'é', 'e\u0301', '節點', '\ud800', '\udfff', 'a\ud83d'],
]
/** Numbers at the ends of what somebody can hold, as JSON text: JavaScript would change some of them. */
const NUMBERS = [
  ...['0', '-0', '-1', '1', '2', '0.5', '-0.0', '1e308', '-1e308', '1e400', '-1e400', '5e-324', '1e-400', '0.1', '1E+2'],
  ...['2147483647', '2147483648', '-2147483649', '4294967296', '9007199254740993', '9223372036854775807', '9223372036854775808'],
  ...['-9223372036854775809', '18446744073709551616', `1${'0'.repeat(400)}`, '-1e-7', '1e3', '1000000'],
]
const ODD_OBJECTS = [
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"x":1,"x":"two"}',
  '{"x":1,"y":2}',
  '{"r":1,"g":0,"b":0,"a":1}',
  '{"$type":"Vector2","x":1,"y":2}',
  '{"$type":"Dictionary","entries":[[1,2]]}',
  '{"$type":"Truncated","reason":"depth"}',
  '{"$type":"Array[int]","value":[1]}',
  '{"$type":5}',
  '{"class":"GradientTexture2D"}',
  '{"class":"Gradient","properties":{"offsets":[0,1]}}',
  '{"class":"Node"}',
  '{"class":"Gradient","object_id":"1"}',
  '{"":""}',
]

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TELLING) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('x', 'é', '/a', '../', '\n', '🎮', '\u0000', '"'), fc.constantFrom(300, 5_000, 70_000))
    .map(([unit, times]) => unit.repeat(times)),
)
const textJson = text.map((value) => JSON.stringify(value))
const numberJson = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
)
const deepJson = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"$type":"Array","value":', '}']), fc.constantFrom(3, 60, 130, 900))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`)
const listJson = fc.oneof(
  fc.array(fc.oneof(numberJson, textJson), { maxLength: 5 }).map((items) => `[${items.join(',')}]`),
  fc.constantFrom('[]', '[null]', '[[]]', `[${'1,'.repeat(5_000)}1]`),
)

/** Any JSON value, as its text. */
const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: textJson },
  { weight: 2, arbitrary: numberJson },
  fc.constantFrom('true', 'false', 'null'),
  fc.constantFrom(...ODD_OBJECTS),
  listJson,
  deepJson,
  fc.oneof(fc.constantFrom(...ODD_OBJECTS), listJson, numberJson).map((json) => JSON.stringify(json)),
)

/** A value of the kind that a schema asks for, mostly at the ends of what it lets through, as JSON text. */
function fittingJson(schema: Schema, example: unknown): fc.Arbitrary<string> {
  const likely = example === undefined ? [] : [fc.constant(JSON.stringify(example))]
  const { type, enum: choices, minimum = -1, maximum = 1_000, items, anyOf } = schema
  if (Array.isArray(choices)) return fc.oneof(...likely, fc.constantFrom(...choices.map((choice) => JSON.stringify(choice))))
  if (Array.isArray(anyOf)) return fc.oneof(...likely, ...anyOf.map((branch: Schema) => fittingJson(branch, undefined)))
  const types = Array.isArray(type) ? type : [type]
  const kinds = types.map((kind): fc.Arbitrary<string> => {
    if (kind === 'boolean') return fc.constantFrom('true', 'false')
    if (kind === 'null') return fc.constant('null')
    if (kind === 'string') return textJson
    if (kind === 'array')
      return fc.array(fittingJson((items ?? {}) as Schema, undefined), { maxLength: 4 }).map((all) => `[${all.join(',')}]`)
    if (kind === 'integer' || kind === 'number') return fc.constantFrom(String(minimum), String(maximum), '0', '1', '2', '3')
    return anyJson
  })
  return fc.oneof(...likely, ...kinds)
}

/** A member of an arguments object: its name and the JSON text of its value. */
type Member = readonly [name: string, json: string]

const extra: fc.Arbitrary<Member> = fc.tuple(
  fc.oneof(text, fc.constantFrom('dry_run', 'confirm', 'id', 'task_progress')),
  anyJson,
)

/**
 * Arguments for a tool as JSON text: the right names with extreme, odd and wrong values, left out, given twice, beside names that nobody knows.
 * One in some is a call that can succeed, so that what follows the checks is met too.
 */
export function hostileArguments(
  { inputSchema }: WideTool,
  exampleInput: Readonly<Record<string, unknown>>,
): fc.Arbitrary<string> {
  const properties = Object.entries(inputSchema.properties ?? {})
  const members = properties.map(([name, schema]): fc.Arbitrary<readonly Member[]> => {
    const fitting = fittingJson(schema as Schema, exampleInput[name])
    const once = fc
      .oneof({ weight: 6, arbitrary: fitting }, { weight: 2, arbitrary: anyJson })
      .map((json): Member[] => [[name, json]])
    const twice = fc.tuple(anyJson, fitting).map(([first, second]): Member[] => [
      [name, first],
      [name, second],
    ])
    return fc.oneof({ weight: 20, arbitrary: once }, { weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: twice })
  })
  const others = fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(extra, { maxLength: 3 }) })
  const wild = fc.tuple(fc.tuple(...members), others).map(([given, more]) => objectJson([...given.flat(), ...more]))
  const tame = Object.entries(exampleInput).map(([name, value]): Member => [name, JSON.stringify(value)])
  // One strange argument in a call that is otherwise right gets further than ten do.
  const oneStrange = fc
    .oneof(...(members.length === 0 ? [others] : members))
    .map((strange) => objectJson([...tame.filter(([name]) => !strange.some(([other]) => other === name)), ...strange]))
  return fc.oneof(wild, { weight: 2, arbitrary: oneStrange })
}

function objectJson(members: readonly Member[]): string {
  return `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}
