import type { Clock } from '../clock.js'
import type { PeerSocket } from './peer-socket.js'

/** When to ask an editor for a sign of life, and when to give it up. */
export interface HeartbeatTimes {
  everyMs: number
  /** Silence after which the connection counts as dead. */
  deadAfterMs: number
}

/**
 * Times for an editor whose slowest command takes `longestCommandMs`: it answers no ping while such a command blocks its main thread, so
 * silence means nothing until well after that.
 */
export function heartbeatTimes(longestCommandMs: number): HeartbeatTimes {
  return { everyMs: 15_000, deadAfterMs: Math.max(60_000, 2 * longestCommandMs) }
}

/** Finds half-open connections: the machine slept or the editor was killed, and no packet ever said so. Returns a function that ends it. */
export function startHeartbeat(socket: PeerSocket, clock: Clock, times: HeartbeatTimes, onDead: () => void): () => void {
  let heardAt = clock.now()
  let stop = () => {}
  const beat = () => {
    if (clock.now() - heardAt >= times.deadAfterMs) return onDead()
    socket.ping()
    stop = clock.after(times.everyMs, beat)
  }
  socket.onAlive(() => {
    heardAt = clock.now()
  })
  stop = clock.after(times.everyMs, beat)
  return () => stop()
}
