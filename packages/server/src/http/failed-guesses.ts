import { isIPv6 } from 'node:net'
import type { Clock } from '../clock.js'

interface Guesser {
  /** Digests of the newest wrong tokens. */
  recent: string[]
  count: number
  last: number
}

/** Guesses that cost nothing: a typing error, an old configuration, two of them. */
const FREE = 5
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A guesser who has been quiet for this long is forgotten. */
const FORGET_MS = 15 * 60_000
const RECENT = 8
const GUESSERS = 1_000

/** Wrong tokens by the address they came from: after a few, each further one makes its address wait twice as long. Bounded in memory. */
export class FailedGuesses {
  readonly #clock: Clock
  readonly #guessers = new Map<string, Guesser>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** 0 where the address may try. */
  secondsToWait(address: string): number {
    const guesser = this.#find(address)
    if (guesser === undefined || guesser.count < FREE) return 0
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (guesser.count - FREE), LONGEST_PAUSE_MS)
    return Math.max(0, Math.ceil((guesser.last + pause - this.#clock.now()) / 1000))
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#guessers.size
  }

  add(address: string, digest: string): void {
    const guesser = this.#find(address) ?? { recent: [], count: 0, last: 0 }
    if (guesser.recent.includes(digest)) return
    guesser.recent = [...guesser.recent, digest].slice(-RECENT)
    guesser.count++
    guesser.last = this.#clock.now()
    // The one that guessed longest ago makes room.
    const key = network(address)
    this.#guessers.delete(key)
    this.#guessers.set(key, guesser)
    const [oldest] = this.#guessers.keys()
    if (this.#guessers.size > GUESSERS && oldest !== undefined) this.#guessers.delete(oldest)
  }

  #find(address: string): Guesser | undefined {
    const key = network(address)
    const guesser = this.#guessers.get(key)
    if (guesser === undefined || this.#clock.now() - guesser.last < FORGET_MS) return guesser
    this.#guessers.delete(key)
    return undefined
  }
}

/** Whoever has one IPv6 address has its whole /64. */
function network(address: string): string {
  const ipv4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter((group) => group !== '')
  const rest = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
