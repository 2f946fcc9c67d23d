import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diffContracts } from '../../src/diff/diff-contracts.js'
import { diffSchemas } from '../../src/diff/diff-schemas.js'
import { parseSnapshot } from '../../src/diff/parse-snapshot.js'
import { ALL_RULES } from '../../src/diff/rules/index.js'
import { INPUT_RULES } from '../../src/diff/rules/input.js'
import { OUTPUT_RULES } from '../../src/diff/rules/output.js'
import { type DiffClass, worst } from '../../src/diff/rules/rule.js'
import type { RawSchema } from '../../src/diff/snapshot.js'
import { classOf } from './class-of.js'
import { PART_CASES, TOOL_CASES } from './surface-cases.js'
import { VALUE_CHANGES } from './value-changes.js'

interface SchemaCase {
  readonly what: string
  readonly rules: readonly string[]
  readonly class: DiffClass
  readonly old: RawSchema
  readonly new: RawSchema
  /** A value can show it. */
  readonly shown?: true
}

const [input, output] = ['input', 'output'].map(
  (name) =>
    JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as {
      readonly cases: readonly SchemaCase[]
    },
) as [{ readonly cases: readonly SchemaCase[] }, { readonly cases: readonly SchemaCase[] }]

describe.each([
  ['input', input.cases],
  ['output', output.cases],
] as const)('schemas of %s', (direction, cases) => {
  it.each(cases)('$what', ({ old, new: fresh, rules, class: level, shown }) => {
    const findings = diffSchemas(direction, old, fresh)
    expect([worst(findings), [...new Set(findings.map(({ rule }) => rule))].sort()]).toEqual([level, [...rules].sort()])
    if (shown) expect(findings.some(({ witness }) => witness !== undefined)).toBe(true)
  })
})

describe('snapshots', () => {
  it.each([...TOOL_CASES, ...PART_CASES])('$what: $rules', ({ rules, old, fresh }) => {
    const report = diffContracts(parseSnapshot(old, 'OLD'), parseSnapshot(fresh, 'NEW'))
    expect(report.findings.map(({ rule }) => rule).sort()).toEqual([...rules].sort())
    expect(report.class).toBe(worst(rules.map((id) => ({ class: classOf(id) }))))
  })

  it.each([...TOOL_CASES, ...PART_CASES])('$what: nothing between a snapshot and itself', ({ old }) => {
    expect(diffContracts(old, structuredClone(old))).toEqual({ class: 'none', findings: [] })
  })
})

describe('the rules', () => {
  const seen = new Set([
    ...[...TOOL_CASES, ...PART_CASES].flatMap(({ rules }) => rules),
    ...VALUE_CHANGES.flatMap((change) => [...change.input, ...change.output]),
    ...[...input.cases, ...output.cases].flatMap(({ rules }) => rules),
  ])

  it('are each met by a fixture', () => {
    expect([...new Set(ALL_RULES.map(({ id }) => id))].filter((id) => !seen.has(id))).toEqual([])
  })

  it('each say why, and what to do about what breaks', () => {
    expect(ALL_RULES.filter(({ reason }) => !/\S\.$/.test(reason)).map(({ id }) => id)).toEqual([])
    expect(ALL_RULES.filter(({ class: level, remedy }) => level === 'breaking' && remedy === '-').map(({ id }) => id)).toEqual([])
  })

  it('have one class for one id', () => {
    const classes = new Map(ALL_RULES.map(({ id, class: level }) => [id, level]))
    expect(ALL_RULES.filter(({ id, class: level }) => classes.get(id) !== level)).toEqual([])
  })

  it('judge every kind of change in both directions', () => {
    const kinds = (rules: typeof INPUT_RULES) => [...new Set(rules.map(({ kind }) => kind))].sort()
    expect(kinds(INPUT_RULES)).toEqual(kinds(OUTPUT_RULES))
  })
})

/** Words that turn into each other when a change is undone. */
const OPPOSITES: Readonly<Record<string, string>> = {
  ADDED: 'REMOVED',
  RAISED: 'LOWERED',
  NARROWED: 'WIDENED',
  TIGHTENED: 'LOOSENED',
  CLOSED: 'OPENED',
  INTRODUCED: 'DROPPED',
  WEAKENED: 'STRENGTHENED',
  REDUCED: 'EXTENDED',
  NOW_REQUIRED: 'NOW_OPTIONAL',
  DEPRECATED: 'UNDEPRECATED',
}

/** Rules whose opposite is called otherwise, or that have none. */
const WAIVED: Readonly<Record<string, string>> = {
  INPUT_FREEFORM_NARROWED: 'the way back takes listed keys away: INPUT_PROPERTY_REMOVED',
  INPUT_FORMAT_DROPPED: 'the way back is INPUT_FORMAT_CHANGED',
  OUTPUT_FORMAT_ADDED: 'the way back is OUTPUT_FORMAT_CHANGED',
  OUTPUT_DEFAULT_ADDED: 'the way back is OUTPUT_DEFAULT_CHANGED, as it is for every default of a result',
  RECOVERY_FIELD_REMOVED: 'a further recovery field asks nothing of clients and is told by the schema that has it',
  DRY_RUN_OFFERED: 'the way back is DRY_RUN_REQUIREMENT_CHANGED',
  PROPERTY_DEPRECATED: 'a mark that goes asks nothing of clients',
}

describe('each rule has its opposite', () => {
  const ids = new Set(ALL_RULES.map(({ id }) => id))
  const asked = [...ids].filter((id) => !/_(CHANGED|UNPROVEN|MOVED)$/.test(id))

  it.each(asked)('%s', (id) => {
    const both = Object.entries(OPPOSITES).flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ])
    // A qualified rule (`..._ADDED_OPTIONAL`) has a plain opposite.
    const names = both.flatMap(([one = '', other = '']) => {
      const [, before, after] = new RegExp(`^(.*_)${one}(_.*)?$`).exec(id) ?? []
      return before === undefined
        ? []
        : [`${before}${other}${after ?? ''}`, `${before}${other}`, `${before.replace('OPEN_', '')}${other}`]
    })
    const found = names.some((name) => [...ids].some((other) => other === name || other.startsWith(`${name}_`)))
    // A waiver for a rule that has its opposite is stale.
    expect(found).toBe(!(id in WAIVED))
  })

  it('needs no waiver that names no rule', () => {
    expect(Object.keys(WAIVED).filter((id) => !ids.has(id))).toEqual([])
  })
})
