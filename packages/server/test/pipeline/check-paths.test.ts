import { expect, it } from 'vitest'
import { checkPaths } from '../../src/pipeline/check-paths.js'
import { failureThrown } from '../support/failure-of.js'

const PATHS = { always: ['file', 'moves/*/to', 'all/*'], optional: ['maybe'] }
const OUTSIDE = 'res://../a'

it('lets paths inside the project pass, and what is no path', () => {
  const args = { file: 'res://a', maybe: '', moves: [{ to: 'res://b', from: OUTSIDE }, 3], all: { x: 'res://c' }, other: OUTSIDE }
  expect(() => checkPaths(args, PATHS)).not.toThrow()
})

it('leaves what is no text to validation', () => {
  expect(() => checkPaths({ file: 5, maybe: null, moves: 'x', all: [{}] }, PATHS)).not.toThrow()
})

it.each([
  ['file', { file: OUTSIDE }],
  ['file', { file: '' }],
  ['maybe', { maybe: OUTSIDE }],
  ['moves.1.to', { moves: [{ to: 'res://b' }, { to: OUTSIDE }] }],
  ['all.0', { all: [OUTSIDE] }],
  ['all.x', { all: { x: OUTSIDE } }],
])('names %s', (place, args) => {
  const failure = failureThrown(() => checkPaths(args, PATHS))
  expect(failure).toMatchObject({ error: 'VALIDATION_ERROR' })
  expect(failure.hint).toMatch(new RegExp(`^${place}: "`))
})

it('names each of several', () => {
  expect(failureThrown(() => checkPaths({ file: '/a', maybe: '/b' }, PATHS)).hint.split('\n')).toHaveLength(2)
})
