/** Time as the server sees it; tests put their own in its place. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `task` once after `ms` milliseconds; the returned function calls it off and may be called at any time. */
  after(ms: number, task: () => void): () => void
}

/** The machine's own time. Its timers do not keep the process alive: what lives is decided by stdin, not by a pending timer. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** A wait that can be called off; called off, it never ends. */
export function pause(clock: Clock, ms: number): { promise: Promise<void>; cancel(): void } {
  let cancel = () => {}
  const promise = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve)
  })
  return { promise, cancel: () => cancel() }
}
