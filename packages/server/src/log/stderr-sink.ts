import type { LogLevel, LogSink } from './logger.js'

/** The log's home in a running server. A client that closed our stderr does not bring the server down. */
export function stderrSink(level: LogLevel): LogSink {
  process.stderr.on('error', () => {})
  return { level, now: () => Date.now(), write: (line) => void process.stderr.write(`${line}\n`) }
}
