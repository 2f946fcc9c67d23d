import { describe, expect, it } from 'vitest'
import { asksApproval, profileOf } from '../src/model/safety.js'

describe('what follows from the class and the flags of a tool', () => {
  it.each([
    ['read_only', [], 'read_only', false],
    ['read_only', ['executes_code'], 'no_destructive', true],
    ['read_only', ['writes_disk'], 'no_destructive', true],
    ['mutating', [], 'no_destructive', true],
    ['mutating', ['executes_code', 'writes_disk'], 'no_destructive', true],
    ['destructive', [], 'full', true],
    ['destructive', ['writes_disk'], 'full', true],
    ['runtime', [], 'no_destructive', false],
    ['runtime', ['executes_code'], 'no_destructive', true],
  ] as const)('%s %j is offered from %s on, and asks: %s', (safety, flags, profile, asks) => {
    expect(profileOf({ safety, flags })).toBe(profile)
    expect(asksApproval({ safety, flags })).toBe(asks)
  })
})
