import type { Clock } from '../clock.js'

/** Wrong tokens that cost an address nothing: somebody has set it wrong, or has just changed it. */
const FREE = 5
const FIRST_MS = 50
const LONGEST_MS = 1_000
/** An address without a wrong token for so long begins anew, in milliseconds. */
const FORGIVEN_MS = 60_000
/** Addresses that are remembered; the one that was wrong longest ago goes first. */
const REMEMBERED = 1_000

/** Makes guessing slow: after some wrong tokens from an address, every further one of it is looked at later, right or wrong. */
export class SlowDown {
  readonly #wrong = new Map<string, { times: number; at: number }>()

  constructor(readonly clock: Clock) {}

  /** How long to wait before a token from this address is looked at, in milliseconds. */
  delayMs(address: string): number {
    const known = this.#wrong.get(address)
    if (known === undefined || this.clock.now() - known.at > FORGIVEN_MS || known.times <= FREE) return 0
    return Math.min(LONGEST_MS, FIRST_MS * 2 ** (known.times - FREE - 1))
  }

  /** A token from this address was wrong. */
  wrong(address: string): void {
    const known = this.#wrong.get(address)
    const now = this.clock.now()
    const times = known === undefined || now - known.at > FORGIVEN_MS ? 0 : known.times
    this.#wrong.delete(address)
    this.#wrong.set(address, { times: times + 1, at: now })
    const [oldest] = this.#wrong.keys()
    if (this.#wrong.size > REMEMBERED && oldest !== undefined) this.#wrong.delete(oldest)
  }
}
