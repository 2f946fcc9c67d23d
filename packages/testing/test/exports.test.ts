import { expect, it } from 'vitest'

it('exports these names, and adding one is adding public API', async () => {
  expect(Object.keys(await import('../src/index.js')).sort()).toEqual([
    'FakeEditor',
    'answerAfter',
    'answerGarbage',
    'answerTwice',
    'answerWithExample',
    'failWith',
    'freePort',
    'hang',
    'hold',
    'serverCommand',
    'succeedWith',
    'vanish',
  ])
})
