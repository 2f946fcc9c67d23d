import { inspect } from 'node:util'
import type { JsonObject } from '../json.js'

/** Levels in rising order of weight. */
export const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const

/** How much a line matters. */
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Writes structured lines; each method takes a message for people and fields for machines. */
export interface Logger {
  /** Fields that cost something may be a function; it is asked only where the line is written. */
  debug(message: string, fields?: JsonObject | (() => JsonObject)): void
  info(message: string, fields?: JsonObject): void
  warning(message: string, fields?: JsonObject): void
  error(message: string, fields?: JsonObject): void
  /** The same log under another name, with fields that every line of it carries. */
  child(logger: string, fields?: JsonObject): Logger
}

/** Where a logger's lines go and what it leaves out. */
export interface LogSink {
  /** Takes one finished line, without its line end. */
  write(line: string): void
  level: LogLevel
  /** Milliseconds since the epoch. */
  now(): number
}

/** A logger that writes one JSON object a line: timestamp, level, logger, message, then the fields. */
export function createLogger(sink: LogSink, logger = 'server', bound: JsonObject = {}): Logger {
  const least = LOG_LEVELS.indexOf(sink.level)
  const write = (level: LogLevel, message: string, given?: JsonObject | (() => JsonObject)) => {
    if (LOG_LEVELS.indexOf(level) < least) return
    const fields = typeof given === 'function' ? given() : given
    const timestamp = new Date(sink.now()).toISOString()
    sink.write(asJson({ timestamp, level, logger, message, ...bound, ...printable(fields) }))
  }
  return {
    debug: (message, fields) => write('debug', message, fields),
    info: (message, fields) => write('info', message, fields),
    warning: (message, fields) => write('warning', message, fields),
    error: (message, fields) => write('error', message, fields),
    child: (name, fields) => createLogger(sink, name, { ...bound, ...fields }),
  }
}

/** Errors have no enumerable parts; their text and stack are what a log is for. */
function printable(fields: JsonObject = {}): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? (value.stack ?? value.message) : value]),
  )
}

/** A reason that somebody rejected with can be anything: a log line about it must not be the next thing that fails. */
function asJson(line: JsonObject): string {
  try {
    return JSON.stringify(line)
  } catch {
    return JSON.stringify(Object.fromEntries(Object.entries(line).map(([key, value]) => [key, plain(value)])))
  }
}

function plain(value: unknown): unknown {
  return typeof value === 'bigint' || (typeof value === 'object' && value !== null) ? inspect(value) : value
}
