import { expect, it } from 'vitest'
import { createLogger } from '../../src/log/logger.js'

function logged(level: 'debug' | 'info' | 'warning' | 'error') {
  const lines: string[] = []
  return { lines, log: createLogger({ level, now: () => 0, write: (line) => void lines.push(line) }) }
}

it('writes one JSON object a line, the same keys first', () => {
  const { log, lines } = logged('info')
  log.child('bridge', { call: 7 }).warning('late', { id: '3' })
  expect(lines).toEqual([
    '{"timestamp":"1970-01-01T00:00:00.000Z","level":"warning","logger":"bridge","message":"late","call":7,"id":"3"}',
  ])
})

it('leaves out what weighs less than its level', () => {
  const { log, lines } = logged('warning')
  log.debug('a')
  log.info('b')
  log.warning('c')
  log.error('d')
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['c', 'd'])
})

it('keeps an error with its stack on one line', () => {
  const { log, lines } = logged('info')
  log.error('broken', { error: new Error('why') })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '').error).toMatch(/^Error: why\n {4}at /)
})
