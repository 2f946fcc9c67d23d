import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { wholeLines } from '../../src/mcp/whole-lines.js'

const LIMIT = 100

async function read(lines: Readable): Promise<string[]> {
  const chunks: string[] = []
  for await (const chunk of lines) chunks.push(String(chunk))
  return chunks
}

/** What comes of chunks that arrive one after the other. */
async function sent(...chunks: string[]): Promise<string[]> {
  const source = new PassThrough()
  const lines = read(wholeLines(source, LIMIT))
  for (const chunk of chunks) {
    source.write(chunk)
    await setImmediate()
  }
  source.end()
  return lines
}

it('a line in many chunks is handed on once', async () => {
  expect(await sent('a', 'b', 'c\n')).toEqual(['abc\n'])
})

it('no byte is lost, whatever the chunks', async () => {
  const text = 'one\ntwo and more\n\nthree\nlast'
  for (const size of [1, 2, 3, 5, 100]) {
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect((await sent(...chunks)).join('')).toBe(text)
  }
})

it('what is too long for a line is handed on for the reader to refuse', async () => {
  const source = new PassThrough()
  const lines = wholeLines(source, LIMIT)
  source.write('x'.repeat(120))
  const [chunk] = await once(lines, 'data')
  expect(String(chunk)).toBe('x'.repeat(120))
})

it('a source that breaks breaks the lines, too', async () => {
  const source = new PassThrough()
  const lines = read(wholeLines(source, LIMIT))
  source.destroy(new Error('gone'))
  await expect(lines).rejects.toThrow('gone')
})
