import { afterAll, describe, expect, it, vi } from 'vitest'
import { plainTool } from '../toy/toy-contract.js'
import { ToyRepo } from '../toy/toy-repo.js'

vi.setConfig({ testTimeout: 60_000 })

// The generator may not depend on the package that it generates; the rule is one file of it, without imports.
const COMPATIBILITY = new URL('../../../contract/src/compatibility.ts', import.meta.url).href
const WAVE = 'schemas/tools/core/wave.json'
const input = (properties: object) => ({ input: { type: 'object', properties } })
const hand = { type: 'string', description: 'Which one.' }
const mark = { since: '1.2.0', replacement: 'godot_greet' }

/** The whole life of a contract, one step a test: each goes on where the one before it ended. */
describe('the life of a contract', () => {
  const repo = new ToyRepo()
  afterAll(() => repo.dispose())
  const refused = async (...args: string[]): Promise<string[]> => {
    const { code, text } = await repo.run(...args)
    expect(code).toBe(1)
    return [...text.matchAll(/^([A-Z_]+): /gm)].map(([, rule = '']) => rule)
  }

  it('starts with a release', async () => {
    await repo.release('1.0.0')
    expect(await repo.run('gate')).toMatchObject({ code: 0 })
  })

  it('takes a new tool in the next minor release, and not in a patch', async () => {
    repo.writeJson(WAVE, plainTool('godot_wave', input({ hand })))
    repo.write('packages/server/src/tools/core/wave.ts', 'export const wave = (): void => {}\n')
    repo.note('`godot_wave`.', 'Added')
    repo.commit('wave')
    expect(await refused('release', '1.0.1')).toEqual(['MINOR_NEEDED'])
    await repo.release('1.1.0', '2030-02-01')
  })

  it('refuses that the tool goes, as nothing warned of it', async () => {
    repo.git('rm', '--quiet', WAVE, 'packages/server/src/tools/core/wave.ts')
    expect(await refused('gate')).toEqual(['BUMP_MISSING', 'DEPRECATION_SKIPPED'])
    repo.git('reset', '--quiet', '--hard')
  })

  it('refuses that a parameter goes', async () => {
    repo.writeJson(WAVE, plainTool('godot_wave'))
    expect(await refused('gate')).toContain('BUMP_MISSING')
    repo.git('reset', '--quiet', '--hard')
  })

  it('takes a warning once it is announced', async () => {
    repo.writeJson(WAVE, plainTool('godot_wave', { ...input({ hand }), deprecated: mark }))
    expect(await refused('gate')).toEqual(['DEPRECATION_UNANNOUNCED'])
    repo.note('`godot_wave`, use `godot_greet`.', 'Deprecated')
    repo.commit('deprecate wave')
    expect(await refused('release', '1.3.0')).toContain('SINCE_NOT_THIS_RELEASE')
    await repo.release('1.2.0', '2030-03-01')
    expect(repo.read('docs/reference/deprecations.md')).toContain(
      '| [`godot_wave`](core.md#godot_wave) | 1.2.0 | `godot_greet` |',
    )
  })

  it('refuses that the tool goes in the release that warned', async () => {
    repo.writeJson(WAVE, plainTool('godot_wave', { ...input({ hand }), deprecated: { ...mark, removed: '1.2.1' } }))
    repo.git('rm', '--quiet', 'packages/server/src/tools/core/wave.ts')
    expect(await refused('gate')).toEqual(['BUMP_MISSING', 'DEPRECATION_TOO_SHORT'])
  })

  it('refuses that it goes in a later release of the same contract', async () => {
    await repo.run('set-version', '1.3.0')
    repo.edit(WAVE, (json) => Object.assign(json, { deprecated: { ...mark, removed: '1.3.0' } }))
    expect(await refused('gate')).toEqual(['BUMP_MISSING'])
  })

  it('refuses a raised contract that still admits the clients it breaks', async () => {
    repo.numbers({ contract_version: 2 })
    expect(await refused('gate')).toEqual(['PACKAGE_MAJOR_MISMATCH'])
    await repo.run('set-version', '2.0.0')
    repo.edit(WAVE, (json) => Object.assign(json, { deprecated: { ...mark, removed: '2.0.0' } }))
    expect(await refused('gate')).toEqual(['MIN_COMPATIBLE_STALE', 'BREAKING_NOT_IN_CHANGELOG'])
  })

  it('takes contract 2 with the right floor, written down', async () => {
    repo.numbers({ min_compatible_contract: 2 })
    repo.note('`godot_wave`: use `godot_greet`.', 'Removed')
    repo.note('Contract 1 is no longer served.')
    await repo.release('2.0.0', '2030-04-01')
    expect(JSON.parse(repo.read('schemas/released/2.0.0.json'))).toMatchObject({
      contract_version: 2,
      min_compatible_contract: 2,
      removed: [{ name: 'godot_wave', ...mark, removed: '2.0.0' }],
    })
    expect(repo.read('docs/reference/deprecations.md')).toContain('| `godot_wave` | 1.2.0 | 2.0.0 | `godot_greet` |')
  })

  it('tells a client of contract 1 to upgrade', async () => {
    // What the release generated is what a server of it answers with, and what the check of every client reads.
    const generated = repo.read('packages/contract/src/generated/contract.ts')
    const [c, m] = ['CONTRACT_VERSION', 'MIN_COMPATIBLE_CONTRACT'].map((name) =>
      Number(new RegExp(`${name} = (\\d+)`).exec(generated)?.[1]),
    )
    const { checkCompatibility } = (await import(COMPATIBILITY)) as { checkCompatibility: (k: number, served: object) => object }
    expect(checkCompatibility(1, { contract_version: c, min_compatible_contract: m })).toMatchObject({
      compatible: false,
      verdict: 'client_too_old',
      message: expect.stringMatching(/Upgrade the client to 2\.x/),
    })
    expect(checkCompatibility(2, { contract_version: c, min_compatible_contract: m })).toEqual({ compatible: true })
  })
})
