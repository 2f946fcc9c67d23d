/** A schema is too large or too entangled to be understood in bounded time. The message says in which way. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex'
}

/** Counts work, not time, so that the same input always has the same outcome. */
export class Budget {
  #left: number

  constructor(steps: number) {
    this.#left = steps
  }

  get spent(): boolean {
    return this.#left <= 0
  }

  /** @throws TooComplex when nothing is left. */
  spend(steps = 1): void {
    this.#left -= steps
    if (this.#left <= 0) throw new TooComplex('comparing it takes too many steps')
  }
}
