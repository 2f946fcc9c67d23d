import { effect, type Located, NARROWS, WIDENS } from './compare/change.js'
import { type CompareOptions, compareSchemas } from './compare/comparer.js'
import { INPUT_RULES } from './rules/input.js'
import { OUTPUT_RULES } from './rules/output.js'
import type { Finding } from './rules/rule.js'
import type { SchemaRule } from './rules/schema-rule.js'
import { TEXT_RULES } from './rules/texts.js'
import { documentText, type SharedShapes } from './schema/document.js'
import { SchemaSpace } from './schema/space.js'
import type { RawSchema } from './snapshot.js'
import { Witnesses } from './witness/witness.js'

export interface SchemaDiffOptions extends CompareOptions {
  /** Shapes that the schemas refer to as `#/<part>/<name>`. */
  readonly shared?: { readonly old: SharedShapes; readonly fresh: SharedShapes }
  /** Put before every path. */
  readonly at?: string
  readonly tool?: string
  /** Whether to look for values that prove breaking findings; true unless said otherwise. */
  readonly witnesses?: boolean
}

/** Compares the schemas of arguments (`input`) or of results (`output`). */
export function diffSchemas(
  direction: 'input' | 'output',
  old: RawSchema,
  fresh: RawSchema,
  options: SchemaDiffOptions = {},
): Finding[] {
  const { shared = { old: {}, fresh: {} }, at = '', tool, witnesses = true } = options
  const text = documentText(old)
  if (text !== undefined && text === documentText(fresh)) return []
  const sides = [side(old, shared.old), side(fresh, shared.fresh)] as const
  const changes = compareSchemas(sides[0].space, sides[1].space, options)
  const prover = witnesses ? new Witnesses(...sides) : undefined
  return changes.flatMap((located) => judged(direction, located).map((finding) => withProof(finding, located)))

  function judged(way: 'input' | 'output', { change, place }: Located): { finding: Finding; rule: SchemaRule }[] {
    return rulesFor(way).flatMap((rule) =>
      rule.check(change).map((match) => ({
        rule,
        finding: {
          rule: rule.id,
          class: match.class ?? rule.class,
          ...(tool !== undefined && { tool }),
          path: at + place.path + match.path,
          message: match.message,
          remedy: rule.remedy,
          ...(match.unproven && { unproven: true }),
        },
      })),
    )
  }

  function withProof({ finding }: { finding: Finding }, located: Located): Finding {
    const breaks = direction === 'input' ? NARROWS : WIDENS
    if (finding.class !== 'breaking' || !prover || !(effect(located.change) & breaks)) return finding
    const witness = prover.find(located, direction === 'input' ? 'old' : 'fresh')
    if (witness === undefined) return finding
    // What is shown by a value is proven.
    const { unproven: _unproven, ...proven } = finding
    return { ...proven, witness }
  }
}

function side(schema: RawSchema, shared: SharedShapes) {
  return { schema, shared, space: new SchemaSpace(schema, shared) }
}

const RULES = { input: [...INPUT_RULES, ...TEXT_RULES], output: [...OUTPUT_RULES, ...TEXT_RULES] }

function rulesFor(direction: 'input' | 'output'): readonly SchemaRule[] {
  return RULES[direction]
}
