import { expect, it } from 'vitest'
import { calverStamp } from '../../src/release/calver.js'

it.each([
  [[], '2030.01.02'],
  [['2030.01.01'], '2030.01.02'],
  [['2030.01.02'], '2030.01.02.1'],
  [['2030.01.02', '2030.01.02.1'], '2030.01.02.2'],
])('the stamp of a build is its day, and a number where %j is taken', (taken, stamp) =>
  expect(calverStamp('2030-01-02', taken)).toBe(stamp),
)
