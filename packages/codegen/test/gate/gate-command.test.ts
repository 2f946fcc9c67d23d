import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ToyRepo } from '../toy/toy-repo.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const GREET = 'schemas/tools/core/greet.json'
let repo: ToyRepo

beforeAll(async () => {
  repo = new ToyRepo()
  await repo.release('1.0.0')
})
afterAll(() => repo.dispose())

/** What the gate says of the release with some changes, which are taken back. */
async function gated(change: () => void, ...options: string[]): Promise<{ code: number; text: string }> {
  try {
    change()
    return await repo.run('gate', ...options)
  } finally {
    repo.git('checkout', '--quiet', '.')
    repo.git('clean', '--quiet', '--force', '-d')
  }
}

const loud = (json: Record<string, unknown>): void => {
  const input = json.input as { properties: Record<string, unknown>; required: string[] }
  input.properties.loud = { type: 'boolean', description: 'Shout.' }
  input.required.push('loud')
  for (const example of json.examples as { input: Record<string, unknown> }[]) example.input.loud = true
}

describe('godot-contract gate', () => {
  it('passes right after a release', async () =>
    expect(await gated(() => {})).toEqual({ code: 0, text: 'gate passed: no changes since 1.0.0' }))

  it('fails for a breaking change, and says how to mend it', async () => {
    const { code, text } = await gated(() => repo.edit(GREET, loud))
    expect(code).toBe(1)
    expect(text).toMatch(/^BUMP_MISSING: INPUT_PROPERTY_ADDED_REQUIRED godot_greet: .*\n {4}mend: .*"contract_version": 1 -> 2/)
    expect(text).toMatch(/\ngate failed: breaking changes since 1\.0\.0$/)
  })

  it.each<[title: string, numbers: object, lines: string[]]>([
    [
      'M above C',
      { min_compatible_contract: 2 },
      [
        'MIN_ABOVE_CURRENT: min_compatible_contract 2 is above contract_version 1: no client is compatible',
        '    mend: schemas/contract.json: "min_compatible_contract": 2 -> 1',
      ],
    ],
    [
      'a major version that is not the contract',
      { contract_version: 2 },
      [
        'PACKAGE_MAJOR_MISMATCH: package_version 1.0.0 is not of major version 2, which is the contract_version',
        '    mend: godot-contract set-version 2.0.0, which writes schemas/contract.json: "package_version": "1.0.0" -> "2.0.0" and the packages with it',
      ],
    ],
  ])('fails for %s', async (_title, numbers, lines) =>
    expect(await gated(() => repo.numbers({ ...numbers }))).toEqual({ code: 1, text: lines.join('\n') }),
  )

  it('fails for a context of tools that lost a field', async () => {
    const { code, text } = await gated(() =>
      repo.write(
        'packages/server/src/tool-context.ts',
        'export interface ToolContextCalls {}\nexport interface ToolContext {}\n',
      ),
    )
    expect([code, text]).toEqual([1, expect.stringMatching(/^BUMP_MISSING: CONTEXT_FIELD_REMOVED .*clock/)])
  })

  it('fails for a released bundle that was edited', async () => {
    const path = 'schemas/released/1.0.0.json'
    const { code, text } = await gated(() => repo.write(path, repo.read(path).replaceAll('godot_greet', 'godot_great')))
    expect([code, text]).toEqual([1, expect.stringContaining(`RELEASE_EDITED: ${path} is not what was released`)])
  })

  it('prints data for programs, whatever the verdict', async () => {
    const { code, text } = await gated(() => repo.edit(GREET, loud), '--format', 'json')
    expect(code).toBe(1)
    expect(JSON.parse(text)).toMatchObject({
      verdict: 'fail',
      base: '1.0.0',
      class: 'breaking',
      findings: [{ rule: 'BUMP_MISSING', level: 'error' }],
    })
    expect(JSON.parse((await gated(() => {}, '--format', 'json')).text)).toEqual({
      verdict: 'pass',
      base: '1.0.0',
      class: 'none',
      findings: [],
    })
  })

  it('prints annotations for a workflow', async () => {
    const { text } = await gated(() => repo.edit(GREET, loud), '--format', 'github')
    expect(text).toMatch(/^::error file=schemas\/contract\.json,title=BUMP_MISSING::INPUT_PROPERTY_ADDED_REQUIRED .*%0Amend: /)
  })

  it.each<[title: string, change: () => void, options: string[], code: number, text: RegExp]>([
    [
      'a bundle that is not JSON',
      () => repo.write('schemas/released/1.0.0.json', '{'),
      [],
      1,
      /^schemas\/released\/1\.0\.0\.json: is not a bundle: /,
    ],
    [
      'a bundle without a version for a name',
      () => repo.write('schemas/released/old.json', '{}'),
      [],
      1,
      /^schemas\/released\/old\.json: the name of a released bundle is its version/,
    ],
    [
      'numbers that are none',
      () => repo.numbers({ contract_version: 'one' }),
      [],
      1,
      /^schemas\/contract\.json: needs contract_version/,
    ],
    ['a schema at fault', () => repo.edit(GREET, (json) => delete json.result), [], 1, /^schemas\/tools\/core\/greet\.json: /],
    ['a form that is none', () => {}, ['--format', 'xml'], 2, /^gate: --format is text, json, github, not 'xml'$/],
  ])('says in a line what is wrong with %s', async (_title, change, options, code, text) => {
    const ran = await gated(change, ...options)
    expect([ran.code, ran.text.split('\n')[0]]).toEqual([code, expect.stringMatching(text)])
  })
})
