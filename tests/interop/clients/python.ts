import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentProgram } from '../../../tools/python/environment.mjs'
import { type Lines, readLines } from '../../contract/support/json-lines.js'
import type { Action, InteropClient, Json, MakeClient } from './client.js'

const PROGRAM = fileURLToPath(new URL('../python/interop_client.py', import.meta.url))

/** The Python client's interpreter; its environment is made when it is missing. */
export const pythonOfClient = (): string => environmentProgram('interop', 'tests/interop/python/requirements.txt', 'python')

/** `mcp` from PyPI, in a process of its own. */
export const pythonClient: MakeClient = (protocol) => new PythonClient(protocol)

class PythonClient implements InteropClient {
  readonly #child: ChildProcess
  readonly #lines: Lines
  readonly #stderr: Lines
  #read = 0

  constructor(protocol: string) {
    this.#child = spawn(pythonOfClient(), ['-B', PROGRAM, protocol], { stdio: ['pipe', 'pipe', 'pipe'] })
    const { stdout, stderr } = this.#child
    if (stdout === null || stderr === null) throw new Error('the Python client has no pipes')
    this.#lines = readLines(stdout)
    this.#stderr = readLines(stderr)
  }

  async do(action: Action, onProgress = () => {}): Promise<Json> {
    this.#child.stdin?.write(`${JSON.stringify(action)}\n`)
    for (;;) {
      const message = await this.#next()
      if (message['progress'] === true) onProgress()
      else if ('seen' in message) return message['seen'] as Json
      else throw new Error(String(message['failed']))
    }
  }

  async end(): Promise<void> {
    this.#child.stdin?.end()
    if (this.#child.exitCode === null) await new Promise((resolve) => this.#child.once('close', resolve))
  }

  async #next(): Promise<Json> {
    try {
      const line = await this.#lines.find(() => true, this.#read)
      this.#read += 1
      return JSON.parse(line) as Json
    } catch {
      throw new Error(`The Python client ended:\n${this.#stderr.all.join('\n')}`)
    }
  }
}
