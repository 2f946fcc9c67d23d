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
