import { expect, it } from 'vitest'
import { startProgress } from '../../src/progress/progress.js'
import { FakeClock } from '../support/fake-clock.js'

it('tells each new word at once, and again within ten seconds of silence', () => {
  const clock = new FakeClock()
  const heard: { at: number; progress: number; message: string }[] = []
  const telling = startProgress((update) => heard.push({ at: clock.now(), ...update }), clock, 'godot_slow')
  clock.advance(1_000)
  telling.tell('importing')
  clock.advance(12_000)
  telling.end()
  clock.advance(60_000)

  expect(heard).toEqual([
    { at: 1_000, progress: 1, message: 'importing' },
    { at: 6_000, progress: 2, message: 'importing (6 s)' },
    { at: 11_000, progress: 3, message: 'importing (11 s)' },
  ])
  expect(clock.pending).toBe(0)
})

it('says what is running where the tool itself says nothing', () => {
  const clock = new FakeClock()
  const heard: string[] = []
  const telling = startProgress(({ message }) => heard.push(message), clock, 'godot_slow')
  clock.advance(5_000)
  telling.end()
  expect(heard).toEqual(['godot_slow is running (5 s)'])
})

it('does nothing where nobody listens', () => {
  const clock = new FakeClock()
  startProgress(undefined, clock, 'godot_slow').tell('hello')
  expect(clock.pending).toBe(0)
})
