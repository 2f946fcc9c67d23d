import type { RawSchema } from '../snapshot.js'
import type { Budget } from './budget.js'
import type { SchemaDocument } from './document.js'
import type { Alt, Node, Position } from './node.js'

/** What the parts of the normal form need of the document they work on. */
export interface Space {
  readonly document: SchemaDocument
  readonly budget: Budget
  /** The place that takes every value, and the one that takes none. */
  readonly any: Position
  readonly never: Position
  /** The place where all of some schemas apply. The same schemas give the same position. */
  position(parts: readonly RawSchema[]): Position
  /** What a schema that only refers to another one leads to. */
  end(schema: RawSchema): RawSchema
  /** The place where the schemas of several places apply. */
  meet(positions: readonly Position[]): Position
  /** Whether a place is known to take every value. */
  isAny(position: Position): boolean
  /** Whether a schema is known to take no value: `false`, or `not` of everything. */
  isNever(part: RawSchema): boolean
  /** @throws TooComplex */
  node(position: Position): Node
  /** The normal form of one schema. @throws TooComplex */
  nodeOf(schema: RawSchema): Node
  /** The alternative with the other constraints applied to its listed values; undefined if none is left. */
  withValues<A extends Alt>(alt: A): A | undefined
}
