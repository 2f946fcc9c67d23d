import { expect, it } from 'vitest'
import { sparing } from '../../src/log/sparing.js'
import { FakeClock } from '../support/fake-clock.js'
import { fakeLog } from '../support/fake-log.js'

it('writes some warnings of a kind, counts the rest, and says how many they were', () => {
  const clock = new FakeClock()
  const { log, lines } = fakeLog()
  const spare = sparing(log, clock)
  for (let i = 0; i < 1_000; i++) spare.warning('dropped', { i })
  spare.warning('something else')
  spare.info('attached')
  expect(lines.filter(({ message }) => message === 'dropped')).toHaveLength(20)
  expect(lines.slice(-2).map(({ message }) => message)).toEqual(['something else', 'attached'])

  clock.advance(10_000)
  spare.warning('dropped')
  expect(lines.slice(-2)).toMatchObject([
    { message: 'left out warnings of one kind', what: 'dropped', left_out: 980 },
    { message: 'dropped' },
  ])
})
