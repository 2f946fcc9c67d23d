import { describe, expect, it } from 'vitest'
import { readCheck } from '../../src/debug/check-scripts.js'
import type { ContextGodotRun } from '../../src/tool-context.js'

const ENDED: ContextGodotRun = {
  ran: true,
  start_error: null,
  exit_code: null,
  exit_signal: 'SIGKILL',
  timed_out: false,
  cancelled: false,
  duration_ms: 300,
  errors: [],
  warnings: [],
  output: ['godot-mcp: begin res://a.gd', 'loading', 'godot-mcp: done 1 4'],
  dropped_lines: 0,
  command: ['godot'],
}
const error = (message: string, source: string | null = null, line: number | null = null) => ({ message, source, line })

describe('a check that got through', () => {
  it('counts what was looked at and what was not', () => {
    expect(readCheck(ENDED)).toEqual({ ok: true, checked: 1, left_out: 4, errors: [], skipped_reason: null })
  })

  it('reports each error once, without what follows from it', () => {
    const errors = [
      error('Parse Error: Expected ")".', 'res://a.gd', 3),
      error('Failed to load script "res://a.gd" with error "Parse error".'),
      error('Parse Error: Expected ")".', 'res://a.gd', 3),
      error('Compile Error: Identifier not found: Game', 'res://b.gd', 7),
      error('Something else went wrong.', 'res://c.gd', 1),
    ]
    expect(readCheck({ ...ENDED, errors })).toMatchObject({
      ok: false,
      errors: [error('Expected ")".', 'res://a.gd', 3), error('Identifier not found: Game', 'res://b.gd', 7)],
    })
  })

  it('does not lose a script that failed without saying why', () => {
    const failed = error('Failed to load script "res://a.gd" with error "File corrupt".')
    expect(readCheck({ ...ENDED, errors: [failed] }).errors).toEqual([{ ...failed, source: 'res://a.gd' }])
  })
})

describe('a check that did not is none, and says at which script it stopped', () => {
  const output = ['godot-mcp: begin res://a.gd', 'godot-mcp: begin res://b.gd']
  it.each([
    ['a crash', { exit_signal: 'SIGSEGV' }, 'The engine ended at res://b.gd before it was through (SIGSEGV).'],
    ['an early end', { exit_signal: null, exit_code: 1 }, 'The engine ended at res://b.gd before it was through (exit code 1).'],
    ['too many scripts', { timed_out: true }, 'it stopped at res://b.gd'],
    ['a caller who gave up', { cancelled: true }, 'The call was cancelled.'],
    ['a program that does not start', { ran: false, start_error: 'no such program' }, 'could not be started: no such program'],
  ])('%s', (_title, end, reason) => {
    const check = readCheck({ ...ENDED, output, ...end })
    expect(check).toMatchObject({ ok: false, checked: 0 })
    expect(check.skipped_reason).toContain(reason)
  })
})
