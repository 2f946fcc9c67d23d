import { expect, it } from 'vitest'
import type { Check } from './suite.js'
import { type Expected, judge } from './verdict.js'

const check = (id: string, status: Check['status']): Check => ({ id, status, description: `about ${id}` })
const expected = (id: string): Expected => ({ server: 'fixture', scenario: 'any', check: id, reason: 'known' })

it.each<[string, Check[] | undefined, Expected[], RegExp | null]>([
  ['passes where something was shown', [check('a', 'SUCCESS'), check('b', 'INFO')], [], null],
  ['fails with a failure', [check('a', 'SUCCESS'), check('b', 'FAILURE')], [], /^FAILURE b/],
  ['fails with a warning', [check('a', 'SUCCESS'), check('b', 'WARNING')], [], /^WARNING b/],
  ['passes with what is expected of it', [check('b', 'FAILURE')], [expected('b')], null],
  ['fails with more than is expected of it', [check('a', 'FAILURE'), check('b', 'FAILURE')], [expected('b')], /^FAILURE a/],
  ['fails where an entry is stale', [check('b', 'SUCCESS')], [expected('b')], /^b is expected to fail and does not/],
  ['fails where an entry names no check at all', [check('a', 'SUCCESS')], [expected('c')], /^c is expected to fail and does not/],
  ['fails where nothing was shown', [check('a', 'INFO')], [], /^no check of it came to a result/],
  ['fails where it did not run', undefined, [], /^did not run/],
])('a scenario %s', (_case, checks, known, line) => {
  const { passed, lines } = judge(checks, known)
  expect(lines.map((each) => each.split(':')[0])).toEqual(line === null ? [] : [expect.stringMatching(line)])
  expect(passed).toBe(line === null)
})
