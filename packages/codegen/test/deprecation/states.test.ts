import { describe, expect, it } from 'vitest'
import { deprecationsPage } from '../../src/emit/docs-deprecations.js'
import { descriptorsTs } from '../../src/emit/tools-ts.js'
import { allTools } from '../../src/model/contract.js'
import { publishTool } from '../../src/publish/publish-tool.js'
import { plainTool, set, toy, toyFaults } from '../toy/toy-contract.js'

const GREET = 'tools/core/greet.json'
const WAVE = 'tools/core/wave.json'
const gone = { since: '1.1.0', replacement: 'godot_greet', removed: '2.0.0' }
const loud = { type: 'boolean', description: 'Shout.' }

describe('a deprecated tool', () => {
  const { contract } = toy(set(GREET, '/deprecated', { since: '1.3.0', replacement: 'godot_scene_move' }))
  const [greet] = allTools(contract)

  it('says so in its description, wherever that is shown', () => {
    expect(greet && publishTool(greet, contract.shapes).description).toBe(
      'Greet someone. Never fails. Deprecated since 1.3.0: use godot_scene_move.',
    )
  })

  it('is struck through where the client offers its method', () => {
    const [core] = contract.toolsets
    expect(core && descriptorsTs(core)).toContain('   * @deprecated since 1.3.0: use godot_scene_move.\n')
  })

  it('is on the page of deprecations', () => {
    expect(deprecationsPage(contract)).toContain('| [`godot_greet`](core.md#godot_greet) | 1.3.0 | `godot_scene_move` |')
  })
})

describe('a deprecated parameter', () => {
  const { contract } = toy({
    ...set(GREET, '/input/properties/loud', loud),
    [WAVE]: plainTool('godot_wave', {
      input: { type: 'object', properties: { loud, volume: loud } },
      deprecated_parameters: { loud: { since: '1.3.0', replacement: 'volume' } },
    }),
  })
  const wave = allTools(contract).find(({ name }) => name === 'godot_wave')

  it('is marked, and says what to use instead', () => {
    expect(wave?.input.properties?.loud).toEqual({
      type: 'boolean',
      description: 'Shout. Deprecated since 1.3.0: use volume.',
      deprecated: true,
    })
    expect(deprecationsPage(contract)).toContain('| [`godot_wave`](core.md#godot_wave): `loud` | 1.3.0 | `volume` |')
  })
})

describe('a removed tool', () => {
  const { contract } = toy({ [WAVE]: plainTool('godot_wave', { deprecated: gone }) })

  it('is not served, and its file is kept as the record', () => {
    expect(allTools(contract).map(({ name }) => name)).not.toContain('godot_wave')
    expect(contract.removedTools.map(({ name }) => name)).toEqual(['godot_wave'])
  })

  it('stays on the page of deprecations', () => {
    expect(deprecationsPage(contract)).toContain('| `godot_wave` | 1.1.0 | 2.0.0 | `godot_greet` |')
  })
})

describe('a deprecated alias', () => {
  it('is told with the tool that it stands for', () => {
    const parts = { aliases: ['godot_hail'], deprecated_aliases: { godot_hail: { since: '1.3.0' } } }
    const { contract } = toy({ [WAVE]: plainTool('godot_wave', parts) })
    expect(deprecationsPage(contract)).toContain('| `godot_hail` | 1.3.0 | [`godot_wave`](core.md#godot_wave) |')
  })
})

describe('a build stops at', () => {
  it.each<[title: string, parts: object, line: string]>([
    [
      'a warning that is typed',
      { description: 'Deprecated: use something else.' },
      '/description: says itself that something is deprecated; say it in "deprecated", and the sentence is added',
    ],
    [
      'a tool that replaces itself',
      { deprecated: { since: '1.3.0', replacement: 'godot_wave' } },
      '/deprecated/replacement: a tool cannot replace itself',
    ],
    [
      'a removal before the warning',
      { deprecated: { since: '1.3.0', replacement: 'godot_greet', removed: '1.3.0' } },
      '/deprecated/removed: 1.3.0 is not later than since, 1.3.0',
    ],
    [
      'a removed tool whose replacement never was',
      { deprecated: { ...gone, replacement: 'godot_bow' } },
      "/deprecated/replacement: there is not and was not a tool 'godot_bow'",
    ],
    [
      'a parameter that is marked by hand',
      { input: { type: 'object', properties: { loud: { ...loud, deprecated: true } } } },
      '/input/properties/loud: says itself that it is deprecated; say it in "deprecated_parameters", and the rest is added',
    ],
    [
      'a parameter that is not there',
      { deprecated_parameters: { loud: { since: '1.3.0' } } },
      `/deprecated_parameters/loud: there is no parameter 'loud'; say "removed" if it has gone`,
    ],
    [
      'a parameter that has gone and is there',
      { input: { type: 'object', properties: { loud } }, deprecated_parameters: { loud: { since: '1.3.0', removed: '2.0.0' } } },
      `/deprecated_parameters/loud: the parameter 'loud' is there, though it says "removed"`,
    ],
    [
      'a parameter without its replacement',
      {
        input: { type: 'object', properties: { loud } },
        deprecated_parameters: { loud: { since: '1.3.0', replacement: 'volume' } },
      },
      "/deprecated_parameters/loud/replacement: there is no other parameter 'volume'",
    ],
    [
      'an alias that is not there',
      { deprecated_aliases: { godot_hail: { since: '1.3.0' } } },
      `/deprecated_aliases/godot_hail: there is no alias 'godot_hail'; say "removed" if it has gone`,
    ],
    [
      'an alias that has gone and is there',
      { aliases: ['godot_hail'], deprecated_aliases: { godot_hail: { since: '1.3.0', removed: '2.0.0' } } },
      `/deprecated_aliases/godot_hail: the alias 'godot_hail' is there, though it says "removed"`,
    ],
  ])('%s', (_title, parts, line) => {
    expect(toyFaults({ [WAVE]: plainTool('godot_wave', parts) })).toContain(`schemas/${WAVE}: ${line}`)
  })
})
