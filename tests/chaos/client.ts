import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readLines } from '../contract/support/json-lines.js'

/** What the job says. */
export interface Event {
  event: 'connected' | 'attached' | 'step' | 'saving' | 'saved' | 'playing' | 'played' | 'refused' | 'lost' | 'broken' | 'ended'
  path: string
  nodes: string[]
  code: string
  hint: string
  ms: number
  signal: string | null
  may_have_applied: boolean
  error: string
}

const JOB = fileURLToPath(new URL('job.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A running job and what it has said so far. */
export class Client {
  readonly child: ChildProcess
  readonly #lines: ReturnType<typeof readLines>
  readonly #errors: ReturnType<typeof readLines>

  constructor(job: { server: string; bridgeUrl: string; seed: number; game: boolean; godot: string }) {
    const args = [process.execPath, job.server, job.bridgeUrl, String(job.seed), job.game ? 'game' : '']
    this.child = spawn(process.execPath, ['--import', 'tsx', JOB, ...args], {
      cwd: ROOT,
      env: { ...process.env, GODOT_MCP_GODOT_BIN: job.godot },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    if (this.child.stdout === null || this.child.stderr === null) throw new Error('the job has no pipes')
    this.#lines = readLines(this.child.stdout)
    this.#errors = readLines(this.child.stderr)
  }

  get pid(): number {
    return this.child.pid ?? -1
  }

  /** Everything it has said, oldest first. */
  get events(): Event[] {
    return this.#lines.all.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Event)
  }

  /** Waits for the next event of this kind, or for the `count`th from now on. */
  async next(event: Event['event'], count = 1): Promise<void> {
    let from = this.#lines.all.length
    for (let seen = 0; seen < count; seen++) {
      const line = await this.#lines.find((text) => text.includes(`{"event":"${event}"`), from)
      from = this.#lines.all.indexOf(line, from) + 1
    }
  }

  /** Has the job end in good order. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, 'close')
    this.child.stdin?.end('stop\n')
    await gone
    if (this.child.exitCode !== 0) throw new Error(`the job did not end in order: ${this.#errors.all.join('\n')}`)
  }
}
