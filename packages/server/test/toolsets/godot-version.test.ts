import { expect, it } from 'vitest'
import { isAtLeast } from '../../src/toolsets/godot-version.js'

it.each([
  ['4.6.3.stable', '4.4', true],
  ['4.4.stable.official', '4.4', true],
  ['4.10.stable', '4.4', true],
  ['5.0', '4.4', true],
  ['v4.4', '4.4', true],
  ['4.3.9', '4.4', false],
  ['3.6', '4.4', false],
  ['4.4', '4.4.1', false],
])('%s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})
