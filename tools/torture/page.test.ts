import { expect, it } from 'vitest'
import { section } from './page.mjs'

const DATE = new Date('2026-11-30T12:00:00Z')

it('the page says what was run, when, on what, and what came of it', () => {
  const figures = [{ part: 'calls | fake', runs: 480_000, failures: 0, seconds: 431.4, largest_growth: '3 %' }]
  expect(section(figures, 'a machine', false, DATE).trim().split('\n')).toEqual([
    'The full runs, 2026-11-30, on a machine.',
    '',
    '| Part | Runs | Failures | Seconds | More |',
    '| --- | ---: | ---: | ---: | --- |',
    '| calls \\| fake | 480,000 | 0 | 431 | largest growth: 3 % |',
  ])
})

it('small runs are called what they are', () => {
  expect(section([], 'a machine', true, DATE)).toContain('The small runs, as every change has to pass them, 2026-11-30')
})
