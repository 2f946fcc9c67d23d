/** What one client, or all of them together, may take. */
export interface HttpLimits {
  /**
   * Largest request body, in bytes. Twice the largest command that the editor takes, so that arguments which are too large for it are refused
   * by the tool, with its own words; far less than over stdio, where a line that is too long costs the connection, and here only a 413.
   */
  bodyBytes: number
  /** All bodies together that are being received or answered, in bytes. */
  allBodiesBytes: number
  /** Requests in flight, open streams included. */
  exchanges: number
  connections: number
  /** Sessions of the 2025 revisions. A new one takes the place of the one that has been idle for longest. */
  sessions: number
  sessionIdleMs: number
  /** How long a client may take for the head of a request, and for all of it. */
  headersMs: number
  requestMs: number
  keepAliveMs: number
  /** How long a client may take nothing of an answer that waits for it. */
  stalledMs: number
  /** What may wait for a client before the next message of a stream is one too many, in bytes. */
  queuedBytes: number
  /** How long the rest of a refused request is thrown away before its connection is cut, so that the client can read why. */
  lingerMs: number
  /** How long calls in flight may take to end when the server is told to stop. */
  drainMs: number
}

const MIB = 1024 * 1024

export const HTTP_LIMITS: HttpLimits = {
  bodyBytes: 64 * MIB,
  allBodiesBytes: 256 * MIB,
  exchanges: 256,
  connections: 512,
  sessions: 128,
  sessionIdleMs: 30 * 60_000,
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 30_000,
  stalledMs: 30_000,
  queuedBytes: 8 * MIB,
  lingerMs: 1_000,
  drainMs: 1_500,
}
