import { StringDecoder } from 'node:string_decoder'

/** Longest line that is kept whole, in characters. What is longer is cut into several. */
const MAX_LINE = 4_000

/** Makes lines of the chunks of a stream. */
export interface LineReader {
  push(chunk: Buffer): void
  /** Gives out what has no line end yet. */
  end(): void
}

/** Hands each line, without its end, to `onLine`; a stream that never ends a line costs no more memory than one line. */
export function readLines(onLine: (line: string) => void): LineReader {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const take = (text: string) => {
    rest += text
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end).replace(/\r$/, '')
      rest = rest.slice(end + 1)
      for (let at = 0; at === 0 || at < line.length; at += MAX_LINE) onLine(line.slice(at, at + MAX_LINE))
    }
    while (rest.length > MAX_LINE) {
      onLine(rest.slice(0, MAX_LINE))
      rest = rest.slice(MAX_LINE)
    }
  }
  return {
    push: (chunk) => take(decoder.write(chunk)),
    end: () => {
      take(decoder.end())
      if (rest !== '') onLine(rest)
      rest = ''
    },
  }
}
