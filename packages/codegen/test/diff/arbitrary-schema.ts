import fc from 'fast-check'
import type { RawSchema } from '../../src/diff/snapshot.js'

type Schema = { [keyword: string]: unknown }

const NAMES = ['a', 'b', 'kind'] as const
const WORDS = ['x', 'y', 'zz'] as const

const scalars: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant({ type: 'boolean' }),
  fc.constant({ type: 'null' }),
  fc.record(
    {
      type: fc.constantFrom('integer', 'number'),
      minimum: fc.integer({ min: -2, max: 3 }),
      maximum: fc.integer({ min: 3, max: 6 }),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constant('number'),
      exclusiveMinimum: fc.integer({ min: -2, max: 2 }),
      exclusiveMaximum: fc.integer({ min: 3, max: 6 }),
      multipleOf: fc.constantFrom(1, 2, 0.5),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constantFrom<unknown>('string', ['string', 'null']),
      minLength: fc.integer({ min: 0, max: 2 }),
      maxLength: fc.integer({ min: 2, max: 4 }),
      pattern: fc.constantFrom('^x', 'y$', '^[a-z]*$'),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom<unknown>(...WORDS, 1, 2, null, true), { minLength: 1, maxLength: 4 }) }),
  fc.record({ const: fc.constantFrom<unknown>(...WORDS, 1, null) }),
  fc.constant({}),
)

/** Schemas of what two drafts have in common and of the newer one, small enough to meet each other often. */
export const arbitrarySchema: fc.Arbitrary<Schema> = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: scalars },
    { weight: 3, arbitrary: objects(tie('schema')) },
    { weight: 1, arbitrary: arrays(tie('schema')) },
    { weight: 1, arbitrary: unions(tie('schema')) },
  ),
})).schema

function objects(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom(...NAMES), inner, { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
      additionalProperties: fc.oneof<fc.Arbitrary<unknown>[]>(fc.constantFrom(true, false), inner),
      minProperties: fc.integer({ min: 0, max: 2 }),
      dependentRequired: fc.constant({ a: ['b'] }),
    },
    { requiredKeys: ['type'] },
  )
}

function arrays(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.record(
    {
      type: fc.constant('array'),
      items: fc.oneof<fc.Arbitrary<unknown>[]>(inner, fc.constant(false)),
      prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
      minItems: fc.integer({ min: 0, max: 2 }),
      maxItems: fc.integer({ min: 1, max: 3 }),
      uniqueItems: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  )
}

function unions(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.oneof(
    fc.record({ anyOf: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: inner, type: fc.constantFrom('string', 'object', 'number') }),
    fc.tuple(inner, inner).map(([one, other]) => ({ allOf: [one, other], unevaluatedProperties: false })),
  )
}

/** A schema and one that grew out of it by small edits, which meet more of the rules than two strangers do. */
export const schemaPairs: fc.Arbitrary<readonly [RawSchema, RawSchema]> = fc
  .tuple(arbitrarySchema, fc.array(fc.nat(), { maxLength: 3 }), arbitrarySchema)
  .map(([schema, picks, patch]) => [
    schema,
    picks.length === 0 ? patch : picks.reduce((edited, pick) => edit(edited, pick, patch), structuredClone(schema)),
  ])

function edit(schema: Schema, pick: number, patch: Schema): Schema {
  const keys = Object.keys(schema)
  const key = keys[pick % Math.max(keys.length, 1)]
  if (key === undefined) return patch
  const value = schema[key]
  if (pick % 3 === 0 && key !== 'type') {
    const { [key]: _gone, ...rest } = schema
    return rest
  }
  if (typeof value === 'number')
    return { ...schema, [key]: key === 'multipleOf' ? value * 2 : Math.max(0, value + ((pick % 5) - 2)) }
  if (key === 'properties') {
    const name = NAMES[pick % NAMES.length] ?? 'a'
    const properties = value as Record<string, Schema>
    return {
      ...schema,
      properties: { ...properties, [name]: properties[name] ? edit(properties[name], pick >> 1, patch) : patch },
    }
  }
  if (Array.isArray(value) && value.length > 1) return { ...schema, [key]: value.slice(1) }
  return { ...schema, ...(pick % 2 === 0 ? { minProperties: 1 } : {}) }
}

/** Values of the size that the schemas talk about. */
export const arbitraryValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, '', 'x', 'y', 'zz', 'xy', 'Xx', 0, 1, 2, 3, 4, 5, 6, 0.5, -1, 2.5),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES, 'other'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
