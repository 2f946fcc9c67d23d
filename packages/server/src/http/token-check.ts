import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Clock } from '../clock.js'
import { tokenDigest } from '../token-digest.js'
import { FailedGuesses } from './failed-guesses.js'
import { Refusal } from './refusal.js'

/**
 * Lets in who shows the token. The comparison takes as long for any wrong token, and somebody who tries many is made to wait; somebody who
 * shows the same wrong one again learns nothing by it and is only told so.
 */
export class TokenCheck {
  readonly #wanted: Buffer
  readonly #guesses: FailedGuesses

  constructor(token: string, clock: Clock) {
    this.#wanted = tokenDigest(token)
    this.#guesses = new FailedGuesses(clock)
  }

  /** Throws Refusal. */
  check(req: IncomingMessage): void {
    const address = req.socket.remoteAddress ?? ''
    const seconds = this.#guesses.secondsToWait(address)
    if (seconds > 0) {
      throw new Refusal(429, 'Too many wrong tokens', {
        headers: { 'retry-after': String(seconds) },
        reason: 'too many wrong tokens from its address',
      })
    }
    const shown = /^bearer +(\S+) *$/i.exec(req.headers.authorization ?? '')?.[1]
    if (shown === undefined) throw unauthorized('it shows no token')
    const guess = tokenDigest(shown)
    if (timingSafeEqual(guess, this.#wanted)) return
    this.#guesses.add(address, guess.toString('base64'))
    throw unauthorized('its token is wrong')
  }
}

function unauthorized(reason: string): Refusal {
  return new Refusal(401, 'Unauthorized', { headers: { 'www-authenticate': 'Bearer' }, reason })
}
