import { expect, it } from 'vitest'
import { failureAnswer } from '../../src/pipeline/outcome.js'

const hintOf = (hint: string): unknown => failureAnswer({ error: 'VALIDATION_ERROR', hint })._meta?.['godot_mcp/error']

it('a hint of megabytes is cut for the caller', () => {
  const { content } = failureAnswer({ error: 'VALIDATION_ERROR', hint: 'x'.repeat(3_000_000) })
  expect(content[0]?.text).toHaveLength('VALIDATION_ERROR: '.length + 4_000)
  expect(hintOf('x'.repeat(3_000_000))).toMatchObject({ hint: `${'x'.repeat(3_999)}…` })
})

it('a cut never leaves half a character', () => {
  expect(hintOf('🎮'.repeat(4_000))).toMatchObject({ hint: `${'🎮'.repeat(1_999)}…` })
})

it('what a person can read stays whole', () => {
  expect(hintOf('x'.repeat(4_000))).toMatchObject({ hint: 'x'.repeat(4_000) })
})
