import { format } from 'node:util'
import type { Logger } from './logger.js'

/**
 * Keeps standard output for the protocol: whatever a module prints through `console` becomes a log line on stderr.
 * A single stray line on stdout ends the session of a strict client.
 */
export function claimStdout(log: Logger): void {
  const printed = log.child('console')
  console.log = (...args) => printed.info(format(...args))
  console.info = (...args) => printed.info(format(...args))
  console.debug = (...args) => printed.debug(format(...args))
  console.trace = (...args) => printed.debug(format(...args))
  console.warn = (...args) => printed.warning(format(...args))
  console.error = (...args) => printed.error(format(...args))
  console.dir = (value) => printed.info(format(value))
  console.table = (value) => printed.info(format(value))
}
