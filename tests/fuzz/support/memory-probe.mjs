/** Loaded into a server that is watched: on SIGUSR2 it collects garbage and writes on stderr how much memory is left in use. */

const SETTLE_MS = 200

process.on('SIGUSR2', () => {
  // What is freed by finalizers is free only in the turn after.
  globalThis.gc()
  setTimeout(() => {
    globalThis.gc()
    const { heapUsed, external } = process.memoryUsage()
    process.stderr.write(`${JSON.stringify({ message: 'memory', used: heapUsed + external })}\n`)
  }, SETTLE_MS)
})
