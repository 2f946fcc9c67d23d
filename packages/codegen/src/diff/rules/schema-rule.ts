import type { Change, ChangeKind } from '../compare/change.js'
import type { FindingClass, Match, Rule } from './rule.js'

/** The change of a kind, however the kinds are grouped. */
type Of<K extends ChangeKind, C = Change> = C extends { readonly kind: infer Kinds } ? (K extends Kinds ? C : never) : never

export interface SchemaRule extends Rule<Change> {
  readonly kind: ChangeKind
}

interface Wording<K extends ChangeKind> {
  readonly says: (change: Of<K>) => string
  readonly remedy?: string
  readonly reason: string
  /** Which changes of the kind; all where it is left out. */
  readonly when?: (change: Of<K>) => boolean
  /** Where the class depends on the change. */
  readonly softens?: (change: Of<K>) => FindingClass | undefined
  readonly unproven?: boolean
}

type Maker = <K extends ChangeKind>(id: string, kind: K, level: FindingClass, wording: Wording<K>) => SchemaRule

/** Makes the rules of one direction: each judges the changes of one kind. The comparer puts the path to a match. */
export function schemaRules(direction: 'input' | 'output' | 'both'): Maker {
  return (id, kind, level, { says, remedy = '-', reason, when = () => true, softens, unproven }) => ({
    id,
    kind,
    class: level,
    direction,
    area: 'schema',
    remedy,
    reason,
    check: (change): Match[] => {
      if (change.kind !== kind) return []
      const own = change as Parameters<typeof says>[0]
      if (!when(own)) return []
      const softer = softens?.(own)
      return [{ path: '', message: says(own), ...(softer && { class: softer }), ...(unproven && { unproven }) }]
    },
  })
}
