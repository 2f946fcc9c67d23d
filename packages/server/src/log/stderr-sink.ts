import type { LogLevel, LogSink } from './logger.js'

/** How much of the log may wait for a reader, in bytes. */
const MAX_BACKLOG = 1024 * 1024

/**
 * The log's home in a running server. A client that closed our stderr does not bring the server down, and one that does not read it costs no
 * memory: what would wait too long is left out, and a line says how much.
 */
export function stderrSink(level: LogLevel, redact: (line: string) => string): LogSink {
  const { stderr } = process
  stderr.on('error', () => {})
  let dropped = 0
  const tell = (): void => {
    stderr.write(`${droppedLine(dropped)}\n`)
    dropped = 0
  }
  const write = (line: string): void => {
    if (dropped > 0 || stderr.writableLength > MAX_BACKLOG) {
      if (dropped === 0) stderr.once('drain', tell)
      dropped++
    } else stderr.write(`${redact(line)}\n`)
  }
  return { level, now: () => Date.now(), write }
}

function droppedLine(lines: number): string {
  const message = 'nobody read the log for a while; lines were left out'
  return JSON.stringify({ timestamp: new Date().toISOString(), level: 'warning', logger: 'log', message, lines })
}
