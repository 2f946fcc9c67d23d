import { describe, expect, it } from 'vitest'
import { selectEntries } from './entries.mjs'
import { isVerdict, toBuild } from './judge.mjs'
import { canHold } from './test-names.mjs'

describe('the name of a test as its source spells it', () => {
  it.each([
    ['a bridge refuses a page', 'refuses a page', true],
    ['a bridge refuses a page', 'refuses two pages', false],
    ['a bridge refuses "%s"', 'refuses "evil.example"', true],
    ['a bridge refuses "%s"', 'refuses "', true],
    ['%s is refused and $what.name stays', 'A page is refused and the editor stays', true],
    ['%s is refused', 'A page is taken', true],
    ['%s is refused', 'A page is taken. Oddly', true],
    ['a page is refused', 'is refused by it', false],
  ])('%s, against %s', (template, name, expected) => {
    expect(canHold(template, name)).toBe(expected)
  })
})

describe('a failure', () => {
  it.each([
    ['AssertionError: expected 1 to be 2', undefined, true],
    ['Error: promise resolved "{}" instead of rejecting', undefined, true],
    ['TypeError: x is not a function\n  at AssertionError', undefined, false],
    ['SyntaxError: Unexpected token', undefined, false],
    ['Error: Test timed out in 5000ms', undefined, false],
    ['Error: Test timed out in 5000ms', 'timed out', true],
    ['AssertionError: expected 1 to be 2', 'timed out', false],
  ])('%s (with %s asked for) is a verdict: %s', (message, failsWith, expected) => {
    expect(isVerdict(message, failsWith === undefined ? {} : { fails_with: failsWith })).toBe(expected)
  })
})

describe('a change', () => {
  it.each([
    ['packages/server/src/a.ts', 'packages/server/test/a.test.ts', null],
    ['packages/server/src/a.ts', 'tests/contract/a.test.ts', 'server'],
    ['packages/contract/src/a.ts', 'packages/server/test/a.test.ts', 'all'],
    ['addon/addons/godot_mcp/plugin.gd', 'tests/addon/a.test.ts', null],
    ['schemas/values/a.json', 'tests/contract/a.test.ts', 'all'],
    ['tools/ci/run.mjs', 'tools/ci/run.test.ts', null],
  ])('of %s needs, for %s, a build of %s', (file, testFile, what) => {
    expect(toBuild({ file, test: { file: testFile } })).toBe(what)
  })
})

describe('the arguments', () => {
  const entries = [
    { area: 'bridge', defence: 'A page is refused', file: 'packages/server/src/bridge/listener.ts' },
    { area: 'http', defence: 'A page is refused', file: 'packages/server/src/http/guard.ts' },
    { area: 'http', defence: 'A token is asked for', file: 'packages/server/src/http/token.ts' },
  ]
  it.each([
    [[], [0, 1, 2]],
    [['http'], [1, 2]],
    [['page'], [0, 1]],
    [['http', 'page'], [1]],
    [
      ['listener.ts', 'token.ts'],
      [0, 2],
    ],
    [['nothing of it'], []],
  ])('%j choose %j', (wanted, chosen) => {
    expect(selectEntries(entries, wanted)).toEqual(chosen.map((at) => entries[at]))
  })
})
