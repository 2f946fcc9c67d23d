import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { diffSchemas } from '../../src/diff/diff-schemas.js'
import { worst } from '../../src/diff/rules/rule.js'
import type { RawSchema } from '../../src/diff/snapshot.js'
import { arbitrarySchema, arbitraryValue, schemaPairs } from './arbitrary-schema.js'
import { promisedBy } from './promised-by.js'

vi.setConfig({ testTimeout: 60_000 })

const RUNS = Number(process.env.FC_RUNS ?? 150)
/** The same schemas in every run, so that a failure is a change and no accident. */
const SEED = Number(process.env.FC_SEED ?? 20_261_130)
const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })

describe('a verdict of the comparer', () => {
  it('is never contradicted by an argument that was accepted and is refused', () => {
    fc.assert(
      fc.property(schemaPairs, fc.array(arbitraryValue, { minLength: 20, maxLength: 20 }), ([old, fresh], values) => {
        if (worst(diffSchemas('input', old, fresh)) === 'breaking') return
        expect(contradictions(old, fresh, values)).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('is never contradicted by a result that could not come back and may now', () => {
    fc.assert(
      fc.property(schemaPairs, fc.array(arbitraryValue, { minLength: 20, maxLength: 20 }), ([old, fresh], values) => {
        if (worst(diffSchemas('output', old, fresh)) === 'breaking') return
        expect(contradictions(fresh, old, values)).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('shows only witnesses that tell the two schemas apart', () => {
    fc.assert(
      fc.property(schemaPairs, fc.constantFrom('input', 'output'), ([old, fresh], direction) => {
        const [giver, other] = direction === 'input' ? [old, fresh] : [fresh, old]
        for (const { witness } of diffSchemas(direction, old, fresh))
          if (witness !== undefined) expect([ajv.validate(giver, witness), ajv.validate(other, witness)]).toEqual([true, false])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('is none for a schema and itself', () => {
    fc.assert(
      fc.property(arbitrarySchema, (schema) => {
        expect(diffSchemas('input', schema, { ...structuredClone(schema), $comment: 'so that the texts differ' })).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('is none for another spelling of the same schema', () => {
    fc.assert(
      fc.property(arbitrarySchema, (schema) => {
        for (const spelling of spellings(schema))
          expect([diffSchemas('input', schema, spelling), diffSchemas('output', spelling, schema)]).toEqual([[], []])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

/** Values that the first schema takes and the second does not, as far as the open-object convention counts them. */
function contradictions(takes: RawSchema, refuses: RawSchema, values: readonly unknown[]): unknown[] {
  const [yes, no] = [ajv.compile(takes), ajv.compile(refuses)]
  return values.filter((value) => yes(value) && !no(value) && promisedBy(takes, refuses, value))
}

/** The schema in other words: its keys in another order, itself or its parts as definitions, constants, one-value enumerations, draft 7. */
function spellings(schema: RawSchema): RawSchema[] {
  return [
    reordered(schema) as RawSchema,
    { $ref: '#/$defs/Whole', $defs: { Whole: schema, Unused: { type: 'null' } } },
    { allOf: [{ $ref: '#whole' }], $defs: { Whole: { ...(schema as object), $anchor: 'whole' } } },
    { anyOf: [schema] },
    withDefinitions(schema, '$defs'),
    mapped(schema, ({ const: constant, ...rest }) => (constant === undefined ? rest : { ...rest, enum: [constant] })),
    mapped(schema, ({ enum: values, ...rest }) => {
      if (values === undefined) return rest
      return (values as unknown[]).length === 1 ? { ...rest, const: (values as unknown[])[0] } : { ...rest, enum: values }
    }),
    mapped(schema, ({ type, ...rest }) =>
      Array.isArray(type)
        ? { ...rest, anyOf: type.map((one) => ({ type: one })) }
        : { ...(type !== undefined && { type }), ...rest },
    ),
    ...draft7(schema),
  ]
}

function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [
        key,
        key === 'enum' || key === 'required' ? [...(inner as unknown[])].reverse() : reordered(inner),
      ]),
  )
}

type Keywords = Readonly<Record<string, unknown>>

const ONE = ['items', 'additionalProperties', 'not', 'unevaluatedProperties', 'additionalItems']
const MANY = ['anyOf', 'oneOf', 'allOf', 'prefixItems']

/** The schema with each schema in it changed, the innermost first. */
function mapped(schema: RawSchema, change: (schema: Keywords) => Keywords): RawSchema {
  return typeof schema === 'boolean' ? schema : change(withChildren(schema, (child) => mapped(child, change)))
}

function withChildren(schema: Keywords, change: (child: RawSchema) => unknown): Keywords {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, inner]) => {
      if (keyword === 'properties')
        return [keyword, Object.fromEntries(Object.entries(inner as object).map(([name, child]) => [name, change(child)]))]
      if (ONE.includes(keyword)) return [keyword, change(inner as RawSchema)]
      return [keyword, MANY.includes(keyword) ? (inner as RawSchema[]).map(change) : inner]
    }),
  )
}

/** Every part by reference, and parts of parts too. */
function withDefinitions(schema: RawSchema, keyword: '$defs' | 'definitions'): RawSchema {
  const definitions: Record<string, unknown> = {}
  const moved = (part: RawSchema): unknown => {
    const name = `Part${Object.keys(definitions).length}`
    definitions[name] = true
    definitions[name] = typeof part === 'boolean' ? part : withChildren(part, moved)
    return { $ref: `#/${keyword}/${name}` }
  }
  const root = withChildren(schema as Keywords, moved)
  return { ...root, [keyword]: definitions }
}

/** The schema in the words of draft 7; none if it says what that draft cannot. */
function draft7(schema: RawSchema): RawSchema[] {
  if (JSON.stringify(schema).includes('"unevaluatedProperties"')) return []
  const old = mapped(schema, ({ prefixItems, items, dependentRequired, ...rest }) => ({
    ...rest,
    ...(prefixItems !== undefined
      ? { items: prefixItems, ...(items !== undefined && { additionalItems: items }) }
      : items !== undefined && { items }),
    ...(dependentRequired !== undefined && { dependencies: dependentRequired }),
  })) as Keywords
  return [{ $schema: 'http://json-schema.org/draft-07/schema#', ...old }]
}
