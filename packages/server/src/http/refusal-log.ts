import type { Clock } from '../clock.js'
import type { Logger } from '../log/logger.js'

/** So many refusals are told one by one in each stretch of time; of further ones, only how many there were. */
const LINES = 20
const STRETCH_MS = 10_000

/** Says what was refused and why, without letting whoever is refused write the log full. */
export class RefusalLog {
  readonly #log: Logger
  readonly #clock: Clock
  #told = 0
  #untold = 0
  #stop: (() => void) | null = null

  constructor(log: Logger, clock: Clock) {
    this.#log = log
    this.#clock = clock
  }

  tell(what: string, reason: string, from: string | undefined): void {
    this.#stop ??= this.#clock.after(STRETCH_MS, () => this.#sumUp())
    if (this.#told >= LINES) {
      this.#untold++
      return
    }
    this.#told++
    this.#log.warning(`refused a ${what}`, { reason, from })
  }

  /** Ends the stretch; what was not told one by one is told as a number. May be called twice. */
  close(): void {
    this.#stop?.()
    this.#sumUp()
  }

  #sumUp(): void {
    this.#stop = null
    if (this.#untold > 0) this.#log.warning('refused further requests', { count: this.#untold })
    this.#told = 0
    this.#untold = 0
  }
}
