import { type ChildProcess, spawn } from 'node:child_process'
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { BadInput } from '../bad-input.js'
import type { ByteBudget } from './byte-budget.js'
import { JsonLines } from './json-lines.js'

const GRACE_MS = 1000
const KEPT_WORDS = 300
const onWindows = process.platform === 'win32'
const DEADLY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Speaks with a server over the standard streams of a process that it starts. In place of the protocol library's own, since a stranger's
 * command has to end for certain: with the processes it started itself, and also where one of them keeps the pipes open.
 */
export class ChildTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void
  /** Why nothing more can come: the command is missing, or has ended. Said once the process is gone. */
  readonly failed: Promise<BadInput>
  readonly #command: readonly [string, ...string[]]
  readonly #lines: JsonLines
  #fail: (reason: BadInput) => void = () => {}
  #child: ChildProcess | undefined
  #exited: Promise<void> = Promise.resolve()
  #words = ''

  constructor(command: readonly [string, ...string[]], budget: ByteBudget) {
    this.#command = command
    this.failed = new Promise((resolve) => {
      this.#fail = resolve
    })
    this.#lines = new JsonLines(budget)
  }

  async start(): Promise<void> {
    const [command, ...args] = this.#command
    // There `npx` is a script, which only the shell runs; elsewhere a group of its own is what can be ended as a whole.
    const child = onWindows
      ? spawn(command, args.map(quoted), { stdio: 'pipe', shell: true, windowsHide: true })
      : spawn(command, args, { stdio: 'pipe', detached: true })
    this.#child = child
    process.once('exit', this.#kill)
    for (const signal of DEADLY) process.once(signal, this.#dieWith)
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => {
        this.#fail(new BadInput(`'${command}' could not be started: ${startReason(error)}`, { cause: error }))
        resolve()
      })
      child.once('exit', (code, signal) => {
        // What it wrote last may still be in the pipe, and a process that it left behind may hold the pipe open: one turn, not the end of it.
        setImmediate(() => {
          this.#fail(new BadInput(this.#ended(code === null ? `signal ${signal}` : `exit code ${code}`)))
          resolve()
          this.onclose?.()
        })
      })
    })
    child.stdin?.on('error', () => {})
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#words = (this.#words + chunk.toString('utf8')).slice(-KEPT_WORDS)
    })
    child.stdout?.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#child?.stdin?.write(`${JSON.stringify(message)}\n`)
  }

  /** Ends the process: first it may go by itself, then it is asked to, then it is made to. What it started goes too. */
  async close(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    child.stdin?.end()
    if (!(await this.#goneWithin(GRACE_MS))) {
      this.#signal('SIGTERM')
      await this.#goneWithin(GRACE_MS)
    }
    this.#kill()
    process.off('exit', this.#kill)
    for (const signal of DEADLY) process.off(signal, this.#dieWith)
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy()
  }

  #read(chunk: Buffer): void {
    try {
      for (const message of this.#lines.push(chunk)) this.onmessage?.(message as JSONRPCMessage)
    } catch (error) {
      this.#child?.stdout?.destroy()
      if (error instanceof BadInput) this.#fail(error)
      else this.onerror?.(error as Error)
    }
  }

  readonly #kill = (): void => this.#signal('SIGKILL')

  // A group of its own does not get what the terminal sends to ours.
  readonly #dieWith = (signal: NodeJS.Signals): void => {
    this.#kill()
    process.kill(process.pid, signal)
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child ?? {}
    if (pid === undefined) return
    try {
      process.kill(onWindows ? pid : -pid, signal)
    } catch {
      // Nobody is left.
    }
  }

  async #goneWithin(milliseconds: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), milliseconds)
    })
    const gone = await Promise.race([this.#exited.then(() => true), late])
    clearTimeout(timer)
    return gone
  }

  #ended(how: string): string {
    const words = this.#words.trim()
    return `'${this.#command[0]}' ended (${how}) before it had answered${words === '' ? '' : `; its last words: ${words}`}`
  }
}

function startReason(error: Error & { code?: string }): string {
  return error.code === 'ENOENT' ? 'there is no such command' : error.message
}

function quoted(word: string): string {
  return /[\s"]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word
}
