import { describe, expect, it } from 'vitest'
import { isApproved, type OnApproval } from '../src/approval.js'

const REQUEST = { message: 'Allow godot_cut?', signal: new AbortController().signal }
// What a program in JavaScript may answer, whatever the types say.
const answering = (answer: unknown) => (() => answer) as OnApproval

describe('the word of a program for its person', () => {
  it.each([true, Promise.resolve(true)])('is a yes where it is one: %s', async (answer) => {
    expect(await isApproved(answering(answer), REQUEST)).toBe(true)
  })

  it.each([false, undefined, null, 1, 'yes', {}, Promise.resolve('true')])(
    'takes everything but a clear yes for a no: %s',
    async (answer) => {
      expect(await isApproved(answering(answer), REQUEST)).toBe(false)
    },
  )

  it('is a no where it throws or rejects', async () => {
    expect(await isApproved(() => Promise.reject(new Error('no idea')), REQUEST)).toBe(false)
    const throwing: OnApproval = () => {
      throw new Error('no idea')
    }
    expect(await isApproved(throwing, REQUEST)).toBe(false)
  })

  it('is asked with the question', async () => {
    const asked: unknown[] = []
    await isApproved((request) => asked.push(request) > 0, REQUEST)
    expect(asked).toEqual([REQUEST])
  })
})
