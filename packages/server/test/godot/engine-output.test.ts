import { describe, expect, it } from 'vitest'
import { readEngineOutput } from '../../src/godot/engine-output.js'

function reading(stderr: string, stdout = '') {
  const reader = readEngineOutput()
  for (const line of stdout.split('\n')) reader.line(line, 'stdout')
  for (const line of stderr.split('\n')) reader.line(line, 'stderr')
  return reader.read()
}

describe('an error', () => {
  it.each([
    [
      'of a script, with the place on the next line',
      `SCRIPT ERROR: Invalid call.
          at: _ready (res://player.gd:12)
          GDScript backtrace (most recent call first):
              [0] _ready (res://player.gd:12)
              [1] start (res://game.gd:3)`,
      { message: 'Invalid call.', source: 'res://player.gd', line: 12 },
    ],
    [
      'that a script pushed, which the engine places in its own source',
      `ERROR: pushed
   at: push_error (core/variant/variant_utility.cpp:1024)
   GDScript backtrace (most recent call first):
       [0] hurt (res://player.gd:4)
       [1] _ready (res://player.gd:9)`,
      { message: 'pushed', source: 'res://player.gd', line: 4 },
    ],
    [
      "of the engine's own",
      'ERROR: No loader found.\n   at: _load (core/io/resource_loader.cpp:343)',
      { message: 'No loader found.', source: null, line: null },
    ],
    [
      'of several lines',
      'ERROR: first\nsecond\n   at: push_error (core/x.cpp:1)\n   GDScript backtrace (most recent call first):\n       [0] _ready (res://a.gd:1)',
      { message: 'first\nsecond', source: 'res://a.gd', line: 1 },
    ],
    [
      'in colours',
      '\u001b[1;31mSCRIPT ERROR:\u001b[0;91m Parse Error: Bad.\u001b[0m\n\u001b[0;90m          at: GDScript::reload (res://a b/ü.gd:3)\u001b[0m',
      { message: 'Parse Error: Bad.', source: 'res://a b/ü.gd', line: 3 },
    ],
    [
      'of a shader',
      'SHADER ERROR: Expected a semicolon.\n          at: (null) (res://water.gdshader:7)',
      { message: 'Expected a semicolon.', source: 'res://water.gdshader', line: 7 },
    ],
    ['of a person', 'USER ERROR: careful\n   at: f (res://a.gd:2)', { message: 'careful', source: 'res://a.gd', line: 2 }],
  ])('%s', (_title, text, error) => {
    expect(reading(text)).toEqual({ errors: [error], warnings: [], output: [], dropped: 0 })
  })

  it('with another right behind it keeps its own place', () => {
    const text = 'ERROR: one\n   at: f (res://a.gd:1)\nWARNING: two\n     at: g (res://b.gd:2)\nplain'
    expect(reading(text)).toEqual({
      errors: [{ message: 'one', source: 'res://a.gd', line: 1 }],
      warnings: [{ message: 'two', source: 'res://b.gd', line: 2 }],
      output: ['plain'],
      dropped: 0,
    })
  })

  it('that is a crash is one, and its dump is output', () => {
    const { errors, output } = reading(
      'handle_crash: Program crashed with signal 11\nEngine version: Godot\n[1] /lib/libc.so (+0x1)',
    )
    expect(errors).toEqual([{ message: 'Program crashed with signal 11.', source: null, line: null }])
    expect(output).toContain('Engine version: Godot')
  })
})

describe('what a game prints', () => {
  it('is output, whatever it reads like', () => {
    const text = 'ERROR: not really\nno errors found\nmy WARNING: hot'
    expect(reading('', text)).toMatchObject({ errors: [], warnings: [], output: text.split('\n') })
  })

  it('does not come between an error and its place', () => {
    const reader = readEngineOutput()
    reader.line('ERROR: one', 'stderr')
    reader.line('tick', 'stdout')
    reader.line('   at: f (res://a.gd:1)', 'stderr')
    expect(reader.read()).toMatchObject({ errors: [{ message: 'one', source: 'res://a.gd', line: 1 }], output: ['tick'] })
  })

  it('is kept to the last lines, and the others are counted', () => {
    const { output, dropped } = reading('', Array.from({ length: 1_000 }, (_, index) => `line ${index}`).join('\n'))
    expect(output).toHaveLength(200)
    expect(output.at(-1)).toBe('line 999')
    expect(dropped).toBe(800)
  })

  it('is bounded in size too', () => {
    const { output } = reading('', Array.from({ length: 100 }, () => 'x'.repeat(3_000)).join('\n'))
    expect(output.join('').length).toBeLessThanOrEqual(15_000)
  })
})

it('keeps the first errors and counts the others', () => {
  const { errors, dropped } = reading(Array.from({ length: 500 }, (_, index) => `ERROR: ${index}\n   at: f (a.cpp:1)`).join('\n'))
  expect(errors).toHaveLength(200)
  expect(errors[0]?.message).toBe('0')
  expect(dropped).toBe(300)
})
