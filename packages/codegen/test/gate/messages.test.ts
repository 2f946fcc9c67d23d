import { describe, expect, it } from 'vitest'
import type { GateFinding, GateRule } from '../../src/gate/finding.js'
import { judgeNumbers } from '../../src/gate/numbers.js'
import { type Case, FLOOR, judged, mark, marked, NAME, OTHER, TWO, tool, withZ, Z } from './judged.js'

interface Failure {
  readonly given: Case | { readonly c: number; readonly m: number; readonly version: string }
  readonly message: RegExp
  readonly edit: RegExp
}

const both = [tool(NAME), tool(OTHER)]
const waiver = { rule: 'INPUT_PROPERTY_ADDED_REQUIRED', tool: NAME, path: '/inputSchema/properties/z', reason: 'R.' }

/** How each failure is provoked, what it says, and the edit that it names. The compiler asks for every rule; the one that needs a server has a test of its own. */
const FAILURES: Readonly<Record<Exclude<GateRule, 'SNAPSHOT_STALE'>, Failure>> = {
  ALIAS_DIVERGED: {
    given: { old: [{ tools: [tool(OTHER)] }], fresh: { tools: [{ ...withZ, aliases: [OTHER] }] } },
    message:
      /^godot_scene_edit_delete_node was released with 1\.4\.0 and is an alias of godot_scene_edit_create_node now, which differs: INPUT_PROPERTY_ADDED_REQUIRED /,
    edit: /^Make it optional with a default\.$/,
  },
  BREAKING_NOT_IN_CHANGELOG: {
    given: { fresh: { ...TWO, tools: [withZ] }, changelog: `## 2.0.0\n${FLOOR}` },
    message: /^INPUT_PROPERTY_ADDED_REQUIRED .+ breaks clients, and the changelog does not name godot_scene_edit_create_node$/,
    edit: /^CHANGELOG\.md, under Unreleased: - `godot_scene_edit_create_node`: /,
  },
  BUMP_MISSING: {
    given: { fresh: { tools: [withZ] } },
    message: /breaks clients of contract 1, and contract_version is still 1$/,
    edit: /"contract_version": 1 -> 2, .+"min_compatible_contract": 1 -> 2, then godot-contract set-version 2\.0\.0$/,
  },
  BUMP_NOT_ONE: {
    given: { fresh: { version: '3.0.0', c: 3, m: 3, tools: [withZ] }, changelog: `## 3.0.0\n${Z}\n${FLOOR}` },
    message: /^contract_version rose from 1 to 3 at once$/,
    edit: /^schemas\/contract\.json: "contract_version": 3 -> 2$/,
  },
  BUMP_UNNEEDED: {
    given: { fresh: { c: 2, tools: both } },
    message: /^contract_version rose from 1 to 2, and nothing in the contract breaks a client of release 1\.4\.0$/,
    edit: /^schemas\/contract\.json: "contract_version": 2 -> 1$/,
  },
  CONTRACT_VERSION_DECREASED: {
    given: { old: [{ version: '2.4.0', c: 2 }], fresh: { version: '2.5.0', c: 1 } },
    message: /^contract_version fell from 2 \(release 2\.4\.0\) to 1$/,
    edit: /^schemas\/contract\.json: "contract_version": 1 -> 2$/,
  },
  DEPRECATION_NOT_IN_DESCRIPTION: {
    given: { old: [{ tools: [tool(NAME), marked] }], fresh: { tools: [tool(NAME), tool(OTHER, { deprecated: mark })] } },
    message: /^godot_scene_edit_delete_node is deprecated, and its description does not say so$/,
    edit: /^godot-contract build: the sentence is generated$/,
  },
  DEPRECATION_SKIPPED: {
    given: { old: [{ tools: both }], fresh: TWO },
    message: /^godot_scene_edit_delete_node is removed, and no release had marked it as deprecated$/,
    edit: /^put it back; "deprecated" with "since" in schemas\/tools\/scene_edit\/delete_node\.json warns for one minor release, then it can go$/,
  },
  DEPRECATION_TOO_SHORT: {
    given: { old: [{ tools: [tool(NAME), marked] }], fresh: { version: '1.4.1' } },
    message:
      /^godot_scene_edit_delete_node was marked in 1\.4\.0 and is removed in 1\.4\.1 or a patch of it, the same minor release$/,
    edit: /^put it back until the minor release after 1\.4$/,
  },
  DEPRECATION_UNANNOUNCED: {
    given: { old: [{ tools: [tool(NAME), marked] }], fresh: { tools: [tool(NAME), marked] } },
    message:
      /^godot_scene_edit_delete_node is deprecated since 1\.4\.0, and the changelog has no entry of that release that says so and names godot_scene_edit_delete_node$/,
    edit: /^CHANGELOG\.md, under 1\.4\.0, ### Deprecated: - `godot_scene_edit_delete_node`, use `godot_scene_edit_create_node`$/,
  },
  MINOR_NEEDED: {
    given: { fresh: { version: '1.4.1', tools: both } },
    message: /^1\.4\.1 is a patch of 1\.4, and the contract has grown: TOOL_ADDED godot_scene_edit_delete_node: is new$/,
    edit: /^release 1\.5\.0$/,
  },
  MIN_ABOVE_CURRENT: {
    given: { c: 1, m: 2, version: '1.0.0' },
    message: /^min_compatible_contract 2 is above contract_version 1: no client is compatible$/,
    edit: /^schemas\/contract\.json: "min_compatible_contract": 2 -> 1$/,
  },
  MIN_COMPATIBLE_STALE: {
    given: { fresh: { version: '2.0.0', c: 2, tools: [withZ] } },
    message: /^a client of contract 1 passes 1 <= 1 <= 2 and then breaks: INPUT_PROPERTY_ADDED_REQUIRED /,
    edit: /^schemas\/contract\.json: "min_compatible_contract": 1 -> 2$/,
  },
  PACKAGE_MAJOR_MISMATCH: {
    given: { c: 2, m: 2, version: '1.3.0' },
    message: /^package_version 1\.3\.0 is not of major version 2, which is the contract_version$/,
    edit: /^godot-contract set-version 2\.0\.0, which writes schemas\/contract\.json: "package_version": "1\.3\.0" -> "2\.0\.0" /,
  },
  RELEASE_EDITED: {
    given: { old: [{ rest: { contract_digest: 'sha256:0' } }], fresh: {} },
    message: /^schemas\/released\/1\.4\.0\.json is not what was released: its contract_digest is of other promises$/,
    edit: /^git checkout schemas\/released\/1\.4\.0\.json$/,
  },
  RELEASE_NOT_LATER: {
    given: { fresh: { version: '1.3.9' } },
    message: /^1\.3\.9 is not later than 1\.4\.0, the newest release$/,
    edit: /^release a version later than 1\.4\.0$/,
  },
  REMOVAL_NOT_RECORDED: {
    given: { old: [{ tools: [tool(NAME), marked] }], fresh: { ...TWO, rest: { package_version: '2.0.0' } } },
    message: /^godot_scene_edit_delete_node is removed, and its file does not say when$/,
    edit: /^keep schemas\/tools\/scene_edit\/delete_node\.json and say "removed" in "deprecated"$/,
  },
  REPLACEMENT_MISSING: {
    given: {
      old: [{ tools: [tool(NAME), marked] }],
      fresh: { tools: [tool(NAME), { ...marked, deprecated: { ...mark, replacement: 'godot_none' } }] },
    },
    message: /^godot_scene_edit_delete_node is to be replaced by godot_none, which is not served$/,
    edit: /"replacement": name one that is served$/,
  },
  SINCE_NOT_THIS_RELEASE: {
    given: { fresh: { tools: [tool(NAME), marked] } },
    message: /^godot_scene_edit_delete_node says "since": "1\.4\.0", and no release has that; this would be 1\.5\.0$/,
    edit: /"since": "1\.4\.0" -> "1\.5\.0"$/,
  },
  WAIVER_EXPIRED: {
    given: { fresh: { tools: [withZ] }, waivers: [{ ...waiver, release: '1.4.0' }] },
    message: /^INPUT_PROPERTY_ADDED_REQUIRED .+: was for 1\.4\.0; decide anew or take it out$/,
    edit: /^contract-waivers\.json: take it out$/,
  },
  WAIVER_UNUSED: {
    given: { fresh: {}, waivers: [{ ...waiver, release: '1.5.0' }] },
    message: /^INPUT_PROPERTY_ADDED_REQUIRED .+: matches no finding; take it out$/,
    edit: /^contract-waivers\.json: take it out$/,
  },
}

/** Warnings: a person decides. */
const WARNINGS: readonly string[] = ['BUMP_NOT_ONE', 'REMOVAL_NOT_RECORDED']

function findings({ given }: Failure): readonly GateFinding[] {
  if (!('c' in given)) return judged(given).findings
  return judgeNumbers({ contract_version: given.c, min_compatible_contract: given.m, package_version: given.version })
}

describe('a failure of the gate', () => {
  it.each(Object.entries(FAILURES))('%s says what is wrong and the edit that mends it', (rule, failure) => {
    const found = findings(failure).filter((finding) => finding.rule === rule)
    expect(found).toEqual([
      expect.objectContaining({
        level: WARNINGS.includes(rule) ? 'warning' : 'error',
        message: expect.stringMatching(failure.message),
        edit: expect.stringMatching(failure.edit),
      }),
    ])
  })
})
