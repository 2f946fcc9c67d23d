import type { Clock } from '../clock.js'
import type { JsonObject } from '../json.js'
import type { Logger } from './logger.js'

/** Warnings of one kind that are written within a period, in milliseconds; the rest is counted. */
const WRITTEN = 20
const PERIOD_MS = 10_000

/** A log that a stranger cannot fill: of the warnings with one message, so many are written, and how many more there were is said later. */
export function sparing(log: Logger, clock: Clock): Logger {
  const kinds = new Map<string, { since: number; count: number }>()
  const warning = (message: string, fields?: JsonObject) => {
    const now = clock.now()
    let kind = kinds.get(message)
    if (kind === undefined || now - kind.since >= PERIOD_MS) {
      const more = kind === undefined ? 0 : kind.count - WRITTEN
      if (more > 0) log.warning('left out warnings of one kind', { what: message, left_out: more })
      kind = { since: now, count: 0 }
      kinds.set(message, kind)
    }
    if (++kind.count <= WRITTEN) log.warning(message, fields)
  }
  return { ...log, warning, child: (name, fields) => sparing(log.child(name, fields), clock) }
}
