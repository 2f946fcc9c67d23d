import type { RawSchema } from '../../src/diff/snapshot.js'

/** Two schemas of one value, and the rules that a step from the first to the second meets, and back, on either side. */
export interface ValueChange {
  readonly what: string
  readonly one: RawSchema
  readonly other: RawSchema
  readonly input: readonly [there: string, back: string]
  readonly output: readonly [there: string, back: string]
  /** Whether a value can show what breaks; true unless said otherwise. */
  readonly shown?: boolean
}

const text = { type: 'string' }
const object = (properties: object, more: object = {}): RawSchema => ({ type: 'object', properties, ...more })
const tightens = {
  input: ['INPUT_CONSTRAINT_TIGHTENED', 'INPUT_CONSTRAINT_LOOSENED'],
  output: ['OUTPUT_CONSTRAINT_TIGHTENED', 'OUTPUT_CONSTRAINT_LOOSENED'],
} as const

/** Everything that can happen to one value, wherever it stands. */
export const VALUE_CHANGES: readonly ValueChange[] = [
  {
    what: 'whole numbers become numbers',
    one: { type: 'integer' },
    other: { type: 'number' },
    input: ['INPUT_TYPE_WIDENED', 'INPUT_TYPE_NARROWED'],
    output: ['OUTPUT_TYPE_WIDENED', 'OUTPUT_TYPE_NARROWED'],
  },
  {
    what: 'a text becomes a whole number',
    one: text,
    other: { type: 'integer' },
    input: ['INPUT_TYPE_CHANGED', 'INPUT_TYPE_CHANGED'],
    output: ['OUTPUT_TYPE_CHANGED', 'OUTPUT_TYPE_CHANGED'],
  },
  {
    what: 'a list is accepted beside a text',
    one: text,
    other: { anyOf: [text, { type: 'array', items: text }] },
    input: ['INPUT_TYPE_WIDENED', 'INPUT_TYPE_NARROWED'],
    output: ['OUTPUT_TYPE_WIDENED', 'OUTPUT_TYPE_NARROWED'],
  },
  {
    what: 'null joins, as a type',
    one: text,
    other: { type: ['string', 'null'] },
    input: ['INPUT_NULL_ADDED', 'INPUT_NULL_REMOVED'],
    output: ['OUTPUT_NULL_ADDED', 'OUTPUT_NULL_REMOVED'],
  },
  {
    what: 'null joins an enumeration, as a branch',
    one: { enum: ['a', 'b'] },
    other: { oneOf: [{ enum: ['a', 'b'] }, { type: 'null' }] },
    input: ['INPUT_NULL_ADDED', 'INPUT_NULL_REMOVED'],
    output: ['OUTPUT_NULL_ADDED', 'OUTPUT_NULL_REMOVED'],
  },
  {
    what: 'a constant becomes an enumeration',
    one: { const: 'box' },
    other: { enum: ['box', 'ball'] },
    input: ['INPUT_ENUM_VALUE_ADDED', 'INPUT_ENUM_VALUE_REMOVED'],
    output: ['OUTPUT_ENUM_VALUE_ADDED', 'OUTPUT_ENUM_VALUE_REMOVED'],
  },
  {
    what: 'a constant joins others that stand in a union',
    one: { anyOf: [{ const: 'a' }, { const: 'b' }] },
    other: { type: 'string', enum: ['c', 'b', 'a'] },
    input: ['INPUT_ENUM_VALUE_ADDED', 'INPUT_ENUM_VALUE_REMOVED'],
    output: ['OUTPUT_ENUM_VALUE_ADDED', 'OUTPUT_ENUM_VALUE_REMOVED'],
  },
  {
    what: 'a value joins an enumeration that was announced to grow',
    one: { enum: ['a', 'b'], 'x-open-enum': true },
    other: { enum: ['a', 'b', 'c'], 'x-open-enum': true },
    input: ['INPUT_ENUM_VALUE_ADDED', 'INPUT_ENUM_VALUE_REMOVED'],
    output: ['OUTPUT_OPEN_ENUM_VALUE_ADDED', 'OUTPUT_ENUM_VALUE_REMOVED'],
  },
  {
    what: 'a text is held to some values',
    one: text,
    other: { type: 'string', enum: ['a', 'b'] },
    input: ['INPUT_ENUM_INTRODUCED', 'INPUT_ENUM_DROPPED'],
    output: ['OUTPUT_ENUM_INTRODUCED', 'OUTPUT_ENUM_DROPPED'],
  },
  { what: 'a maximum falls', one: { type: 'integer', maximum: 100 }, other: { type: 'integer', maximum: 50 }, ...tightens },
  { what: 'a minimum appears', one: { type: 'number' }, other: { type: 'number', minimum: 0 }, ...tightens },
  {
    what: 'a bound becomes exclusive',
    one: { type: 'number', minimum: 0 },
    other: { type: 'number', exclusiveMinimum: 0 },
    ...tightens,
  },
  { what: 'a step appears', one: { type: 'integer' }, other: { type: 'integer', multipleOf: 5 }, ...tightens },
  { what: 'the empty text goes', one: text, other: { type: 'string', minLength: 1 }, ...tightens },
  { what: 'texts get shorter', one: text, other: { type: 'string', maxLength: 3 }, ...tightens },
  { what: 'a pattern appears', one: text, other: { type: 'string', pattern: '^res://' }, ...tightens },
  {
    what: 'a pattern changes',
    one: { type: 'string', pattern: '^res://' },
    other: { type: 'string', pattern: '^(res|user)://x' },
    input: ['INPUT_PATTERN_CHANGED', 'INPUT_PATTERN_CHANGED'],
    output: ['OUTPUT_PATTERN_CHANGED', 'OUTPUT_PATTERN_CHANGED'],
  },
  {
    what: 'a format appears',
    one: text,
    other: { type: 'string', format: 'uri' },
    input: ['INPUT_FORMAT_CHANGED', 'INPUT_FORMAT_DROPPED'],
    output: ['OUTPUT_FORMAT_ADDED', 'OUTPUT_FORMAT_CHANGED'],
  },
  {
    what: 'a format changes',
    one: { type: 'string', format: 'date-time' },
    other: { type: 'string', format: 'date' },
    input: ['INPUT_FORMAT_CHANGED', 'INPUT_FORMAT_CHANGED'],
    output: ['OUTPUT_FORMAT_CHANGED', 'OUTPUT_FORMAT_CHANGED'],
  },
  { what: 'the empty list goes', one: { type: 'array' }, other: { type: 'array', minItems: 1 }, ...tightens },
  { what: 'lists get shorter', one: { type: 'array' }, other: { type: 'array', maxItems: 2 }, ...tightens },
  { what: 'items must differ', one: { type: 'array' }, other: { type: 'array', uniqueItems: true }, ...tightens },
  {
    what: 'a tuple is closed',
    one: { type: 'array', prefixItems: [text, text] },
    other: { type: 'array', prefixItems: [text, text], items: false },
    ...tightens,
  },
  {
    what: 'something has to be in a list',
    one: { type: 'array' },
    other: { type: 'array', contains: { const: 'x' } },
    ...tightens,
  },
  {
    what: 'a key asks for another one',
    one: object({ a: text, b: text }),
    other: object({ a: text, b: text }, { dependentRequired: { a: ['b'] } }),
    ...tightens,
  },
  {
    what: 'an object is closed',
    one: object({ a: text }),
    other: object({ a: text }, { additionalProperties: false }),
    input: ['INPUT_OBJECT_CLOSED', 'INPUT_OBJECT_OPENED'],
    output: ['OUTPUT_OBJECT_CLOSED', 'OUTPUT_OBJECT_OPENED'],
  },
  {
    what: 'an object is closed by what is not evaluated',
    one: { allOf: [object({ a: text }), object({ b: text })] },
    other: { allOf: [object({ a: text }), object({ b: text })], unevaluatedProperties: false },
    input: ['INPUT_OBJECT_CLOSED', 'INPUT_OBJECT_OPENED'],
    output: ['OUTPUT_OBJECT_CLOSED', 'OUTPUT_OBJECT_OPENED'],
  },
  {
    what: 'an optional key joins an open object',
    one: object({ a: text }),
    other: object({ a: text, b: text }),
    input: ['INPUT_PROPERTY_ADDED_OPTIONAL', 'INPUT_PROPERTY_REMOVED'],
    output: ['OUTPUT_PROPERTY_ADDED', 'OUTPUT_PROPERTY_REMOVED'],
    shown: false,
  },
  {
    what: 'an optional key joins a closed object',
    one: object({ a: text }, { additionalProperties: false }),
    other: object({ a: text, b: text }, { additionalProperties: false }),
    input: ['INPUT_PROPERTY_ADDED_OPTIONAL', 'INPUT_PROPERTY_REMOVED'],
    output: ['OUTPUT_PROPERTY_ADDED_TO_CLOSED', 'OUTPUT_PROPERTY_REMOVED'],
    shown: false,
  },
  {
    what: 'a key that is always there joins',
    one: object({ a: text }),
    other: object({ a: text, b: text }, { required: ['b'] }),
    input: ['INPUT_PROPERTY_ADDED_REQUIRED', 'INPUT_PROPERTY_REMOVED'],
    output: ['OUTPUT_PROPERTY_ADDED', 'OUTPUT_PROPERTY_REMOVED'],
    shown: false,
  },
  {
    what: 'a key must not be left out',
    one: object({ a: text }),
    other: object({ a: text }, { required: ['a'] }),
    input: ['INPUT_PROPERTY_NOW_REQUIRED', 'INPUT_PROPERTY_NOW_OPTIONAL'],
    output: ['OUTPUT_PROPERTY_NOW_REQUIRED', 'OUTPUT_PROPERTY_NOW_OPTIONAL'],
  },
  {
    what: 'a default changes',
    one: object({ a: { type: 'integer', default: 3 } }),
    other: object({ a: { type: 'integer', default: 10 } }),
    input: ['INPUT_DEFAULT_CHANGED', 'INPUT_DEFAULT_CHANGED'],
    output: ['OUTPUT_DEFAULT_CHANGED', 'OUTPUT_DEFAULT_CHANGED'],
    shown: false,
  },
  {
    what: 'a default appears',
    one: object({ a: { type: 'integer' } }),
    other: object({ a: { type: 'integer', default: 3 } }),
    input: ['INPUT_DEFAULT_ADDED', 'INPUT_DEFAULT_REMOVED'],
    output: ['OUTPUT_DEFAULT_ADDED', 'OUTPUT_DEFAULT_CHANGED'],
    shown: false,
  },
  {
    what: 'a form joins a tagged union',
    one: { oneOf: [tagged('a', { size: text }), tagged('b', { name: text })] },
    other: { oneOf: [tagged('c', {}), tagged('b', { name: text }), tagged('a', { size: text })] },
    input: ['INPUT_UNION_BRANCH_ADDED', 'INPUT_UNION_BRANCH_REMOVED'],
    output: ['OUTPUT_UNION_BRANCH_ADDED', 'OUTPUT_UNION_BRANCH_REMOVED'],
  },
  {
    what: 'a second form joins an object',
    one: object({ path: text }, { required: ['path'], additionalProperties: false }),
    other: {
      anyOf: [
        object({ path: text }, { required: ['path'], additionalProperties: false }),
        object({ uid: text, scope: text }, { required: ['uid'], additionalProperties: false }),
      ],
    },
    input: ['INPUT_UNION_BRANCH_ADDED', 'INPUT_UNION_BRANCH_REMOVED'],
    output: ['OUTPUT_UNION_BRANCH_ADDED', 'OUTPUT_UNION_BRANCH_REMOVED'],
  },
  {
    what: 'a condition appears',
    one: object({ a: text, b: text }),
    other: object({ a: text, b: text }, { if: { required: ['a'] }, ...asksFor('b') }),
    input: ['INPUT_UNPROVEN', 'INPUT_CONSTRAINT_LOOSENED'],
    output: ['OUTPUT_CONSTRAINT_TIGHTENED', 'OUTPUT_UNPROVEN'],
    shown: false,
  },
  {
    what: 'something is excluded',
    one: text,
    other: { type: 'string', not: { const: 'x' } },
    input: ['INPUT_UNPROVEN', 'INPUT_CONSTRAINT_LOOSENED'],
    output: ['OUTPUT_CONSTRAINT_TIGHTENED', 'OUTPUT_UNPROVEN'],
    shown: false,
  },
]

/** `then` is spelt apart: an object that has it looks like a promise. */
function asksFor(key: string): object {
  return Object.fromEntries([['then', { required: [key] }]])
}

function tagged(kind: string, properties: object): RawSchema {
  return object({ kind: { const: kind }, ...properties }, { required: ['kind'] })
}

/** Everywhere a value can stand. */
export const APPLICATORS: Readonly<Record<string, (value: RawSchema) => RawSchema>> = {
  'a key': (value) => object({ v: value }, { required: ['v'] }),
  'an item': (value) => object({ v: { type: 'array', items: value } }),
  'a place of a tuple': (value) => object({ v: { type: 'array', prefixItems: [{ type: 'boolean' }, value] } }),
  'a value of a map': (value) => object({ v: { type: 'object', additionalProperties: value } }),
  'a value under a pattern': (value) => object({ v: { type: 'object', patternProperties: { '^x_': value } } }),
  'a branch of a tagged union': (value) =>
    object({ v: { oneOf: [tagged('a', { inner: value }), tagged('b', { name: text })] } }, { required: ['v'] }),
  'a branch of objects told apart by their keys': (value) =>
    object({
      v: { anyOf: [object({ inner: value }, { required: ['inner'] }), object({ other: text }, { required: ['other'] })] },
    }),
  'a part of allOf': (value) => ({ allOf: [object({ v: value }), object({ w: text })] }),
  'a part of a closed allOf': (value) => ({ allOf: [object({ v: value }), object({ w: text })], unevaluatedProperties: false }),
  'an object beside null': (value) =>
    object({ v: { anyOf: [object({ inner: value }, { required: ['inner'] }), { type: 'null' }] } }),
  'a definition': (value) => object({ v: { $ref: '#/$defs/V' }, w: { $ref: '#/$defs/V' } }, { $defs: { V: value } }),
  'a definition of draft 7': (value) => ({
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...(object({ v: { $ref: '#/definitions/a~1b%25', description: 'ignored' } }) as object),
    definitions: { 'a/b%': value },
  }),
  'an anchor': (value) => object({ v: { $ref: '#here' } }, { $defs: { V: object({ inner: value }, { $anchor: 'here' }) } }),
  'a recursive definition': (value) =>
    object(
      { tree: { $ref: '#/$defs/Node' } },
      { $defs: { Node: object({ v: value, children: { type: 'array', items: { $ref: '#/$defs/Node' } } }) } },
    ),
}
