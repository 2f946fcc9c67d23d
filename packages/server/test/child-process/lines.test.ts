import { expect, it } from 'vitest'
import { readLines } from '../../src/child-process/lines.js'

function linesOf(...chunks: (string | Buffer)[]): string[] {
  const lines: string[] = []
  const reader = readLines((line) => lines.push(line))
  for (const chunk of chunks) reader.push(Buffer.from(chunk as string))
  reader.end()
  return lines
}

it.each([
  ['whole ones', ['a\nb\n'], ['a', 'b']],
  ['one over several chunks', ['he', 'll', 'o\n'], ['hello']],
  ['one without an end', ['a\nb'], ['a', 'b']],
  ['the line ends of Windows', ['a\r\nb\r\n'], ['a', 'b']],
  ['empty ones', ['\n\na\n'], ['', '', 'a']],
])('gives out %s', (_title, chunks, lines) => {
  expect(linesOf(...chunks)).toEqual(lines)
})

it('does not tear a character that lies across two chunks', () => {
  const bytes = Buffer.from('größer\n')
  expect(linesOf(bytes.subarray(0, 3), bytes.subarray(3))).toEqual(['größer'])
})

it('cuts what never ends a line, and loses nothing of it', () => {
  const lines = linesOf('x'.repeat(9_000), 'y\n')
  expect(lines.map((line) => line.length)).toEqual([4_000, 4_000, 1_001])
  expect(lines.join('')).toBe(`${'x'.repeat(9_000)}y`)
})
