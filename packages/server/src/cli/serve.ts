import { systemClock } from '../clock.js'
import { readConfig } from '../config/config.js'
import { readSecrets } from '../config/secrets.js'
import { generatedContract } from '../contract/generated.js'
import { createProduct } from '../create-product.js'
import { claimStdout } from '../log/claim-stdout.js'
import { createLogger, type Logger } from '../log/logger.js'
import { withoutSecrets } from '../log/redact.js'
import { stderrSink } from '../log/stderr-sink.js'
import { serveOverStdio } from '../mcp/serve.js'
import { handedOn, untilStopped } from './until-stopped.js'

/** How long an orderly end may take before the process ends anyway, in milliseconds. */
const SHUTDOWN_MS = 3_000

/** How long the last answers may take to leave, in milliseconds. */
const FLUSH_MS = 500

/**
 * When to listen for the editor where no client has asked for anything yet, in milliseconds. Some clients start the server twice and end the
 * first one as soon as it has named its protocol version: that one must not take the port, nor the editor, from the one that stays.
 */
const LISTEN_AFTER_MS = 1_000

/**
 * Serves one client over stdio until it goes away, or any number over HTTP, until the process is told to stop. Throws ConfigError before anything
 * is served.
 */
export async function serve(): Promise<number> {
  const config = readConfig(process.env)
  const log = createLogger(stderrSink(config.logLevel, withoutSecrets(readSecrets(process.env))))
  claimStdout(log)
  const product = createProduct({
    config,
    contract: generatedContract,
    clock: systemClock,
    log,
    startListener: async (address, onConnection) => {
      const { webSocketListener } = await import('../bridge/listener.js')
      return webSocketListener(systemClock, log.child('bridge'))(address, onConnection)
    },
  })

  const { http } = config
  const served =
    http === null
      ? null
      : await (await import('../http/serve-http.js')).serveHttp({
          product,
          settings: http,
          clock: systemClock,
          log: log.child('http'),
        })

  const end = untilStopped(log)
  const client = served === null ? serveOverStdio(product, tellOfBrokenRules(log), () => end.stop('the client is gone')) : null
  systemClock.after(served === null ? LISTEN_AFTER_MS : 0, () => void product.start())

  const reason = await end.reason
  log.info('stopping', { reason })
  const impatience = setTimeout(() => {
    log.warning('the orderly end takes too long', { limit_ms: SHUTDOWN_MS })
    process.exit()
  }, SHUTDOWN_MS)
  // Side by side: the product ends the calls in flight, and their clients still hear what became of them.
  await Promise.all([product.close(), served?.close()]).catch((error) => log.error('shutdown', { error }))
  if (client !== null) {
    await handedOn(process.stdout, FLUSH_MS)
    // Its subscriptions end, and it is told so.
    await client.close().catch((error) => log.error('shutdown', { error }))
    await handedOn(process.stdout, FLUSH_MS)
  }
  clearTimeout(impatience)
  // Nothing of ours is left; a handle of the runtime's, such as a paused stdin, must not keep the process.
  process.exit(process.exitCode ?? 0)
}

/** Logs that the client broke the protocol. The error may quote what it sent, which is for the lowest level only. */
function tellOfBrokenRules(log: Logger): (error: Error) => void {
  return (error) => {
    log.warning('protocol', { error: error.name })
    log.debug('protocol', { error: error.message })
  }
}
