import { expect, it } from 'vitest'
import type { Waiver } from '../../src/diff/waivers.js'
import { judge, type Verdict } from '../../src/gate/judge.js'
import { readChangelog } from '../../src/release/changelog.js'
import { releaseFile } from '../../src/release/releases.js'

/** Two tools of the toy contract that the gate is tested on. */
export const NAME = 'godot_scene_edit_create_node'
export const OTHER = 'godot_scene_edit_delete_node'
export const text = { type: 'string' } as const
/** An input schema. */
export const input = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const output = { type: 'object', properties: { node_path: text }, required: ['node_path'] }

/** A tool; what is given stands in place of the plain. */
export const tool = (name: string, parts: object = {}): object => ({
  name,
  toolset: 'scene_edit',
  safety: 'mutating',
  description: 'Does a thing.',
  inputSchema: input({ node_path: text }, ['node_path']),
  outputSchema: output,
  ...parts,
})
export const mark = { since: '1.4.0', replacement: NAME }
/** The other tool, marked. */
export const marked = tool(OTHER, { description: `Deprecated since 1.4.0: use ${NAME}.`, deprecated: mark })
/** The first tool with one more required parameter. */
export const withZ = tool(NAME, { inputSchema: input({ node_path: text, z: text }, ['node_path', 'z']) })

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

export interface Case {
  /** The releases before, oldest first; one of a plain tool where nothing is said. */
  readonly old?: readonly Contract[]
  readonly fresh: Contract
  readonly changelog?: string
  readonly waivers?: readonly Waiver[]
}

/** What the gate says of a release. */
export function judged({ old = [{}], fresh, changelog = '', waivers = [] }: Case): Verdict {
  const releases = old.map((contract) => {
    const version = contract.version ?? '1.4.0'
    return { version, file: releaseFile(version), bundle: bundle(contract) }
  })
  const tree = bundle({ version: '1.5.0', ...fresh })
  return judge({
    releases,
    tree,
    version: tree.version,
    releasing: true,
    changelog: readChangelog(changelog),
    waivers,
  })
}

/** Entries of the changelog. */
export const Z = `- \`${NAME}\`: \`z\` is required.`
export const FLOOR = '- contract 1 is no longer served'
/** The numbers of the next contract. */
export const TWO = { version: '2.0.0', c: 2, m: 2 }

/** What is released, and the rules of what is found; an empty list passes, and so do warnings. */
export type CaseRow = readonly [title: string, rules: string[], given: Case]

/** Makes each row a test. */
export function holds(cases: readonly CaseRow[]): void {
  it.each(cases)('%s: %j', (_title, rules, given) => {
    const { findings, passed } = judged(given)
    const found = findings.map(({ rule, level }) => (level === 'warning' ? `${rule} (warning)` : rule))
    expect(found.sort()).toEqual([...rules].sort())
    expect(passed).toBe(rules.every((rule) => rule.endsWith('(warning)')))
  })
}
