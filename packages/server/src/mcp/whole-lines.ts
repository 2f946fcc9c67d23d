import { type Readable, Transform } from 'node:stream'

const NEWLINE = 0x0a

/**
 * The bytes of `source`, handed on a line or more at a time. A reader that appends each chunk to what it holds copies a long line once for every
 * chunk; this joins it once. Past `limit` bytes without a line's end they are handed on as they are, for the reader to refuse.
 */
export function wholeLines(source: Readable, limit: number): Readable {
  let held: Buffer[] = []
  let size = 0
  const join = (): Buffer => {
    const joined = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held)
    held = []
    size = 0
    return joined
  }
  const lines = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk)
      size += chunk.length
      if (size > limit || chunk.includes(NEWLINE)) done(null, join())
      else done()
    },
    flush(done) {
      done(null, held.length === 0 ? null : join())
    },
  })
  source.once('error', (error) => lines.destroy(error))
  source.once('close', () => lines.end())
  return source.pipe(lines)
}
