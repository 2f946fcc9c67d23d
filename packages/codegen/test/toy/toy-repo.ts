import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { main } from '../../src/cli.js'
import { TOY, toySources } from './toy-contract.js'

type Json = Record<string, unknown>

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number
  readonly text: string
}

/** A git repository with a contract, handlers, packages and a changelog, in a folder of its own. */
export class ToyRepo {
  readonly root = mkdtempSync(join(tmpdir(), 'toy-repo-'))

  constructor(version = '1.0.0-dev') {
    for (const [path, json] of toySources().schemas) this.writeJson(`schemas/${path}`, json)
    this.writeJson('schemas/contract.json', { ...TOY['contract.json'], package_version: version })
    this.write(
      'addon/addons/godot_mcp/toolsets/scene.gd',
      'extends RefCounted\n\n\nfunc cmd_get_tree(p: Dictionary) -> Variant:\n\treturn p\n\n\nfunc cmd_move(p: Dictionary) -> Variant:\n\treturn p\n',
    )
    this.write('packages/server/src/tools/core/greet.ts', 'export const greet = (): void => {}\n')
    this.write(
      'packages/server/src/tool-context.ts',
      "export interface ToolContextCalls { 'clock.now': { params: null; result: number } }\nexport interface ToolContext { clock: { now: () => number } }\n",
    )
    this.writeJson('packages/server/package.json', {
      name: '@godot-mcp/server',
      version,
      dependencies: { '@godot-mcp/contract': version, ws: '^8.0.0' },
    })
    this.writeJson('packages/contract/package.json', { name: '@godot-mcp/contract', version })
    this.writeJson('package-lock.json', {
      name: 'toy',
      lockfileVersion: 3,
      packages: {
        '': { name: 'toy' },
        'node_modules/@godot-mcp/contract': { resolved: 'packages/contract', link: true },
        'node_modules/ws': { version: '8.0.0' },
        'packages/contract': { name: '@godot-mcp/contract', version },
        'packages/server': { name: '@godot-mcp/server', version, dependencies: { '@godot-mcp/contract': version, ws: '^8.0.0' } },
      },
    })
    this.write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- Everything.\n')
    this.write('.gitignore', 'packages/contract/src/generated/validators/\n')
    this.git('init', '--quiet')
    this.commit('start')
  }

  /** Runs a command of `godot-contract` on the repository. */
  async run(...args: string[]): Promise<Ran> {
    const lines: string[] = []
    const take = (text: string): void => void lines.push(text)
    const code = await main([...args, '--root', this.root], { line: take, fault: take })
    return { code, text: lines.join('\n') }
  }

  /** Makes a release that has to succeed, and commits it. */
  async release(version: string, date = '2030-01-02'): Promise<void> {
    this.commit(`before ${version}`)
    const { code, text } = await this.run('release', version, '--date', date)
    if (code !== 0) throw new Error(text)
    this.commit(`release ${version}`)
  }

  /** Adds an entry below Unreleased. */
  note(entry: string, heading = 'Changed'): void {
    this.write(
      'CHANGELOG.md',
      this.read('CHANGELOG.md').replace('## [Unreleased]\n', `## [Unreleased]\n\n### ${heading}\n\n- ${entry}\n`),
    )
  }

  /** Changes a JSON file by its value. */
  edit(path: string, change: (json: Json) => void): void {
    const json = JSON.parse(this.read(path)) as Json
    change(json)
    this.writeJson(path, json)
  }

  /** Sets the numbers of the contract. */
  numbers(numbers: Json): void {
    this.edit('schemas/contract.json', (json) => Object.assign(json, numbers))
  }

  commit(message: string): void {
    this.git('add', '--all')
    this.git('-c', 'user.name=Toy', '-c', 'user.email=toy@example.org', 'commit', '--quiet', '--allow-empty', '-m', message)
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path))
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  writeJson(path: string, json: unknown): void {
    this.write(path, `${JSON.stringify(json, null, 2)}\n`)
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' })
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
