const waiting = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Calls `listener` when `signal` is aborted, until the returned function is called.
 *
 * A signal gets one listener however many calls share it: Node warns of a leak at the eleventh.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const listeners = waiting.get(signal) ?? listenTo(signal)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const listeners = new Set<() => void>()
  waiting.set(signal, listeners)
  const abortAll = (): void => {
    for (const listener of [...listeners]) listener()
  }
  signal.addEventListener('abort', abortAll, { once: true })
  return listeners
}
