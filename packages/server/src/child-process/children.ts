import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Clock } from '../clock.js'
import { readLines } from './lines.js'
import { killGroup, OWN_GROUP, watchGroup } from './process-group.js'

/** A program to run. */
export interface ChildSpec {
  command: string
  args: readonly string[]
  /** Working directory; this process's own where it is left out. */
  cwd?: string
  /** Variables on top of this process's own. */
  env?: Readonly<Record<string, string>>
  /** How long it may run, in milliseconds; then it is killed. */
  timeoutMs: number
  /** Kills it when the caller gives up. */
  signal?: AbortSignal | undefined
  /** Each line that it writes, as soon as it is whole. */
  onLine?(line: string, stream: 'stdout' | 'stderr'): void
}

/** How a child came to its end. */
export interface ChildEnd {
  /** Why it could not be started; null where it ran. */
  startError: string | null
  /** null where it did not end by itself. */
  exitCode: number | null
  /** Name of the signal that ended it, such as SIGSEGV; also where a shell in between reported it as 128 and a number. */
  exitSignal: string | null
  timedOut: boolean
  cancelled: boolean
  durationMs: number
}

interface Running {
  cancel(): void
  readonly ended: Promise<ChildEnd>
}

/**
 * The processes that this server has started. Each leads a group of its own and takes it along: when its time is up, when its caller gives
 * up, when `close` is called, when this process ends in whatever way, and also at its own orderly end.
 */
export class Children {
  readonly #clock: Clock
  readonly #running = new Set<Running>()
  readonly #onExit = () => this.#cancelAll()
  #closed = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Runs a program to its end. Never rejects: what went wrong is in the answer. */
  async run(spec: ChildSpec): Promise<ChildEnd> {
    if (this.#closed || spec.signal?.aborted) return neverRan('the call was cancelled before it began', true)
    let child: ChildProcess
    try {
      child = spawn(spec.command, spec.args, {
        ...OWN_GROUP,
        ...(spec.cwd !== undefined && { cwd: spec.cwd }),
        env: { ...process.env, ...spec.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    } catch (error) {
      return neverRan(reasonOf(error), false)
    }
    if (this.#running.size === 0) process.on('exit', this.#onExit)
    const running = this.#follow(child, spec)
    this.#running.add(running)
    try {
      return await running.ended
    } finally {
      this.#running.delete(running)
      if (this.#running.size === 0) process.off('exit', this.#onExit)
    }
  }

  /** Ends every child and waits until they are gone; none can be started afterwards. May be called twice. */
  async close(): Promise<void> {
    this.#closed = true
    this.#cancelAll()
    await Promise.all([...this.#running].map(({ ended }) => ended))
  }

  #cancelAll(): void {
    for (const { cancel } of this.#running) cancel()
  }

  #follow(child: ChildProcess, { timeoutMs, signal, onLine }: ChildSpec): Running {
    const startedAt = this.#clock.now()
    const { pid } = child
    const outcome = { timedOut: false, cancelled: false }
    const kill = () => {
      if (pid !== undefined) killGroup(pid)
    }
    const cancel = () => {
      outcome.cancelled = true
      kill()
    }
    const stopTimer = this.#clock.after(timeoutMs, () => {
      outcome.timedOut = true
      kill()
    })
    signal?.addEventListener('abort', cancel, { once: true })
    const stopWatching = pid === undefined ? () => {} : watchGroup(pid)
    for (const stream of ['stdout', 'stderr'] as const) {
      const lines = readLines((line) => onLine?.(line, stream))
      child[stream]?.on('data', lines.push).on('close', lines.end)
    }
    const ended = new Promise<ChildEnd>((resolve) => {
      let startError: string | null = null
      const settle = (code: number | null, killedBy: NodeJS.Signals | null) => {
        stopTimer()
        stopWatching()
        signal?.removeEventListener('abort', cancel)
        const exitCode = startError === null ? code : null
        const exitSignal = killedBy ?? signalOf(code)
        resolve({ startError, exitCode, exitSignal, ...outcome, durationMs: this.#clock.now() - startedAt })
      }
      child.once('error', (error) => {
        startError = reasonOf(error)
        if (pid === undefined) settle(null, null)
      })
      // What it started itself would hold the pipes open for as long as it likes.
      child.once('exit', kill)
      child.once('close', settle)
    })
    return { cancel, ended }
  }
}

/** A shell that ran the program reports its death by a signal as 128 and the number of the signal. */
function signalOf(code: number | null): string | null {
  if (code === null || code <= 128) return null
  return Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0] ?? null
}

function neverRan(startError: string, cancelled: boolean): ChildEnd {
  return { startError, exitCode: null, exitSignal: null, timedOut: false, cancelled, durationMs: 0 }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return 'there is no such program'
  if (code === 'EACCES') return 'it is not a program that may be run (EACCES)'
  return error instanceof Error ? error.message : String(error)
}
