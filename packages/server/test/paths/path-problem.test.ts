import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pathProblem } from '../../src/paths/path-problem.js'

const rules = JSON.parse(readFileSync(new URL('../../../../schemas/paths.json', import.meta.url), 'utf8'))
const examples = rules.rules.flatMap((rule: { examples: string[] }) => rule.examples) as string[]

it.each(examples)('%j is no path inside a project', (path) => {
  expect(pathProblem(path)).toEqual(expect.any(String))
})

it.each(rules.allowed as string[])('%j is one', (path) => {
  expect(pathProblem(path)).toBeNull()
})

it.each([
  ['5,000 characters', `res://${'a/'.repeat(2500)}`, 'has 5006 characters; 1024 are possible'],
  ['half of a surrogate pair', 'res://a\ud800.gd', 'has half of a character'],
  ['the second half alone', 'res://\udc00', 'has half of a character'],
])('%s is refused in these words', (_title, path, problem) => {
  expect(pathProblem(path)).toBe(problem)
})

it('a whole pair is a character like any other', () => {
  expect(pathProblem('res://🎮.gd')).toBeNull()
})
