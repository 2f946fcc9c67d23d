import { describe, expect, it } from 'vitest'
import {
  ConnectionError,
  GodotToolError,
  InvalidResultError,
  isConnectionError,
  isContractMismatchError,
  isGodotToolError,
  isInvalidResultError,
  NotThisContractError,
} from '../src/index.js'

const mismatch = {
  clientContract: 1,
  serverContract: null,
  minCompatibleContract: null,
  remedy: 'Look.',
  reported: { contract_version: undefined, min_compatible_contract: '2' },
}
const samples = [
  { guard: isGodotToolError, error: new GodotToolError({ tool: 'godot_undo', code: 'TIMEOUT', hint: 'Late.' }) },
  { guard: isConnectionError, error: new ConnectionError({ code: 'SERVER_EXITED', hint: 'Gone.' }) },
  { guard: isContractMismatchError, error: new NotThisContractError('No', mismatch) },
  {
    guard: isInvalidResultError,
    error: new InvalidResultError('godot_undo', [{ path: '/undone', message: 'must be integer' }], {}),
  },
]

describe('the guards', () => {
  it.each(samples)('$guard.name knows its own error and no other', ({ guard, error }) => {
    for (const sample of samples) expect(guard(sample.error)).toBe(sample.error === error)
    for (const other of [new Error('x'), null, undefined, 'TIMEOUT', { name: error.name }]) expect(guard(other)).toBe(false)
  })

  it('know an error of another copy of the package', () => {
    const foreign = new Error('from the CommonJS copy')
    Object.defineProperty(foreign, Symbol.for('@godot-mcp/client/error'), { value: 'GodotToolError' })
    expect(foreign).not.toBeInstanceOf(GodotToolError)
    expect(isGodotToolError(foreign)).toBe(true)
  })
})

describe('an error', () => {
  it('carries only what it was given', () => {
    expect(Object.keys(new GodotToolError({ tool: 'godot_undo', code: 'TIMEOUT', hint: 'Late.', required: undefined }))).toEqual([
      'name',
      'tool',
      'code',
      'hint',
    ])
  })

  it('shows the numbers as they came', () => {
    expect(new NotThisContractError('No', mismatch).message).toBe('No (client K=1, server M="2", C=missing). Look.')
  })

  it('keeps its cause', () => {
    const cause = new Error('ENOENT')
    expect(new ConnectionError({ code: 'COMMAND_NOT_FOUND', hint: 'No.' }, { cause }).cause).toBe(cause)
  })
})
