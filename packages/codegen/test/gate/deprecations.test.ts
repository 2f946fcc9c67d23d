import { describe } from 'vitest'
import { FLOOR, holds, input, mark, marked, NAME, OTHER, TWO, text, tool, withZ, Z } from './judged.js'

describe('what goes has been warned of', () => {
  holds([
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
  ])
})
