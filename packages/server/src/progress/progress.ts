import type { Clock } from '../clock.js'

/** Takes one word on a call's progress. `progress` grows from one to the next; there is no telling how far it will get. */
export type TellProgress = (update: { progress: number; message: string }) => void

/** The telling of one call. */
export interface Telling {
  /** Says something new, now. */
  tell(message: string): void
  /** Nothing is said any more. */
  end(): void
}

/**
 * How long a caller who asked for progress may hear nothing, in milliseconds. Client libraries give a call up after a silence, and are asked to
 * count on a word every ten seconds.
 */
const SILENCE_MS = 5_000

/** Tells a caller that the call is alive: at each new word, and again when nothing was said for a while. Without a listener it does nothing. */
export function startProgress(listener: TellProgress | undefined, clock: Clock, tool: string): Telling {
  if (listener === undefined) return { tell: () => {}, end: () => {} }
  const startedAt = clock.now()
  let message = `${tool} is running`
  let progress = 0
  let stop = () => {}
  const again = () => {
    stop = clock.after(SILENCE_MS, () => {
      const seconds = Math.round((clock.now() - startedAt) / 1000)
      listener({ progress: ++progress, message: `${message} (${seconds} s)` })
      again()
    })
  }
  again()
  return {
    tell: (text) => {
      message = text
      stop()
      listener({ progress: ++progress, message })
      again()
    },
    end: () => stop(),
  }
}
