import { onAbort } from './on-abort.js'

/** When to stop waiting, and with what error. */
export interface Limits {
  /** Milliseconds without a sign of life, and the error after them; without it, or with `Infinity`, there is no end. */
  readonly timeout?: { readonly ms: number; readonly error: () => Error } | undefined
  /** Rejects with its reason when it is aborted. */
  readonly signal?: AbortSignal | undefined
}

/** The hold that work has on its own deadline. */
export interface Deadline {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
  /** A sign of life: the time starts again. */
  restart(): void
  /** Lets no time pass until the returned function is called. */
  hold(): () => void
  /** Stops waiting now, with this error. */
  giveUp(reason: unknown): void
}

// The longest delay a timer takes; a longer one would fire at once.
const LONGEST_DELAY = 2_147_483_647

/** Runs `work` until it settles, its time is over or its caller aborts, whichever is first. What comes later is dropped. */
export function withDeadline<T>({ timeout, signal }: Limits, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController()
    let over = false
    let held = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let forget = (): void => {}

    const end = (settle: () => void): void => {
      if (over) return
      over = true
      clearTimeout(timer)
      forget()
      settle()
    }
    const giveUp = (reason: unknown): void =>
      end(() => {
        controller.abort(reason)
        reject(reason)
      })
    const restart = (): void => {
      if (over || held > 0 || timeout === undefined || timeout.ms === Number.POSITIVE_INFINITY) return
      clearTimeout(timer)
      timer = setTimeout(() => giveUp(timeout.error()), Math.min(timeout.ms, LONGEST_DELAY))
    }

    const hold = (): (() => void) => {
      held += 1
      clearTimeout(timer)
      return () => {
        held -= 1
        restart()
      }
    }

    if (signal?.aborted) return giveUp(signal.reason)
    if (signal !== undefined) forget = onAbort(signal, () => giveUp(signal.reason))
    restart()
    work({ signal: controller.signal, restart, hold, giveUp }).then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error)),
    )
  })
}
