import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Installed, packages, repository } from './installed.js'

/** What `npx` fetches before the server's first start, at most. */
const SERVER_BYTES = 600_000

const dual = ['contract', 'client', 'testing'] as const

/** What is in the packages. */
export function describeTarballs(installed: () => Installed): void {
  describe('each package', () => {
    it.each(packages)('%s has one version with the others, a licence, and runs nothing when it is installed', (name) => {
      const { version, license, scripts = {} } = installed().manifest(name)
      expect(version).toBe(installed().manifest('contract')['version'])
      expect(license).toBe('MIT')
      expect(installed().files[name]).toContain('LICENSE')
      expect(Object.keys(scripts as object).filter((script) => /install|prepare/.test(script))).toEqual([])
    })

    it.each(packages)('%s holds what it needs and nothing of how it was made', (name) => {
      const foreign = /(^|\/)(src|test|tests|scripts|node_modules|\.turbo)\/|\.map$|tsconfig|tsbuildinfo|vitest/
      expect(installed().files[name].filter((path) => foreign.test(path))).toEqual([])
    })

    it.each(dual)('%s brings code and types for both module systems', (name) => {
      expect(installed().files[name]).toEqual(
        expect.arrayContaining([
          'dist/cjs/index.d.ts',
          'dist/cjs/index.js',
          'dist/cjs/package.json',
          'dist/esm/index.d.ts',
          'dist/esm/index.js',
        ]),
      )
    })

    it.each(dual)('%s has types that resolve the same way as its code', (name) => {
      const attw = join(repository, 'node_modules', '.bin', 'attw')
      installed().run(attw, ['--pack', join(repository, 'packages', name), '--profile', 'node16'])
    })
  })

  it('the server is one package with the addon inside', () => {
    expect(installed().manifest('server')['dependencies'] ?? {}).toEqual({})
    expect(installed().files.server).toEqual(
      expect.arrayContaining(['bin/godot-mcp.js', 'dist/main.js', 'addon/godot_mcp/plugin.cfg', 'addon/godot_mcp/plugin.gd']),
    )
  })

  it('the server is fetched in a moment', () => {
    expect(installed().sizes.server).toBeLessThan(SERVER_BYTES)
  })

  it.each(['esm', 'cjs'])('the public types of the client (%s) come from the contract and from nowhere else', (format) => {
    const dist = join(installed().folder, 'node_modules/@godot-mcp/client/dist', format)
    expect([...foreignImports(join(dist, 'index.d.ts'))]).toEqual(['@godot-mcp/contract'])
  })
}

/** The packages that a declaration file needs, itself or through the files it imports. */
function foreignImports(start: string): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const read = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)) {
      if (specifier.startsWith('.')) read(join(dirname(file), specifier.replace(/\.js$/, '.d.ts')))
      else found.add(specifier)
    }
  }
  read(start)
  return found
}
