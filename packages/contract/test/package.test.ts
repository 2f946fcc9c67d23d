import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { TOOLSETS } from '../src/index.js'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('..', import.meta.url))
// The packed paths, as a consumer names them; the bundler of the tests need not look into them.
const load = (path: string) => import(/* @vite-ignore */ `@godot-mcp/contract/${path}`)
const TOOLSET_NAMES = TOOLSETS.map(({ name }) => name)

describe('what the package exports', () => {
  it('is this, to both module systems', async () => {
    const names = [
      'BRIDGE',
      'BUILD_VERSION',
      'BUNDLES',
      'CONTRACT_DIGEST',
      'CONTRACT_VERSION',
      'DESCRIPTORS',
      'ERROR_CODES',
      'FAILURE_META_KEY',
      'MAX_PATH_LENGTH',
      'MIN_COMPATIBLE_CONTRACT',
      'PACKAGE_VERSION',
      'PATH_RULES',
      'REQUIRED_TOKENS',
      'RESOURCES',
      'TOOLSETS',
      'WIRE_COMMANDS',
      'checkCompatibility',
      'formatError',
    ]
    expect(Object.keys(await import('@godot-mcp/contract')).sort()).toEqual(names)
    expect(Object.keys(require('@godot-mcp/contract')).sort()).toEqual(names)
  })

  it.each(['published', 'wide', 'examples'])('has %s of all tools, and of each toolset', async (part) => {
    const all = (await load(part))[part]
    expect(require(`@godot-mcp/contract/${part}`)[part]).toEqual(all)
    const each = await Promise.all(TOOLSET_NAMES.map(async (name) => (await load(`${part}/${name}`))[part]))
    expect(Array.isArray(all) ? each.flat() : Object.assign({}, ...each)).toEqual(all)
  })

  it.each(TOOLSET_NAMES)('has the validators of %s, which accept its examples', async (toolset) => {
    const { examples } = await load(`examples/${toolset}`)
    for (const bySystem of [() => load(`validators/${toolset}`), () => require(`@godot-mcp/contract/validators/${toolset}`)]) {
      const { validators } = await bySystem()
      for (const [tool, list] of Object.entries<{ input: object; result: object }[]>(examples)) {
        for (const { input, result } of list) {
          expect([
            tool,
            validators[tool].input(structuredClone(input)),
            validators[tool].result(structuredClone(result)),
          ]).toEqual([tool, true, true])
        }
      }
    }
  })
})

describe('the packed package', () => {
  it('holds a chunk of validators a toolset, with types, for both module systems', () => {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' }),
    )
    const paths = packed.files.map(({ path }: { path: string }) => path)
    for (const name of [...TOOLSET_NAMES, 'wire']) {
      for (const kind of ['esm', 'cjs'])
        expect(paths).toEqual(
          expect.arrayContaining([
            `dist/${kind}/generated/validators/${name}.js`,
            `dist/${kind}/generated/validators/${name}.d.ts`,
          ]),
        )
    }
    expect(paths.filter((path: string) => !path.startsWith('dist/') && !/^(package\.json|README|LICENSE)/.test(path))).toEqual([])
  })
})
