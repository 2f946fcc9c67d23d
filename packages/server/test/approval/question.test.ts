import type { ToolDescriptor } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'
import { questionOf } from '../../src/approval/question.js'

const tool: ToolDescriptor = {
  name: 'godot_cut',
  toolset: 'extra',
  safety: 'destructive',
  flags: ['executes_code', 'writes_disk'],
  profile: 'full',
  asksApproval: true,
  runs: 'editor',
  aliases: [],
}

describe('the question to a person', () => {
  it('says the tool, what it may do, and the arguments', () => {
    expect(questionOf(tool, { node_path: 'A' }).text).toBe(
      'Allow godot_cut (destructive, can make code run, writes files) with these arguments?\n\n{\n  "node_path": "A"\n}',
    )
    expect(questionOf({ ...tool, safety: 'read_only', flags: ['executes_code'] }, {}).text).toContain(
      'godot_cut (can make code run)',
    )
  })

  it('draws no character otherwise than it is written', () => {
    const { text } = questionOf(tool, { node_path: 'a\u202egnp\u200b.gd\n\u2066x' })
    expect(text).toContain('"a\\u202egnp\\u200b.gd\\n\\u2066x"')
    expect(/[\u200b\u202e\u2066]/.test(text)).toBe(false)
  })

  it('stays short, however long the arguments are', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key_${at}`, 'x'.repeat(5_000)]))
    const { text } = questionOf(tool, { many, list: Array.from({ length: 10_000 }, () => ({ a: [1, [2]] })) })
    expect(text.length).toBeLessThan(20_000)
    expect(text).toContain('more left out')
  })
})

describe('what an answer is bound to', () => {
  const digest = (name: string, params: Record<string, unknown>) => questionOf({ ...tool, name }, params).digest
  const same = digest('godot_cut', { a: 1, b: { c: [1, 2], d: null } })

  it('is the same for the same arguments in another order', () => {
    expect(digest('godot_cut', { b: { d: null, c: [1, 2] }, a: 1 })).toBe(same)
  })

  it.each([
    ['another tool', 'godot_paste', { a: 1, b: { c: [1, 2], d: null } }],
    ['another value', 'godot_cut', { a: 2, b: { c: [1, 2], d: null } }],
    ['another order of a list', 'godot_cut', { a: 1, b: { c: [2, 1], d: null } }],
    ['a text for a number', 'godot_cut', { a: '1', b: { c: [1, 2], d: null } }],
    ['one argument more', 'godot_cut', { a: 1, b: { c: [1, 2], d: null }, e: false }],
    [
      'pairs for an object',
      'godot_cut',
      {
        a: 1,
        b: [
          ['c', [1, 2]],
          ['d', null],
        ],
      },
    ],
  ])('is another for %s', (_title, name, params) => {
    expect(digest(name, params)).not.toBe(same)
  })
})
