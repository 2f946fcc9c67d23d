import type { Located } from '../compare/change.js'
import { TooComplex } from '../schema/budget.js'
import type { SharedShapes } from '../schema/document.js'
import type { Json } from '../schema/json.js'
import type { SchemaSpace } from '../schema/space.js'
import type { RawSchema } from '../snapshot.js'
import { candidates, type Giver } from './candidates.js'
import { type Check, compileCheck } from './validators.js'

/** Values tried for one finding. */
const MOST_TRIES = 40

/** One side of a comparison. */
export interface Side {
  readonly schema: RawSchema
  readonly shared: SharedShapes
  readonly space: SchemaSpace
}

/** Looks for values that prove a finding: valid by one schema, invalid by the other, as ajv says. */
export class Witnesses {
  readonly #checks = new Map<Giver, Check | undefined>()

  constructor(
    readonly old: Side,
    readonly fresh: Side,
  ) {}

  /** A value that the giver's schema takes and the other one refuses. */
  find(located: Located, giver: Giver): Json | undefined {
    try {
      return this.#search(located, giver)
    } catch (error) {
      if (error instanceof TooComplex || error instanceof RangeError) return undefined
      throw error
    }
  }

  #search(located: Located, giver: Giver): Json | undefined {
    const takes = this.#check(giver)
    const refuses = this.#check(giver === 'old' ? 'fresh' : 'old')
    if (!takes || !refuses) return undefined
    let tries = 0
    for (const value of candidates(located, giver, this[giver].space)) {
      if (takes(value) && !refuses(value)) return value
      if (++tries >= MOST_TRIES) break
    }
    return undefined
  }

  #check(side: Giver): Check | undefined {
    if (!this.#checks.has(side)) this.#checks.set(side, compileCheck(this[side].schema, this[side].shared))
    return this.#checks.get(side)
  }
}
