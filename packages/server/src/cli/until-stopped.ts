import type { Logger } from '../log/logger.js'

/** The end of a process that serves: whoever has a reason calls `stop`; the first reason counts. */
export interface End {
  readonly reason: Promise<string>
  stop(reason: string): void
}

/**
 * Watches for what ends this process, or must not. SIGTERM and SIGINT end it in order, and a second one does not cut that short. A promise
 * that nobody caught is logged and outlived: its call has its own answer. An exception that nobody caught may have left anything half done,
 * so it is logged and ends the process in order, with exit code 1.
 */
export function untilStopped(log: Logger): End {
  const end: { stop(reason: string): void } = { stop: () => {} }
  const reason = new Promise<string>((resolve) => {
    end.stop = resolve
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end.stop(signal))
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', { error })
    process.exitCode = 1
    end.stop('an uncaught exception')
  })
  // The runtime prints its warnings as plain text, and the log is JSON lines.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warning('runtime', { warning: warning.message }))
  return { reason, stop: (why) => end.stop(why) }
}

/**
 * Resolves when a stream has handed on what is being written to it, or after `ms`: a reader that reads no more keeps nobody. What has been decided
 * by now is on its way through promises, and gets to the stream within this turn.
 */
export async function handedOn(stream: NodeJS.WriteStream, ms: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise<void>((resolve) => {
    const impatience = setTimeout(resolve, ms)
    stream.write('', () => {
      clearTimeout(impatience)
      resolve()
    })
  })
}
