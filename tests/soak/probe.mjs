/**
 * Runs inside the server's process, by `--import`: at each SIGUSR2 it collects what nobody needs and writes what is left to the file that
 * SOAK_PROBE names, as one line of JSON.
 */
import { appendFileSync } from 'node:fs'

const listenersOf = (emitter) => emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0)

process.on('SIGUSR2', () => {
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage()
  // No public way leads to the handles themselves, and without them a listener that stays on a socket is not seen.
  const handles = process._getActiveHandles()
  const listeners = [process, ...handles]
    .filter((handle) => typeof handle.eventNames === 'function')
    .reduce((sum, handle) => sum + listenersOf(handle), 0)
  const resources = process.getActiveResourcesInfo()
  const timers = resources.filter((kind) => kind === 'Timeout').length
  const line = { heapUsed, external, arrayBuffers, rss, handles: handles.length, listeners, timers }
  appendFileSync(process.env.SOAK_PROBE, `${JSON.stringify(line)}\n`)
})
