import { effect, type Located, NARROWS, WIDENS } from './compare/change.js'
import { type CompareOptions, compareSchemas } from './compare/comparer.js'
import { INPUT_RULES } from './rules/input.js'
import { OUTPUT_RULES } from './rules/output.js'
import type { Finding } from './rules/rule.js'
import { TEXT_RULES } from './rules/texts.js'
import { type SharedShapes, sameDocument } from './schema/document.js'
import { SchemaSpace } from './schema/space.js'
import type { RawSchema } from './snapshot.js'
import { Witnesses } from './witness/witness.js'

export interface SchemaDiffOptions extends CompareOptions {
  /** Shapes that the schemas refer to as `#/<part>/<name>`. */
  readonly shared?: { readonly old: SharedShapes; readonly fresh: SharedShapes }
  /** Put before every path. */
  readonly at?: string
  readonly tool?: string
  /** How many pairs of schemas may still be compiled to look for values that prove breaking findings; counted down. */
  readonly proofs?: { left: number }
}

/** Compares the schemas of arguments (`input`) or of results (`output`). */
export function diffSchemas(
  direction: 'input' | 'output',
  old: RawSchema,
  fresh: RawSchema,
  options: SchemaDiffOptions = {},
): Finding[] {
  const { shared = { old: {}, fresh: {} }, at = '', tool, proofs = { left: 1 } } = options
  if (sameDocument(old, fresh) && sameResults(old, shared)) return []
  const sides = [side(old, shared.old), side(fresh, shared.fresh)] as const
  const changes = compareSchemas(sides[0].space, sides[1].space, options)
  let prover: Witnesses | undefined
  return changes.flatMap((located) => judged(located).map((finding) => withProof(finding, located)))

  function judged({ change, place }: Located): Finding[] {
    return RULES[direction].flatMap((rule) =>
      rule.check(change).map((match) => ({
        rule: rule.id,
        class: match.class ?? rule.class,
        ...(tool !== undefined && { tool }),
        path: at + place.path + match.path,
        message: match.message,
        remedy: rule.remedy,
        ...(match.unproven && { unproven: true }),
      })),
    )
  }

  function withProof(finding: Finding, located: Located): Finding {
    const breaks = direction === 'input' ? NARROWS : WIDENS
    if (finding.class !== 'breaking' || !(effect(located.change) & breaks)) return finding
    if (!prover && proofs.left-- > 0) prover = new Witnesses(...sides)
    const witness = prover?.find(located, direction === 'input' ? 'old' : 'fresh')
    if (witness === undefined) return finding
    // What is shown by a value is proven.
    const { unproven: _unproven, ...proven } = finding
    return { ...proven, witness }
  }
}

/** Whether what results have in common is the same on both sides, or plays no part. Other shapes are compared on their own. */
function sameResults(schema: RawSchema, { old, fresh }: { old: SharedShapes; fresh: SharedShapes }): boolean {
  return sameDocument(old['results'], fresh['results']) || !JSON.stringify(schema).includes('"#/results/')
}

function side(schema: RawSchema, shared: SharedShapes) {
  return { schema, shared, space: new SchemaSpace(schema, shared) }
}

const RULES = { input: [...INPUT_RULES, ...TEXT_RULES], output: [...OUTPUT_RULES, ...TEXT_RULES] }
