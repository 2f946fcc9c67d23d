import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import type { StdioOptions } from './stdio-options.js'

const KEPT_LINES = 20

/** Reads a server's standard error: hands each line on and keeps the last ones. */
export class StderrLines {
  readonly #handle: StdioOptions['stderr']
  readonly #ended: Promise<void>
  readonly #decoder = new StringDecoder('utf8')
  readonly #lines: string[] = []
  #rest = ''

  constructor(stream: Readable, handle: StdioOptions['stderr']) {
    this.#handle = handle
    stream.on('data', (chunk: Buffer) => this.#append(this.#decoder.write(chunk)))
    this.#ended = finished(stream, { writable: false }).catch(() => {})
  }

  /** The last lines so far, oldest first. */
  last(): readonly string[] {
    return this.#rest === '' ? [...this.#lines] : [...this.#lines, this.#rest]
  }

  /** The last lines of a server that has exited: waits for what is still in the pipe. */
  async lastOfAll(): Promise<readonly string[]> {
    await this.#ended
    return this.last()
  }

  #append(text: string): void {
    const lines = (this.#rest + text).split(/\r?\n/)
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      this.#lines.push(line)
      if (this.#lines.length > KEPT_LINES) this.#lines.shift()
      if (this.#handle === 'inherit') process.stderr.write(`${line}\n`)
      else if (typeof this.#handle === 'function') this.#handle(line)
    }
  }
}
