import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToyRepo } from '../toy/toy-repo.js'

vi.setConfig({ testTimeout: 60_000 })

let repo: ToyRepo
beforeEach(() => {
  repo = new ToyRepo()
})
afterEach(() => repo.dispose())

describe('a release', () => {
  it('freezes the contract, and writes version, stamp and changelog wherever they stand', async () => {
    const { code, text } = await repo.run('release', '1.0.0', '--date', '2030-01-02')
    expect([code, text]).toEqual([0, expect.stringContaining('Now commit all of it and tag the commit v1.0.0.')])
    expect(JSON.parse(repo.read('schemas/released/1.0.0.json'))).toMatchObject({
      package_version: '1.0.0',
      version: '2030.01.02',
      contract_version: 1,
      contract_digest: expect.stringMatching(/^sha256:/),
      tools: expect.arrayContaining([expect.objectContaining({ name: 'godot_greet' })]),
      tool_context: { definitions: expect.objectContaining({ ToolContext: expect.anything() }) },
    })
    expect(JSON.parse(repo.read('schemas/contract.json'))).toMatchObject({ version: '2030.01.02', package_version: '1.0.0' })
    expect(JSON.parse(repo.read('packages/server/package.json'))).toEqual({
      name: '@godot-mcp/server',
      version: '1.0.0',
      dependencies: { '@godot-mcp/contract': '1.0.0', ws: '^8.0.0' },
    })
    expect(JSON.parse(repo.read('package-lock.json')).packages).toMatchObject({
      'node_modules/ws': { version: '8.0.0' },
      'packages/contract': { version: '1.0.0' },
      'packages/server': { version: '1.0.0', dependencies: { '@godot-mcp/contract': '1.0.0', ws: '^8.0.0' } },
    })
    expect(repo.read('CHANGELOG.md')).toBe('# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2030-01-02\n\n- Everything.\n')
    expect(repo.read('addon/addons/godot_mcp/plugin.cfg')).toContain('version="2030.01.02"')
    expect(await repo.run('check')).toMatchObject({ code: 0 })
    expect(await repo.run('gate')).toEqual({ code: 0, text: 'gate passed: no changes since 1.0.0' })
  })

  it('of the same day gets a number', async () => {
    await repo.release('1.0.0-alpha.1')
    repo.note('More.')
    await repo.release('1.0.0-alpha.2')
    expect(JSON.parse(repo.read('schemas/contract.json'))).toMatchObject({
      version: '2030.01.02.1',
      package_version: '1.0.0-alpha.2',
    })
  })

  it('writes a tool on a line, so that two releases can be read side by side', async () => {
    await repo.release('1.0.0')
    expect(repo.read('schemas/released/1.0.0.json')).toMatch(/^ {4}\{"name":"godot_greet",.*\},?$/m)
  })

  it.each<[title: string, before: () => Promise<void> | void, args: string[], text: RegExp]>([
    [
      'with files that are not committed',
      () => repo.write('new.txt', 'x'),
      ['1.0.0'],
      /^release: commit or undo these first: new\.txt$/,
    ],
    ['without a version', () => {}, [], /^release: '' is no version such as 1\.2\.0/],
    ['of another contract', () => {}, ['2.0.0'], /^release: 2\.0\.0 is not of major version 1, which is the contract_version$/],
    [
      'that the changelog says nothing of',
      () => {
        repo.write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n')
        repo.commit('nothing')
      },
      ['1.0.0'],
      /^CHANGELOG\.md: has nothing under Unreleased/,
    ],
    ['that is there already', () => again('1.0.0'), ['1.0.0'], /^RELEASE_NOT_LATER: 1\.0\.0 is not later than 1\.0\.0/],
    [
      'while the gate is red',
      async () => {
        await again('1.0.0')
        repo.edit('schemas/tools/core/greet.json', (json) => Object.assign(json, { safety: 'runtime' }))
        repo.commit('break')
      },
      ['1.1.0'],
      /^BUMP_MISSING: SAFETY_CLASS_CHANGED godot_greet/,
    ],
    ['on a day that is none', () => {}, ['1.0.0', '--date', 'tomorrow'], /^release: 'tomorrow' is no day such as/],
  ])('%s is refused, and nothing is written', async (_title, before, args, text) => {
    await before()
    const status = repo.git('status', '--porcelain')
    const ran = await repo.run('release', ...args)
    expect(ran.code).toBeGreaterThan(0)
    expect(ran.text).toMatch(text)
    expect(repo.git('status', '--porcelain')).toBe(status)
  })

  it('outside of a repository says that it cannot tell what is committed', async () => {
    rmSync(join(repo.root, '.git/HEAD'))
    expect(await repo.run('release', '1.0.0')).toEqual({
      code: 2,
      text: expect.stringMatching(/^git status: fatal: not a git repository/),
    })
  })

  it('can be tried with files that are not committed', async () => {
    repo.write('new.txt', 'x')
    expect(await repo.run('release', '1.0.0', '--allow-dirty')).toMatchObject({ code: 0 })
  })
})

describe('set-version', () => {
  it('gives all packages the version, and generates what follows', async () => {
    await repo.run('build')
    expect(await repo.run('set-version', '1.1.0-dev')).toMatchObject({ code: 0 })
    expect(await repo.run('check')).toMatchObject({ code: 0 })
    expect(repo.read('packages/contract/src/generated/contract.ts')).toContain("PACKAGE_VERSION = '1.1.0-dev'")
  })

  it('refuses what is no version', async () => {
    expect(await repo.run('set-version', 'next')).toEqual({
      code: 1,
      text: "set-version: 'next' is no version such as 1.2.0 or 1.2.0-alpha.1",
    })
  })
})

async function again(version: string): Promise<void> {
  await repo.release(version)
  repo.note('More.')
  repo.commit('more')
}
