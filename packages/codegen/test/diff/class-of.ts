import { ALL_RULES } from '../../src/diff/rules/index.js'
import type { FindingClass } from '../../src/diff/rules/rule.js'

/** The class that a rule gives in general. */
export function classOf(id: string): FindingClass {
  const rule = ALL_RULES.find((known) => known.id === id)
  if (!rule) throw new Error(`no rule ${id}`)
  return rule.class
}
