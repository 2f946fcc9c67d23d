import { createLogger, type Logger } from '../../src/log/logger.js'

/** A log that keeps its lines. */
export interface FakeLog {
  log: Logger
  lines: { level: string; message: string; [field: string]: unknown }[]
}

export function fakeLog(): FakeLog {
  const lines: FakeLog['lines'] = []
  const log = createLogger({ level: 'debug', now: () => 0, write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}
