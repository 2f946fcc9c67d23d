import { describe, expect, it } from 'vitest'
import { type Case, FLOOR, holds, judged, NAME, OTHER, TWO, tool, withZ, Z } from './judged.js'

describe('a contract number says what the changes are', () => {
  holds([
    ['a first release', [], { old: [], fresh: {} }],
    ['nothing has changed', [], { fresh: {} }],
    ['a tool is added', [], { fresh: { tools: [tool(NAME), tool(OTHER)] } }],

    ['a breaking change, C not raised', ['BUMP_MISSING'], { fresh: { tools: [withZ] }, changelog: `## 1.5.0\n${Z}` }],
    ['a breaking change, C and M raised', [], { fresh: { ...TWO, tools: [withZ] }, changelog: `## 2.0.0\n${Z}\n${FLOOR}` }],
    ['C raised, nothing breaking', ['BUMP_UNNEEDED'], { fresh: { c: 2, tools: [tool(NAME), tool(OTHER)] } }],
    [
      'C raised by two',
      ['BUMP_NOT_ONE (warning)'],
      { fresh: { version: '3.0.0', c: 3, m: 3, tools: [withZ] }, changelog: `## 3.0.0\n${Z}\n${FLOOR}` },
    ],
    ['C fell', ['CONTRACT_VERSION_DECREASED'], { old: [{ version: '2.4.0', c: 2, m: 1 }], fresh: { version: '2.5.0', c: 1 } }],
    [
      'C raised, M still admits the clients that are broken',
      ['MIN_COMPATIBLE_STALE'],
      { fresh: { version: '2.0.0', c: 2, m: 1, tools: [withZ] }, changelog: `## 2.0.0\n${Z}` },
    ],
    [
      'M raised alone',
      [],
      { old: [{ version: '2.0.0', c: 2, m: 1 }], fresh: { version: '2.1.0', c: 2, m: 2 }, changelog: `## 2.1.0\n${FLOOR}` },
    ],
    [
      'M raised, the dropped contract not named',
      ['BREAKING_NOT_IN_CHANGELOG'],
      { old: [{ version: '2.0.0', c: 2, m: 1 }], fresh: { version: '2.1.0', c: 2, m: 2 }, changelog: '## 2.1.0\n- contract 11' },
    ],
    [
      'a breaking change that the changelog does not name',
      ['BREAKING_NOT_IN_CHANGELOG'],
      { fresh: { ...TWO, tools: [withZ] }, changelog: `## 2.0.0\n${FLOOR}\n- bug fixes` },
    ],
    [
      'a breaking change of a tool whose longer namesake is named',
      ['BREAKING_NOT_IN_CHANGELOG'],
      { fresh: { ...TWO, tools: [withZ] }, changelog: `## 2.0.0\n${FLOOR}\n- ${NAME}_2d` },
    ],

    [
      'a breaking change that is waived for this release',
      [],
      {
        fresh: { tools: [withZ] },
        waivers: [
          {
            rule: 'INPUT_PROPERTY_ADDED_REQUIRED',
            tool: NAME,
            path: '/inputSchema/properties/z',
            reason: 'R.',
            release: '1.5.0',
          },
        ],
      },
    ],
    [
      'one that was waived for an earlier release',
      ['BUMP_MISSING', 'WAIVER_EXPIRED'],
      {
        fresh: { tools: [withZ] },
        waivers: [
          {
            rule: 'INPUT_PROPERTY_ADDED_REQUIRED',
            tool: NAME,
            path: '/inputSchema/properties/z',
            reason: 'R.',
            release: '1.4.0',
          },
        ],
      },
    ],
    [
      'a waiver that matches nothing',
      ['WAIVER_UNUSED'],
      { fresh: {}, waivers: [{ rule: 'TOOL_REMOVED', tool: OTHER, path: '', reason: 'R.', release: '1.5.0' }] },
    ],
  ])
})

describe('a finding', () => {
  const of = (given: Case): string[] => judged(given).findings.flatMap(({ message, edit }) => [message, edit])

  it('says what breaks whom, and the edit that raises the contract', () => {
    expect(of({ fresh: { tools: [withZ] } })).toEqual([
      expect.stringMatching(
        new RegExp(`^INPUT_PROPERTY_ADDED_REQUIRED ${NAME}: .+ breaks clients of contract 1, and contract_version is still 1$`),
      ),
      expect.stringMatching(
        /Or raise it: schemas\/contract\.json: "contract_version": 1 -> 2, schemas\/contract\.json: "min_compatible_contract": 1 -> 2, then godot-contract set-version 2\.0\.0$/,
      ),
    ])
  })

  it('says whom a floor lets in that is too low', () => {
    const [message, edit] = of({ fresh: { version: '2.0.0', c: 2, tools: [withZ] }, changelog: `## 2.0.0\n${Z}` })
    expect(message).toMatch(/^a client of contract 1 passes 1 <= 1 <= 2 and then breaks: INPUT_PROPERTY_ADDED_REQUIRED /)
    expect(edit).toBe('schemas/contract.json: "min_compatible_contract": 1 -> 2')
  })

  it('gives the entry that the changelog lacks', () => {
    const [, edit] = of({ fresh: { ...TWO, tools: [withZ] }, changelog: `## 2.0.0\n${FLOOR}` })
    expect(edit).toMatch(new RegExp(`^CHANGELOG\\.md, under Unreleased: - \`${NAME}\`: `))
  })
})
