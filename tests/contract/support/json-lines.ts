import type { Readable } from 'node:stream'

/** Collects the lines of a stream and lets a test wait for one. */
export interface Lines {
  /** Every whole line so far. */
  readonly all: string[]
  /** The first line from `from` on that fits; waits for it where it has not come yet, and rejects when the stream ends without it. */
  find(fits: (line: string) => boolean, from?: number): Promise<string>
}

/** Reads a stream line by line from now on. */
export function readLines(stream: Readable): Lines {
  const all: string[] = []
  const waiting = new Set<() => void>()
  let rest = ''
  let ended = false
  const wake = () => {
    for (const check of [...waiting]) check()
  }
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    all.push(...lines)
    wake()
  })
  stream.on('close', () => {
    if (rest !== '') all.push(rest)
    ended = true
    wake()
  })
  return {
    all,
    find: (fits, from = 0) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = all.slice(from).find(fits)
          if (line === undefined && !ended) return
          waiting.delete(check)
          if (line === undefined) reject(new Error(`The stream ended without the line that was waited for:\n${all.join('\n')}`))
          else resolve(line)
        }
        waiting.add(check)
        check()
      }),
  }
}
