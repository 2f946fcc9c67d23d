import type { Writable } from 'node:stream'

/**
 * Lets whatever is written to a stream within one turn of the event loop leave together. The returned function is called before
 * each write. With many calls in flight, the system calls cost more than all our own work; with one, nothing changes.
 */
export function batchWrites(stream: Writable): () => void {
  let corked = false
  return () => {
    if (corked) return
    corked = true
    stream.cork()
    setImmediate(() => {
      corked = false
      stream.uncork()
    })
  }
}
