import { describe, expect, it } from 'vitest'
import { announces, namesWhole, readChangelog, releaseSection, writtenOf, writtenSince } from '../../src/release/changelog.js'

const TEXT = `# Changelog

## [Unreleased]

### Added

- \`godot_new\`.

## [1.1.0] - 2030-02-01

### Deprecated

- \`godot_move\`: use \`godot_place\`,
  which says where.

## 1.0.0

- Everything.
`
const sections = readChangelog(TEXT)

describe('the changelog', () => {
  it('has a section for each release, with and without brackets and date', () => {
    expect(sections.map(({ title }) => title)).toEqual(['Unreleased', '1.1.0', '1.0.0'])
    expect(sections[2]?.body).toBe('- Everything.')
  })

  it('tells what was written after a release', () => {
    expect(writtenSince(sections, '1.0.0')).toContain('godot_place')
    expect(writtenSince(sections, '1.1.0')).not.toContain('godot_place')
    expect(writtenSince(sections, undefined)).toContain('Everything')
  })

  it('takes what is not released yet for a version without a section', () => {
    expect(writtenOf(sections, '1.2.0')).toContain('godot_new')
    expect(writtenOf(sections, '1.1.0')).not.toContain('godot_new')
  })

  it.each([
    ['`godot_move` went', true],
    ['godot_move.', true],
    ['godot_move_all went', false],
    ['my_godot_move went', false],
  ])("names whole names only: '%s' %s", (text, named) => expect(namesWhole(text, 'godot_move')).toBe(named))

  it.each<[title: string, text: string, names: string[], found: boolean]>([
    ['under the heading', '### Deprecated\n\n- `godot_a`', ['godot_a'], true],
    ['in the entry itself', '- `godot_a` is deprecated', ['godot_a'], true],
    ['in a line that follows', '### Deprecated\n\n- `godot_a`:\n  `frame`', ['godot_a', 'frame'], true],
    ['not under another heading', '### Deprecated\n\n- `godot_b`\n\n### Added\n\n- `godot_a`', ['godot_a'], false],
    ['not in two entries', '### Deprecated\n\n- `godot_a`\n- `frame`', ['godot_a', 'frame'], false],
  ])('finds an announcement %s', (_title, text, names, found) => expect(announces(text, names, /deprecat/i)).toBe(found))

  it('moves what stands under Unreleased below a heading of the new release', () => {
    const moved = releaseSection(TEXT, '1.2.0', '2030-03-01') ?? ''
    expect(readChangelog(moved).map(({ title, body }) => [title, body.split('\n')[0]])).toEqual([
      ['Unreleased', ''],
      ['1.2.0', '### Added'],
      ['1.1.0', '### Deprecated'],
      ['1.0.0', '- Everything.'],
    ])
    expect(moved).toContain('## [Unreleased]\n\n## [1.2.0] - 2030-03-01\n\n### Added')
  })

  it.each([['# Changelog\n'], ['## [Unreleased]\n\n## [1.0.0]\n\n- All.\n'], ['## [Unreleased]\n\n### Added\n']])(
    'has nothing to release where nothing is written: %j',
    (text) => expect(releaseSection(text, '1.2.0', '2030-03-01')).toBeUndefined(),
  )
})
