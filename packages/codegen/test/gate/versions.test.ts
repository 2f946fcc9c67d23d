import { describe } from 'vitest'
import { holds, NAME, OTHER, tool, withZ, Z } from './judged.js'

describe('a release fits to those before it', () => {
  holds([
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
  ])
})
