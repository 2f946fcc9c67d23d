import { BRIDGE } from '@godot-mcp/contract'
import type { Clock } from '../clock.js'
import type { Logger } from '../log/logger.js'
import { decodeFrame, encodeRefused } from './envelope.js'
import { heldSocket } from './held-socket.js'
import { AUTH_MS, CLOSING_MS, MAX_NEWCOMER_BYTES, MAX_NEWCOMERS } from './limits.js'
import type { PeerSocket } from './peer-socket.js'
import { sameToken } from './same-token.js'
import { SlowDown } from './slow-down.js'

/** Close code for one who may not come in. */
const POLICY_VIOLATION = 1008

/** `silent`: has shown no token yet. `shown`: its token is about to be looked at. `refused`: is being closed. */
type Stage = 'silent' | 'shown' | 'refused'

interface Newcomer {
  socket: PeerSocket
  stage: Stage
  stopTimer: () => void
}

/** The door before the bridge: a newcomer shows the token here, and until then nobody else notices that it is there. */
export class Admission {
  /** The longest waiting first. */
  readonly #newcomers = new Set<Newcomer>()
  readonly #slowDown: SlowDown

  constructor(
    readonly token: string,
    readonly clock: Clock,
    readonly log: Logger,
  ) {
    this.#slowDown = new SlowDown(clock)
  }

  /** Waits for the token. `admit` gets the connection where it was right; what else it said meanwhile comes after that. */
  examine(socket: PeerSocket, admit: (socket: PeerSocket) => void): void {
    if (!this.#makeRoom()) {
      this.log.warning('too many newcomers wait for admission; dropped one', { from: socket.from })
      socket.terminate()
      return
    }
    const newcomer: Newcomer = { socket, stage: 'silent', stopTimer: () => {} }
    this.#newcomers.add(newcomer)
    const letAnyAmount = socket.holdTo(MAX_NEWCOMER_BYTES)
    const held = heldSocket(socket)
    const leave = () => {
      newcomer.stopTimer()
      this.#newcomers.delete(newcomer)
    }
    const judge = (shown: unknown) => {
      if (!this.#newcomers.has(newcomer)) return
      if (!sameToken(shown, this.token)) return this.#refuse(newcomer)
      leave()
      letAnyAmount()
      admit(held)
      held.release()
    }
    socket.onText((text) => {
      if (!this.#newcomers.has(newcomer) || newcomer.stage === 'refused') return
      const frame = newcomer.stage === 'silent' ? decodeFrame(text) : null
      if (frame?.kind !== 'command' || frame.command !== 'cmd_auth') return held.setAside(text)
      newcomer.stage = 'shown'
      newcomer.stopTimer()
      const delay = this.#slowDown.delayMs(socket.from)
      if (delay === 0) judge(frame.params['token'])
      else newcomer.stopTimer = this.clock.after(delay, () => judge(frame.params['token']))
    })
    socket.onClose(leave)
    newcomer.stopTimer = this.clock.after(AUTH_MS, () => this.#turnAway(newcomer, 'it showed no token in time'))
  }

  /** Drops everybody who waits. May be called twice. */
  close(): void {
    for (const { socket, stopTimer } of [...this.#newcomers]) {
      stopTimer()
      socket.terminate()
    }
    this.#newcomers.clear()
  }

  /** Whether one more may wait. The good one shows its token at once, so whoever has said nothing for longest gives way. */
  #makeRoom(): boolean {
    if (this.#newcomers.size < MAX_NEWCOMERS) return true
    const waiting = [...this.#newcomers]
    const idlest = waiting.find(({ stage }) => stage === 'refused') ?? waiting.find(({ stage }) => stage === 'silent')
    if (idlest === undefined) return false
    idlest.stopTimer()
    this.#newcomers.delete(idlest)
    idlest.socket.terminate()
    return true
  }

  #refuse(newcomer: Newcomer): void {
    this.#slowDown.wrong(newcomer.socket.from)
    newcomer.socket.send(encodeRefused(), () => {})
    this.#turnAway(newcomer, 'its token is another one')
  }

  #turnAway(newcomer: Newcomer, reason: string): void {
    this.log.warning('refused an editor', { reason, from: newcomer.socket.from })
    newcomer.stage = 'refused'
    newcomer.socket.close(POLICY_VIOLATION, BRIDGE.refused_word)
    newcomer.stopTimer = this.clock.after(CLOSING_MS, () => newcomer.socket.terminate())
  }
}
