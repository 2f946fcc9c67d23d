import type { ByteBudget } from './byte-budget.js'

const NEWLINE = 10

/** Cuts a stream into lines and reads those that are JSON objects. Anything else is chatter that does not belong there, and is passed over. */
export class JsonLines {
  readonly #budget: ByteBudget
  // Joined once, when the line is complete: joining at every chunk would take quadratic time on a long line.
  #pending: Buffer[] = []

  constructor(budget: ByteBudget) {
    this.#budget = budget
  }

  /** The objects that a chunk completes. */
  *push(chunk: Buffer): Generator<object> {
    this.#budget.spend(chunk.length)
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      this.#pending.push(chunk.subarray(from, at))
      const line = Buffer.concat(this.#pending).toString('utf8')
      this.#pending = []
      from = at + 1
      const value = parse(line)
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield value
    }
    if (from < chunk.length) this.#pending.push(chunk.subarray(from))
  }
}

function parse(line: string): unknown {
  if (!line.trimStart().startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
