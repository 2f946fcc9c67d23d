import type { Json } from '../schema/json.js'
import type { Alt, Position } from '../schema/node.js'
import type { SchemaSpace } from '../schema/space.js'
import type { Change, Place, Spot } from './change.js'

/** What the comparisons of the single types need of the whole: where to report, how to go deeper, and what else is known. */
export interface Walk {
  readonly old: SchemaSpace
  readonly fresh: SchemaSpace
  report(change: Change, place: Place, spot?: Spot): void
  descend(old: Position, fresh: Position, place: Place): void
  /** The effects of all changes between two places, or two alternatives, without reporting them. */
  relate(old: Position, fresh: Position): number
  relateAlts(old: Alt, fresh: Alt): number
  /** Values that may join an enumeration unremarked, because they are reported elsewhere: new error codes among error codes. */
  isGrowth(listed: ReadonlyMap<string, Json>, added: Json): boolean
}

/** A place one step further in. */
export function inside(
  place: Place,
  path: string,
  step: { readonly key: string } | { readonly index: number },
  old: Alt | undefined,
  fresh: Alt | undefined,
): Place {
  return { path: place.path + path, depth: place.depth + 1, frame: { parent: place.frame, step, old, fresh } }
}
