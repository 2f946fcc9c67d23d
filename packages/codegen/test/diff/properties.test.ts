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

/** The schema with its keys in another order, moved to definitions, wrapped, with constants for one-value enumerations. */
function spellings(schema: RawSchema): RawSchema[] {
  return [
    reordered(schema) as RawSchema,
    { $ref: '#/$defs/Whole', $defs: { Whole: schema, Unused: { type: 'null' } } },
    { allOf: [{ $ref: '#whole' }], $defs: { Whole: { ...(schema as object), $anchor: 'whole' } } },
    { anyOf: [schema] },
    respelt(schema) as RawSchema,
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

function respelt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respelt)
  if (typeof value !== 'object' || value === null) return value
  const { const: constant, ...rest } = value as { const?: unknown }
  const inner = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, key === 'enum' ? child : respelt(child)]))
  return 'const' in value ? { ...inner, enum: [constant] } : inner
}
