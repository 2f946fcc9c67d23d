import type { RawSchema } from '../snapshot.js'
import type { Json } from './json.js'

/** A place that a schema governs: the schemas that all apply there. Its node is worked out when somebody asks. */
export interface Position {
  readonly id: number
  readonly parts: readonly RawSchema[]
  /** The shared shape that stands here and nothing else: `values/Vector2`. */
  readonly shared: string | undefined
}

/** What a schema allows, as alternatives of one JSON type each, and what it says to people. */
export interface Node {
  readonly alts: readonly Alt[]
  readonly notes: Notes
}

/** What a schema says beside the set of values. */
export interface Notes {
  readonly title?: string
  readonly description?: string
  readonly examples?: unknown
  /** In a list, so that a default of null is one. */
  readonly default?: readonly [unknown]
  readonly deprecated?: boolean
}

export type Alt = NullAlt | BooleanAlt | NumberAlt | StringAlt | ArrayAlt | ObjectAlt

interface Common {
  /** The only values, where they are listed; `keyOf` of each is the key. The other constraints have been applied to them. */
  readonly values?: ReadonlyMap<string, Json>
  /** The list of values may grow: readers were told. */
  readonly open?: boolean
  /** What further holds and is not taken apart. */
  readonly conjuncts: readonly Conjunct[]
  /** What the branch of a union says, where it is one of several. */
  readonly notes?: Notes
}

export interface NullAlt extends Common {
  readonly type: 'null'
}

export interface BooleanAlt extends Common {
  readonly type: 'boolean'
}

export interface Bound {
  readonly value: number
  readonly exclusive: boolean
}

export interface NumberAlt extends Common {
  readonly type: 'number'
  readonly integer: boolean
  readonly min: Bound | undefined
  readonly max: Bound | undefined
  readonly multiples: readonly number[]
}

export interface StringAlt extends Common {
  readonly type: 'string'
  readonly minLength: number
  readonly maxLength: number
  readonly patterns: readonly string[]
  readonly formats: readonly string[]
}

export interface ArrayAlt extends Common {
  readonly type: 'array'
  readonly prefix: readonly Position[]
  readonly rest: Position
  /** Whether `rest` was written, so that `unevaluatedItems` does not see what follows the prefix. */
  readonly restWritten: boolean
  readonly minItems: number
  readonly maxItems: number
  readonly unique: boolean
}

/**
 * The keys that are not listed. `open`: nothing is said of them. `free`: anything goes, in writing. `closed`: there are none.
 * `map`: each has the shape of the position.
 */
export type Rest = { readonly kind: 'open' | 'free' | 'closed' } | { readonly kind: 'map'; readonly position: Position }

export interface ObjectAlt extends Common {
  readonly type: 'object'
  readonly props: ReadonlyMap<string, Position>
  readonly required: ReadonlySet<string>
  readonly patterns: ReadonlyMap<string, Position>
  readonly rest: Rest
  readonly minProperties: number
  readonly maxProperties: number
  /** If the key is there, so are these. */
  readonly dependent: ReadonlyMap<string, ReadonlySet<string>>
  readonly names: Position | undefined
}

/** A keyword whose meaning is compared as a whole: the schemas in it, and the rest of it as text. */
export interface Conjunct {
  readonly keyword: string
  readonly text: string
  readonly positions: readonly Position[]
  /** Whether the order of the positions says nothing. */
  readonly set?: boolean
}

export type AltType = Alt['type']
export const ALT_TYPES: readonly AltType[] = ['null', 'boolean', 'number', 'string', 'array', 'object']
