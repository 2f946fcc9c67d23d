import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { diffSchemas } from '../../src/diff/diff-schemas.js'
import { schemaPairs } from './arbitrary-schema.js'

vi.setConfig({ testTimeout: 60_000 })

const RUNS = Number(process.env.FC_RUNS ?? 300)
const SEED = Number(process.env.FC_SEED ?? 20_261_130)

/**
 * What an argument may not lose, a result may not gain. A rule for arguments from old to new, and the rule for results that says the same
 * from new to old. Keys that come and go are not here, since a name is a promise on both sides; nor are defaults.
 */
const MIRRORED: readonly (readonly [input: string, output: string])[] = [
  ['INPUT_PROPERTY_NOW_REQUIRED', 'OUTPUT_PROPERTY_NOW_OPTIONAL'],
  ['INPUT_PROPERTY_NOW_OPTIONAL', 'OUTPUT_PROPERTY_NOW_REQUIRED'],
  ['INPUT_TYPE_CHANGED', 'OUTPUT_TYPE_CHANGED'],
  ['INPUT_TYPE_NARROWED', 'OUTPUT_TYPE_WIDENED'],
  ['INPUT_TYPE_WIDENED', 'OUTPUT_TYPE_NARROWED'],
  ['INPUT_NULL_REMOVED', 'OUTPUT_NULL_ADDED'],
  ['INPUT_NULL_ADDED', 'OUTPUT_NULL_REMOVED'],
  ['INPUT_ENUM_VALUE_REMOVED', 'OUTPUT_ENUM_VALUE_ADDED'],
  ['INPUT_ENUM_VALUE_ADDED', 'OUTPUT_ENUM_VALUE_REMOVED'],
  ['INPUT_ENUM_INTRODUCED', 'OUTPUT_ENUM_DROPPED'],
  ['INPUT_ENUM_DROPPED', 'OUTPUT_ENUM_INTRODUCED'],
  ['INPUT_CONSTRAINT_TIGHTENED', 'OUTPUT_CONSTRAINT_LOOSENED'],
  ['INPUT_CONSTRAINT_LOOSENED', 'OUTPUT_CONSTRAINT_TIGHTENED'],
  ['INPUT_OBJECT_CLOSED', 'OUTPUT_OBJECT_OPENED'],
  ['INPUT_OBJECT_OPENED', 'OUTPUT_OBJECT_CLOSED'],
  ['INPUT_UNION_BRANCH_REMOVED', 'OUTPUT_UNION_BRANCH_ADDED'],
  ['INPUT_UNION_BRANCH_ADDED', 'OUTPUT_UNION_BRANCH_REMOVED'],
  ['INPUT_PATTERN_CHANGED', 'OUTPUT_PATTERN_CHANGED'],
  ['INPUT_UNPROVEN', 'OUTPUT_UNPROVEN'],
]

it('a rule for arguments is met one way where its mirror for results is met the other way', () => {
  fc.assert(
    fc.property(schemaPairs, ([old, fresh]) => {
      fc.pre(sameKeys(old, fresh))
      const asked = diffSchemas('input', old, fresh)
      const told = diffSchemas('output', fresh, old)
      // To type what was written to be free is a rule of its own, with no way back.
      fc.pre(![...asked, ...told].some(({ rule }) => rule === 'INPUT_FREEFORM_NARROWED' || rule === 'OUTPUT_PROPERTY_ADDED'))
      for (const [input, output] of MIRRORED) {
        const places = (findings: typeof asked, id: string): string[] =>
          [...new Set(findings.filter(({ rule }) => rule === id).map((finding) => `${finding.path} ${finding.class}`))].sort()
        expect([output, places(told, output)]).toEqual([output, places(asked, input)])
      }
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

/** Where a schema lists which keys, and where it asks for some that it does not list. */
function keysIn(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, required = [] } = schema as { properties?: object; required?: readonly string[] }
  return [
    ...Object.keys(properties).map((name) => `${at}/${name}`),
    ...required.filter((name) => !(name in properties)).map((name) => `${at}/${name}!`),
    ...Object.entries(schema).flatMap(([keyword, inner]) => keysIn(inner, `${at}/${keyword}`)),
  ]
}

function sameKeys(old: unknown, fresh: unknown): boolean {
  const [before, after] = [old, fresh].map((schema) => [...new Set(keysIn(schema))].sort().join())
  return before === after
}
