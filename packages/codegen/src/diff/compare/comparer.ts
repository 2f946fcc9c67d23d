import { TooComplex } from '../schema/budget.js'
import { type Json, keyOf } from '../schema/json.js'
import type { Alt, Position } from '../schema/node.js'
import type { SchemaSpace } from '../schema/space.js'
import { compareAlts } from './alts.js'
import { type Change, effect, type Located, type Place, type Spot } from './change.js'
import { compareNodes } from './nodes.js'
import { compareTexts, ownNotes } from './notes.js'
import type { Walk } from './walk.js'

/** Places nested deeper than this are compared as text. */
const DEEPEST = 120

/** Answers that are not kept are worked out again; that is what grows without bound. */
const SILENT_COST = 5

export interface CompareOptions {
  /** Shared shapes of both sides that are compared on their own: `values/Vector2`. */
  readonly comparedElsewhere?: (shape: string) => boolean
  readonly isGrowth?: Walk['isGrowth']
}

/**
 * Every change between two schemas. Recursive definitions are compared as pairs: a pair that is being compared counts as equal, and what
 * changed inside a definition is reported where it is met first. What cannot be understood in bounded work is reported as unproven.
 */
export function compareSchemas(old: SchemaSpace, fresh: SchemaSpace, options: CompareOptions = {}): Located[] {
  const comparer = new Comparer(old, fresh, options)
  const root: Place = { path: '', frame: undefined, depth: 0 }
  try {
    comparer.descend(old.root, fresh.root, root)
  } catch (error) {
    if (!(error instanceof TooComplex || error instanceof RangeError)) throw error
    const reason = error instanceof TooComplex ? error.message : 'it is nested too deeply'
    comparer.report({ kind: 'unproven', reason: `not understood: ${reason}` }, root)
  }
  return comparer.found
}

class Comparer implements Walk {
  readonly found: Located[] = []
  readonly #reported = new Set<string>()
  readonly #met = new Set<string>()
  readonly #silent: Silent

  constructor(
    readonly old: SchemaSpace,
    readonly fresh: SchemaSpace,
    readonly options: CompareOptions,
  ) {
    this.#silent = new Silent(old, fresh, options)
  }

  report(change: Change, place: Place, spot: Spot = {}): void {
    // Alternatives of several types may tell the same.
    const key = `${place.path} ${keyOf(change)}`
    if (this.#reported.has(key)) return
    this.#reported.add(key)
    this.found.push({ change, place, spot })
  }

  descend(old: Position, fresh: Position, place: Place): void {
    const pair = `${old.id} ${fresh.id}`
    if (this.#met.has(pair)) return
    this.#met.add(pair)
    comparePlaces(old, fresh, place, this, this.options)
  }

  relate(old: Position, fresh: Position): number {
    return this.#silent.relate(old, fresh)
  }

  relateAlts(old: Alt, fresh: Alt): number {
    return this.#silent.relateAlts(old, fresh)
  }

  isGrowth(listed: ReadonlyMap<string, Json>, added: Json): boolean {
    return this.options.isGrowth?.(listed, added) ?? false
  }
}

/** Answers how two places relate without reporting. Answers that lean on a pair still being compared are not kept. */
class Silent implements Walk {
  readonly #known = new Map<string, number>()
  readonly #open = new Map<string, number>()
  /** The outermost open pair that an answer leaned on. */
  #leans = Number.POSITIVE_INFINITY
  #effects = 0

  constructor(
    readonly old: SchemaSpace,
    readonly fresh: SchemaSpace,
    readonly options: CompareOptions,
  ) {}

  report(change: Change): void {
    this.#effects |= effect(change)
  }

  descend(old: Position, fresh: Position, place: Place): void {
    this.#effects |= this.relate(old, fresh, place)
  }

  relate(old: Position, fresh: Position, place: Place = { path: '', frame: undefined, depth: 0 }): number {
    const pair = `${old.id} ${fresh.id}`
    const known = this.#known.get(pair)
    if (known !== undefined) return known
    const open = this.#open.get(pair)
    if (open !== undefined) {
      this.#leans = Math.min(this.#leans, open)
      return 0
    }
    const index = this.#open.size
    const leans = this.#leans
    this.#leans = Number.POSITIVE_INFINITY
    this.#open.set(pair, index)
    try {
      this.old.budget.spend(SILENT_COST)
      const effects = this.#collect(() => comparePlaces(old, fresh, place, this, this.options))
      if (this.#leans >= index) this.#known.set(pair, effects)
      return effects
    } finally {
      this.#open.delete(pair)
      this.#leans = Math.min(leans, this.#leans >= index ? Number.POSITIVE_INFINITY : this.#leans)
    }
  }

  relateAlts(old: Alt, fresh: Alt): number {
    return this.#collect(() => compareAlts(old, fresh, { path: '', frame: undefined, depth: 0 }, this))
  }

  isGrowth(listed: ReadonlyMap<string, Json>, added: Json): boolean {
    return this.options.isGrowth?.(listed, added) ?? false
  }

  #collect(compare: () => void): number {
    const outer = this.#effects
    this.#effects = 0
    try {
      compare()
      return this.#effects
    } finally {
      this.#effects = outer
    }
  }
}

function comparePlaces(old: Position, fresh: Position, place: Place, walk: Walk, options: CompareOptions): void {
  walk.old.budget.spend()
  if (old === walk.old.any && fresh === walk.fresh.any) return
  if (old.shared !== undefined && old.shared === fresh.shared && options.comparedElsewhere?.(old.shared)) {
    compareTexts(ownNotes(old), ownNotes(fresh), place, walk)
    return
  }
  // Most of two releases is word for word the same. Text with references in it says nothing of what they lead to.
  if (place.depth > 0 && walk.old.document.draft7 === walk.fresh.document.draft7 && sameText(old, fresh)) return
  if (place.depth > DEEPEST) {
    if (!sameText(old, fresh)) walk.report({ kind: 'unproven', reason: 'not understood: it is nested too deeply' }, place)
    return
  }
  try {
    compareNodes(walk.old.node(old), walk.fresh.node(fresh), place, walk)
  } catch (error) {
    if (!(error instanceof TooComplex) || walk.old.budget.spent || walk.fresh.budget.spent) throw error
    if (!sameText(old, fresh)) walk.report({ kind: 'unproven', reason: `not understood: ${error.message}` }, place)
  }
}

/** Whether two places read the same, word for word, and nothing in them refers to anything. */
function sameText(old: Position, fresh: Position): boolean {
  if (old.parts.length !== fresh.parts.length) return false
  try {
    return old.parts.every((part, index) => {
      const text = JSON.stringify(part)
      return text === JSON.stringify(fresh.parts[index]) && !REFERS.test(text)
    })
  } catch {
    return false
  }
}

const REFERS = /"\$(ref|dynamicRef|recursiveRef|id)":/
