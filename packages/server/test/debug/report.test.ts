import { describe, expect, it } from 'vitest'
import { type Looked, report } from '../../src/debug/report.js'

const message = (text: string, source: string | null = null, line: number | null = null) => ({ message: text, source, line })
const FINE: Looked = {
  bridge: { connected: true, godot_version: '4.6.3', project_name: 'Game', main_scene: null, autoloads: {} },
  scene_tree: { name: 'Main', type: 'Node', path: '.', script: null, children: [] },
  run: {
    ran: true,
    exit_code: 0,
    exit_signal: null,
    timed_out: false,
    duration_seconds: 1,
    errors: [],
    warnings: [],
    output: [],
    command: [],
    dropped_lines: 0,
  },
  parse: { ok: true, checked: 3, left_out: 0, errors: [], skipped_reason: null },
  run_skipped: null,
  import_failed: null,
  expected_timeout: false,
}
const run = (parts: Partial<NonNullable<Looked['run']>>): Partial<Looked> => ({ run: { ...FINE.run, ...parts } as Looked['run'] })
const findings = (parts: Partial<Looked>) => report({ ...FINE, ...parts }).findings

describe('the findings', () => {
  it.each<[string, Partial<Looked>, string[]]>([
    ['nothing', {}, ['Nothing found.']],
    ['no editor', { bridge: { ...FINE.bridge, connected: false }, scene_tree: null }, ['No editor is attached.']],
    ['no scene', { scene_tree: null }, ['No scene is open in the editor.']],
    ['an unhappy end', run({ exit_code: 3 }), ['The project ended with exit code 3.']],
    ['a crash', run({ exit_code: null, exit_signal: 'SIGSEGV' }), ['The project did not end by itself: SIGSEGV.']],
    [
      'a project that goes on',
      run({ exit_code: null, timed_out: true, duration_seconds: 5.01 }),
      ['The project was still running after 5.01 s and was stopped.'],
    ],
    ['one that was expected to', { ...run({ exit_code: null, timed_out: true }), expected_timeout: true }, ['Nothing found.']],
    [
      'errors and warnings',
      run({ errors: [message('a')], warnings: [message('b'), message('c')] }),
      ['1 error while the project ran.', '2 warnings while the project ran.'],
    ],
    [
      'errors in scripts',
      { parse: { ...FINE.parse, ok: false, errors: [message('a', 'res://a.gd', 1), message('b', 'res://a.gd', 2)] } },
      ['2 parse errors in 1 script.'],
    ],
    [
      'parts that were not made',
      {
        run: null,
        run_skipped: 'There is no res://x.tscn.',
        parse: { ...FINE.parse, ok: false, skipped_reason: 'No Godot.' },
        import_failed: 'the engine ended with exit code 1',
      },
      [
        'The first import of the project failed: the engine ended with exit code 1.',
        'The script check was not made: No Godot.',
        'The project was not run: There is no res://x.tscn.',
      ],
    ],
  ])('name %s', (_title, parts, expected) => {
    expect(findings(parts)).toEqual(expected)
  })
})

describe('the suggestions', () => {
  it('are never empty', () => {
    expect(report(FINE).suggestions).toEqual(['Nothing needs to be done.'])
  })

  it('begin with the first three errors, by their place', () => {
    const parse = { ...FINE.parse, ok: false, errors: [message('Bad.', 'res://a.gd', 3), message('Gone.\nmore', 'res://b.gd')] }
    const { suggestions } = report({ ...FINE, parse, ...run({ errors: [message('No place.'), message('fourth')] }) })
    expect(suggestions).toEqual(['Look at res://a.gd:3: Bad.', 'Look at res://b.gd: Gone.', 'Look into: No place.'])
  })
})
