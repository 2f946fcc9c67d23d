/**
 * Texts that a regular expression is likely to match: its branches, each taken once, with repetition kept short. What it does not understand
 * it passes over; whoever uses the texts checks them.
 */
export function textsOfPattern(pattern: string, most = 4): string[] {
  try {
    const reader = new Reader(pattern)
    return [...new Set(reader.branches())].slice(0, most)
  } catch {
    return []
  }
}

const CLASSES: Record<string, string> = {
  d: '1',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a',
  n: '\n',
  t: '\t',
  r: '\r',
  b: '',
  B: '',
}

/** Candidates for a range or class, the plain ones first. */
const LETTERS = 'a1A_x0-zZ9 /.:'

class Reader {
  #at = 0

  constructor(readonly pattern: string) {}

  branches(): string[] {
    const found = [...this.#sequence()]
    while (this.#take('|')) found.push(...this.#sequence())
    return found.slice(0, 16)
  }

  #sequence(): string[] {
    let texts = ['']
    while (this.#at < this.pattern.length && !'|)'.includes(this.#peek())) {
      const parts = this.#repeated(this.#atom())
      texts = texts.flatMap((text) => parts.map((part) => text + part)).slice(0, 16)
    }
    return texts
  }

  #atom(): string[] {
    const letter = this.#next()
    if (letter === '^' || letter === '$') return ['']
    if (letter === '.') return ['x']
    if (letter === '[') return [this.#class()]
    if (letter === '\\') {
      const escaped = this.#next()
      return [CLASSES[escaped] ?? escaped]
    }
    if (letter !== '(') return [letter]
    const looksAround = /^\?(=|!|<=|<!)/.exec(this.pattern.slice(this.#at))
    const prefix = /^\?(:|=|!|<=|<!|<\w+>)/.exec(this.pattern.slice(this.#at))?.[0] ?? ''
    this.#at += prefix.length
    const inner = this.branches()
    this.#take(')')
    return looksAround ? [''] : inner
  }

  #class(): string {
    const end = this.pattern.indexOf(']', this.#at + 1)
    const text = this.pattern.slice(this.#at - 1, end + 1)
    this.#at = end + 1
    const wanted = new RegExp(text, 'u')
    return [...LETTERS].find((letter) => wanted.test(letter)) ?? text.charAt(1)
  }

  #repeated(parts: string[]): string[] {
    const times = /^(\*|\+|\?|\{(\d+)(?:,(\d*))?\})\??/.exec(this.pattern.slice(this.#at))
    if (!times) return parts
    this.#at += times[0].length
    const least = times[2] === undefined ? 1 : Math.min(Number(times[2]), 200)
    return parts.map((part) => part.repeat(least))
  }

  #peek(): string {
    return this.pattern.charAt(this.#at)
  }

  #next(): string {
    return this.pattern.charAt(this.#at++)
  }

  #take(letter: string): boolean {
    if (this.#peek() !== letter) return false
    this.#at++
    return true
  }
}
