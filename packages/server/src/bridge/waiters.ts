import type { Clock } from '../clock.js'
import { type Failure, ToolError } from '../errors/tool-error.js'
import type { JsonObject } from '../json.js'
import type { Logger } from '../log/logger.js'

/** How many ids without a waiter are remembered, so that a late answer can be told from a senseless one. */
const REMEMBERED = 500

/** What is known of a command from its sending to its answer. */
export interface Sent {
  id: string
  command: string
  /** Whether carrying it out changes something: then losing its answer leaves the outcome open. */
  changes: boolean
  timeoutMs: number
  /** Number of the call behind it, to find its lines in the log. */
  call?: number | undefined
}

interface Waiter extends Sent {
  sentAt: number
  stopTimer: () => void
  resolve(result: JsonObject): void
  reject(error: ToolError): void
}

/** A command whose reply nobody waits for any more, or ever did. */
interface Abandoned {
  command: string
  call?: number | undefined
  why: string
  at: number
}

/** The commands in flight on one connection, each waiting for the reply that carries its id. */
export class Waiters {
  readonly #waiting = new Map<string, Waiter>()
  readonly #abandoned = new Map<string, Abandoned>()

  constructor(
    readonly clock: Clock,
    readonly log: Logger,
  ) {}

  /** Waits for the reply to `sent.id`. Rejects with TIMEOUT when none comes in time. */
  wait(sent: Sent): Promise<JsonObject> {
    return new Promise((resolve, reject) => {
      const stopTimer = this.clock.after(sent.timeoutMs, () => this.#expire(sent.id))
      this.#waiting.set(sent.id, { ...sent, sentAt: this.clock.now(), stopTimer, resolve, reject })
    })
  }

  /** Remembers an id whose reply, if one comes, means nothing. */
  ignore(id: string, command: string): void {
    this.#abandon({ id, command }, 'pushed')
  }

  /** Hands a reply to whoever waits for it. A reply that nobody waits for, or waits for no more, is logged and dropped. */
  resolve(id: string, result: JsonObject): void {
    const waiter = this.#answered(id, 'ok')
    waiter?.resolve(result)
  }

  /** Hands a failure to whoever waits for it. */
  reject(id: string, failure: Failure): void {
    const waiter = this.#answered(id, failure.error)
    waiter?.reject(new ToolError(failure))
  }

  /** Whether a reply under this id is still awaited, and for which command. */
  commandOf(id: string): string | null {
    return this.#waiting.get(id)?.command ?? null
  }

  /** Gives up waiting because the caller did; the late reply will be dropped. */
  cancel(id: string): void {
    const waiter = this.#take(id)
    if (waiter === null) return
    this.#abandon(waiter, 'cancelled')
    waiter.reject(new ToolError(openOutcome(waiter, { error: 'TIMEOUT', hint: `The caller cancelled ${waiter.command}.` })))
  }

  /** Gives up one command, because its connection broke while it was being sent. */
  lose(id: string, failure: Failure): void {
    const waiter = this.#take(id)
    waiter?.reject(new ToolError(openOutcome(waiter, failure)))
  }

  /** Fails everything in flight, because the connection is gone. */
  rejectAll(failure: Failure): void {
    for (const id of [...this.#waiting.keys()]) this.lose(id, failure)
  }

  #answered(id: string, outcome: string): Waiter | null {
    const waiter = this.#take(id)
    if (waiter === null) this.#unwanted(id, outcome)
    else
      this.log.debug('reply', {
        id,
        command: waiter.command,
        call: waiter.call,
        outcome,
        duration_ms: this.clock.now() - waiter.sentAt,
      })
    return waiter
  }

  #expire(id: string): void {
    const waiter = this.#take(id)
    if (waiter === null) return
    this.#abandon(waiter, 'timed out')
    const hint = `The editor did not answer ${waiter.command} within ${waiter.timeoutMs / 1000} s; it may be busy or show a dialog.`
    this.log.warning('no reply in time', { id, command: waiter.command, call: waiter.call, timeout_ms: waiter.timeoutMs })
    waiter.reject(new ToolError(openOutcome(waiter, { error: 'TIMEOUT', hint })))
  }

  #take(id: string): Waiter | null {
    const waiter = this.#waiting.get(id)
    if (waiter === undefined) return null
    this.#waiting.delete(id)
    waiter.stopTimer()
    return waiter
  }

  #abandon({ id, command, call }: Pick<Sent, 'id' | 'command' | 'call'>, why: string): void {
    this.#abandoned.set(id, { command, call, why, at: this.clock.now() })
    const [oldest] = this.#abandoned.keys()
    if (this.#abandoned.size > REMEMBERED && oldest !== undefined) this.#abandoned.delete(oldest)
  }

  #unwanted(id: string, outcome: string): void {
    const known = this.#abandoned.get(id)
    this.#abandoned.delete(id)
    if (known === undefined) this.log.warning('dropped a reply that nobody waits for', { id, outcome })
    else if (known.why === 'pushed') this.log.debug('ignored the reply to a push', { id, command: known.command, outcome })
    else {
      const late = {
        id,
        command: known.command,
        call: known.call,
        why: known.why,
        outcome,
        late_by_ms: this.clock.now() - known.at,
      }
      this.log.warning('dropped a late reply', late)
    }
  }
}

/** The editor may still do, or have done, what nobody waits for any more; a caller who repeats the call blindly does it twice. */
function openOutcome(sent: Sent, failure: Failure): Failure {
  if (!sent.changes) return failure
  const hint = `${failure.hint} The change may have been made, or may still be (may_have_applied): read the current state before you repeat the call.`
  return { ...failure, hint, may_have_applied: true }
}
