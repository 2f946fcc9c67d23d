import { describe, expect, it } from 'vitest'
import { compareContracts } from '../../src/gate/compare.js'
import { judge, type Verdict } from '../../src/gate/judge.js'
import { readChangelog } from '../../src/release/changelog.js'
import { releaseFile } from '../../src/release/releases.js'

const NAME = 'godot_scene_edit_create_node'
const OTHER = 'godot_scene_edit_delete_node'
const text = { type: 'string' } as const
const input = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const output = { type: 'object', properties: { node_path: text }, required: ['node_path'] }

/** A tool; what is given stands in place of the plain. */
const tool = (name: string, parts: object = {}): object => ({
  name,
  toolset: 'scene_edit',
  safety: 'mutating',
  description: 'Does a thing.',
  inputSchema: input({ node_path: text }, ['node_path']),
  outputSchema: output,
  ...parts,
})
const mark = { since: '1.4.0', replacement: NAME }
const marked = tool(OTHER, { description: `Deprecated since 1.4.0: use ${NAME}.`, deprecated: mark })
const withZ = tool(NAME, { inputSchema: input({ node_path: text, z: text }, ['node_path', 'z']) })

interface Contract {
  readonly version?: string
  readonly c?: number
  readonly m?: number
  readonly tools?: readonly object[]
  readonly rest?: object
}

const bundle = ({ version = '1.4.0', c = 1, m = 1, tools = [tool(NAME)], rest = {} }: Contract) => ({
  version,
  contract_version: c,
  min_compatible_contract: m,
  tools,
  ...rest,
})

interface Case {
  /** The releases before, oldest first; one of a plain tool where nothing is said. */
  readonly old?: readonly Contract[]
  readonly fresh: Contract
  readonly changelog?: string
  readonly releasing?: boolean
}

function judged({ old = [{}], fresh, changelog = '', releasing = true }: Case): Verdict {
  const releases = old.map((contract) => {
    const version = contract.version ?? '1.4.0'
    return { version, file: releaseFile(version), bundle: bundle(contract) }
  })
  const tree = bundle({ version: '1.5.0', ...fresh })
  return judge({
    releases,
    tree,
    version: tree.version,
    releasing,
    changelog: readChangelog(changelog),
    compare: compareContracts,
  })
}

const Z = `- \`${NAME}\`: \`z\` is required.`
const FLOOR = '- contract 1 is no longer served'
const TWO = { version: '2.0.0', c: 2, m: 2 }

/** Every case: what is released, and the rules of what is found. An empty list passes. */
const CASES: readonly [title: string, rules: string[], given: Case][] = [
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
    'a tool goes after a warning of a minor release',
    [],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: TWO,
      changelog: `## 2.0.0\n- ${OTHER} is gone\n${FLOOR}\n## 1.4.0\n### Deprecated\n- ${OTHER}`,
    },
  ],
  [
    'a tool goes without a warning',
    ['DEPRECATION_SKIPPED'],
    { old: [{ tools: [tool(NAME), tool(OTHER)] }], fresh: TWO, changelog: `## 2.0.0\n- ${OTHER}\n${FLOOR}` },
  ],
  [
    'a tool goes in the minor release that warned',
    ['DEPRECATION_TOO_SHORT'],
    {
      old: [
        { version: '2.0.0-alpha.1', tools: [tool(NAME), marked] },
        { version: '2.0.0', c: 2, tools: [tool(NAME), marked] },
      ],
      fresh: { version: '2.0.1', c: 3, m: 3 },
      changelog: `## 2.0.1\n- ${OTHER} is gone\n- contract 1 and contract 2 are no longer served\n${FLOOR}`,
    },
  ],
  [
    'a tool goes within a contract',
    ['BUMP_MISSING'],
    { old: [{ tools: [tool(NAME), marked] }], fresh: {}, changelog: `## 1.5.0\n- ${OTHER}` },
  ],
  [
    'a parameter goes with a raised contract, unwarned',
    ['DEPRECATION_SKIPPED (warning)'],
    { old: [{ tools: [withZ] }], fresh: TWO, changelog: `## 2.0.0\n${Z}\n${FLOOR}` },
  ],
  [
    'a tool is marked',
    [],
    {
      fresh: {
        tools: [tool(NAME), tool(OTHER, { description: 'Deprecated.', deprecated: { since: '1.5.0', replacement: NAME } })],
      },
      changelog: `## 1.5.0\n### Deprecated\n- ${OTHER}, use ${NAME}`,
    },
  ],
  [
    'a mark without an entry',
    ['DEPRECATION_UNANNOUNCED'],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { tools: [tool(NAME), marked] },
      changelog: `## 1.4.0\n### Added\n- ${OTHER}`,
    },
  ],
  [
    'a mark that the description does not tell',
    ['DEPRECATION_NOT_IN_DESCRIPTION'],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { tools: [tool(NAME), tool(OTHER, { deprecated: mark })] },
      changelog: `## 1.4.0\n### Deprecated\n- ${OTHER}`,
    },
  ],
  [
    'a replacement that is not served',
    ['REPLACEMENT_MISSING'],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { tools: [tool(NAME), { ...marked, deprecated: { ...mark, replacement: 'godot_none' } }] },
      changelog: `## 1.4.0\n### Deprecated\n- ${OTHER}`,
    },
  ],
  [
    'a mark with the date of another release',
    ['SINCE_NOT_THIS_RELEASE'],
    { fresh: { tools: [tool(NAME), marked] }, changelog: `## 1.4.0\n### Deprecated\n- ${OTHER}` },
  ],
  [
    'a mark whose date was changed afterwards',
    ['SINCE_NOT_THIS_RELEASE'],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { tools: [tool(NAME), { ...marked, deprecated: { ...mark, since: '1.3.0' } }] },
      changelog: `## 1.3.0\n### Deprecated\n- ${OTHER}`,
    },
  ],
  [
    'a parameter is marked and announced',
    [],
    {
      old: [{ tools: [tool(NAME, { inputSchema: input({ node_path: text, frame: text }) })] }],
      fresh: {
        tools: [
          tool(NAME, {
            inputSchema: input({ node_path: text, frame: { ...text, description: 'Deprecated.', deprecated: true } }),
            deprecated_parameters: { frame: { since: '1.5.0' } },
          }),
        ],
      },
      changelog: `## 1.5.0\n### Deprecated\n- ${NAME}: \`frame\``,
    },
  ],
  [
    'a parameter is marked, and only its tool is named',
    ['DEPRECATION_UNANNOUNCED'],
    {
      old: [{ tools: [tool(NAME, { inputSchema: input({ node_path: text, frame: text }) })] }],
      fresh: {
        tools: [
          tool(NAME, {
            inputSchema: input({ node_path: text, frame: { ...text, description: 'Deprecated.' } }),
            deprecated_parameters: { frame: { since: '1.5.0' } },
          }),
        ],
      },
      changelog: `## 1.5.0\n### Deprecated\n- ${NAME}`,
    },
  ],

  [
    'a tool is renamed, without its old name',
    ['BUMP_MISSING', 'DEPRECATION_SKIPPED'],
    { old: [{ tools: [tool(OTHER)] }], fresh: {} },
  ],
  [
    'a tool is renamed, and answers to its old name',
    [],
    { old: [{ tools: [tool(OTHER)] }], fresh: { tools: [tool(NAME, { aliases: [OTHER] })] } },
  ],
  [
    'a tool is renamed, and under its old name takes less',
    ['ALIAS_DIVERGED', 'BUMP_MISSING'],
    { old: [{ tools: [tool(OTHER)] }], fresh: { tools: [{ ...withZ, aliases: [OTHER] }] } },
  ],
  [
    'an alias goes, unwarned',
    ['DEPRECATION_SKIPPED'],
    { old: [{ tools: [tool(NAME, { aliases: [OTHER] })] }], fresh: TWO, changelog: `## 2.0.0\n- ${OTHER}\n${FLOOR}` },
  ],
  [
    'an alias goes after a warning',
    [],
    {
      old: [{ tools: [tool(NAME, { aliases: [OTHER], deprecated_aliases: { [OTHER]: { since: '1.4.0' } } })] }],
      fresh: { ...TWO, tools: [tool(NAME, { deprecated_aliases: { [OTHER]: { since: '1.4.0', removed: '2.0.0' } } })] },
      changelog: `## 2.0.0\n- ${OTHER}\n${FLOOR}\n## 1.4.0\n### Deprecated\n- ${OTHER}`,
    },
  ],
  [
    'a removal that the files do not record',
    ['REMOVAL_NOT_RECORDED (warning)'],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { ...TWO, rest: { package_version: '2.0.0' } },
      changelog: `## 2.0.0\n- ${OTHER}\n${FLOOR}`,
    },
  ],
  [
    'a removal that the files record',
    [],
    {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { ...TWO, rest: { package_version: '2.0.0', removed: [{ name: OTHER, ...mark, removed: '2.0.0' }] } },
      changelog: `## 2.0.0\n- ${OTHER}\n${FLOOR}\n## 1.4.0\n### Deprecated\n- ${OTHER}`,
    },
  ],

  ['a patch that only fixes', [], { fresh: { version: '1.4.1' } }],
  ['a patch that adds', ['MINOR_NEEDED'], { fresh: { version: '1.4.1', tools: [tool(NAME), tool(OTHER)] } }],
  ['a version that is not later', ['RELEASE_NOT_LATER'], { fresh: { version: '1.3.9' } }],
  ['a released bundle that was edited', ['RELEASE_EDITED'], { old: [{ rest: { contract_digest: 'sha256:0' } }], fresh: {} }],

  [
    'between prereleases, a breaking change that is named',
    [],
    {
      old: [{ version: '1.0.0-alpha.1' }],
      fresh: { version: '1.0.0-alpha.2', tools: [withZ] },
      changelog: `## [Unreleased]\n${Z}`,
    },
  ],
  [
    'between prereleases, one that is not named',
    ['BREAKING_NOT_IN_CHANGELOG'],
    {
      old: [{ version: '1.0.0-alpha.1' }],
      fresh: { version: '1.0.0-alpha.2', tools: [withZ] },
      changelog: `## [Unreleased]\n- ${NAME}_2d\n## 1.0.0-alpha.1\n${Z}`,
    },
  ],
  [
    'from a prerelease to the release',
    [],
    { old: [{ version: '1.0.0-alpha.1' }], fresh: { version: '1.0.0', tools: [withZ] }, changelog: `## 1.0.0\n${Z}` },
  ],
  [
    'between prereleases, a tool goes unwarned',
    [],
    {
      old: [{ version: '1.0.0-alpha.1', tools: [tool(NAME), tool(OTHER)] }],
      fresh: { version: '1.0.0-alpha.2' },
      changelog: `## [Unreleased]\n- ${OTHER} is gone`,
    },
  ],
  [
    'after a release, a prerelease is bound by it',
    ['BUMP_MISSING'],
    {
      old: [{}, { version: '1.5.0-alpha.1' }],
      fresh: { version: '1.5.0-alpha.2', tools: [withZ] },
      changelog: `## [Unreleased]\n${Z}`,
    },
  ],
]

describe('the gate', () => {
  it.each(CASES)('%s: %j', (_title, rules, given) => {
    const { findings, passed } = judged(given)
    const found = findings.map(({ rule, level }) => (level === 'warning' ? `${rule} (warning)` : rule))
    expect(found.sort()).toEqual([...rules].sort())
    expect(passed).toBe(rules.every((rule) => rule.endsWith('(warning)')))
  })
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
