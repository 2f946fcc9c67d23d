import { describe, expect, it } from 'vitest'
import type { SafetyConfig } from '../../src/config/safety.js'
import { restrictContract } from '../../src/safety/restrict-contract.js'
import { type ToyTool, toyContract } from '../support/toy-contract.js'

const TOOLS: ToyTool[] = [
  { name: 'godot_look' },
  { name: 'godot_run', flags: ['executes_code'], profile: 'no_destructive' },
  { name: 'godot_write', safety: 'mutating', flags: ['writes_disk'], profile: 'no_destructive' },
  { name: 'godot_cut', safety: 'destructive', profile: 'full', aliases: ['godot_snip'], toolset: 'extra' },
]
const restricted = (safety: SafetyConfig) => {
  const contract = toyContract(TOOLS)
  const resource = { name: 'x', title: 'X', description: 'X', mimeType: 'text/plain', input: {}, inputFromTemplate: {} }
  const resources = [
    { ...resource, uri: 'godot://look', tool: 'godot_look' },
    { ...resource, uri: 'godot://run', tool: 'godot_run' },
  ]
  return restrictContract({ ...contract, resources, definitions: contract.definitions }, safety)
}

describe('a contract without what the settings take away', () => {
  it.each<[SafetyConfig, string[], Record<string, string>]>([
    [{ profile: 'full', codeExecution: true }, ['godot_look', 'godot_run', 'godot_write', 'godot_cut'], {}],
    [{ profile: 'full', codeExecution: false }, ['godot_look', 'godot_write', 'godot_cut'], { godot_run: 'code_execution' }],
    [
      { profile: 'no_destructive', codeExecution: true },
      ['godot_look', 'godot_run', 'godot_write'],
      { godot_cut: 'safety_profile', godot_snip: 'safety_profile' },
    ],
    [
      { profile: 'read_only', codeExecution: false },
      ['godot_look'],
      { godot_run: 'safety_profile', godot_write: 'safety_profile', godot_cut: 'safety_profile', godot_snip: 'safety_profile' },
    ],
  ])('%j', async (safety, left, withheld) => {
    const contract = restricted(safety)
    expect([...contract.tools.keys()]).toEqual(left)
    expect(contract.toolsets.flatMap(({ tools }) => tools)).toEqual(left)
    const definitions = await Promise.all(contract.toolsets.map(({ name }) => contract.definitions(name)))
    expect(definitions.flat().map(({ name }) => name)).toEqual(left)
    expect(Object.fromEntries([...contract.withheld].map(([name, { required }]) => [name, required]))).toEqual(withheld)
    expect(contract.resources.map(({ tool }) => tool)).toEqual(['godot_look', 'godot_run'].filter((name) => left.includes(name)))
  })

  it('says why, in words that name the tool and the setting', () => {
    const { withheld } = restricted({ profile: 'read_only', codeExecution: true })
    expect(withheld.get('godot_snip')?.hint).toMatch(
      /^godot_cut is destructive, and this server runs with GODOT_MCP_SAFETY=read_only: /,
    )
    expect(withheld.get('godot_run')?.hint).toMatch(
      /^godot_run runs code, and this server runs with GODOT_MCP_SAFETY=read_only: /,
    )
  })
})
