import { BadInput } from '../bad-input.js'

const MEGABYTE = 1024 * 1024

/** How much a server may say in all. The lists of a large server are a few megabytes; one that goes on and on is stopped. */
export class ByteBudget {
  readonly #limit: number
  #used = 0

  constructor(limit = 64 * MEGABYTE) {
    this.#limit = limit
  }

  /** @throws {BadInput} where this is more than is left. */
  spend(bytes: number): void {
    this.#used += bytes
    if (this.#used > this.#limit) throw new BadInput(`it answered more than ${this.#limit / MEGABYTE} MiB`)
  }
}
