import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { shortened } from '../../src/approval/shortened.js'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

describe('what somebody who judges a call sees of its arguments', () => {
  it('is all of it, where it is short', () => {
    const value = { a: 'text', b: [1, null, true, { c: 'd' }], e: {}, f: [] }
    expect(shortened(value, 1_000)).toEqual(value)
  })

  it('is the two ends of a long text, with its size and digest', () => {
    const text = `begin${'x'.repeat(50_000)}end`
    const shown = String(shortened(text, 10_000))
    expect(shown.startsWith('beginxxx') && shown.endsWith('xxxend')).toBe(true)
    expect(shown).toContain(`[…50008 characters, sha256 ${sha(text)}…]`)
    expect(shown.length).toBeLessThan(1_500)
  })

  it('is the beginning of a long list, with what is missing', () => {
    const list = Array.from({ length: 1_000 }, (_, at) => `entry ${at}`)
    const shown = shortened(list, 500) as string[]
    expect(shown[0]).toBe('entry 0')
    expect(shown.at(-1)).toBe(
      `[${1_000 - shown.length + 1} more left out; all: ${JSON.stringify(list).length} characters, sha256 ${sha(JSON.stringify(list))}]`,
    )
  })

  it('ends however deep it goes', () => {
    let deep: unknown = 'bottom'
    for (let level = 0; level < 2_000; level++) deep = [deep]
    expect(JSON.stringify(shortened(deep, 1_000))).toContain('[left out; ')
  })
})
