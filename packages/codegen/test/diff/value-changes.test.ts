import { describe, expect, it } from 'vitest'
import { diffSchemas } from '../../src/diff/diff-schemas.js'
import { worst } from '../../src/diff/rules/rule.js'
import type { RawSchema } from '../../src/diff/snapshot.js'
import { classOf } from './class-of.js'
import { APPLICATORS, VALUE_CHANGES } from './value-changes.js'

/** What the older draft does not know. */
const NEWER = /prefixItems|unevaluated|dependentRequired/

describe.each(Object.entries(APPLICATORS))('at %s', (where, put) => {
  const known = VALUE_CHANGES.filter((change) => !(where.includes('draft 7') && NEWER.test(JSON.stringify(change))))

  it.each(known)('$what', ({ one, other, input, output }) => {
    const [old, fresh] = [put(one), put(other)]
    expect(rules('input', old, fresh)).toEqual([input[0]])
    expect(rules('input', fresh, old)).toEqual([input[1]])
    expect(rules('output', old, fresh)).toEqual([output[0]])
    expect(rules('output', fresh, old)).toEqual([output[1]])
  })
})

describe('what breaks is shown by a value', () => {
  const shown = VALUE_CHANGES.filter(({ shown = true }) => shown)

  it.each(shown)('$what', ({ one, other }) => {
    const put = APPLICATORS['a key'] as (value: RawSchema) => RawSchema
    for (const direction of ['input', 'output'] as const)
      for (const [old, fresh] of [
        [put(one), put(other)],
        [put(other), put(one)],
      ] as const)
        for (const finding of diffSchemas(direction, old, fresh))
          if (finding.class === 'breaking') expect(finding).toHaveProperty('witness')
  })
})

function rules(direction: 'input' | 'output', old: RawSchema, fresh: RawSchema): string[] {
  const findings = diffSchemas(direction, old, fresh, { proofs: { left: 0 } })
  const ids = [...new Set(findings.map(({ rule }) => rule))]
  expect(worst(findings)).toBe(worst(ids.map((id) => ({ class: classOf(id) }))))
  return ids
}
