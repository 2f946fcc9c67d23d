import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The packages that people install. */
export const packages = ['contract', 'client', 'testing', 'server', 'codegen'] as const
type PackageName = (typeof packages)[number]

/** The repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** An empty folder with our tarballs installed in it, as a user has them. */
export interface Installed {
  readonly folder: string
  /** Files of each tarball. */
  readonly files: { readonly [name in PackageName]: readonly string[] }
  /** Bytes of each tarball. */
  readonly sizes: { readonly [name in PackageName]: number }
  /** What a package.json says. */
  manifest(name: PackageName): { readonly [key: string]: unknown }
  /** Writes a file into the folder and returns its path. */
  write(name: string, text: string): string
  /** Runs a program in the folder and returns what it printed; throws with all of it where it fails. */
  run(command: string, args: readonly string[], env?: { readonly [name: string]: string }): string
  remove(): void
}

/** Packs what is built and installs it. Dependencies come from the registry, or from npm's cache of it. */
export function packAndInstall(names: readonly PackageName[] = packages): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-packaging-'))
  const tarballs = join(folder, 'tarballs')
  mkdirSync(tarballs)
  const workspaces = names.map((name) => `--workspace=@godot-mcp/${name}`)
  const packed = execFileSync('npm', ['pack', '--json', `--pack-destination=${tarballs}`, ...workspaces], {
    cwd: repository,
    encoding: 'utf8',
  })
  // npm's own report, one entry for each workspace.
  const report = JSON.parse(packed) as { name: string; filename: string; size: number; files: { path: string }[] }[]
  const run: Installed['run'] = (command, args, env = {}) => runIn(folder, command, args, env)
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }\n')
  const specs = report.map(({ filename }) => join(tarballs, filename.replace('@', '').replace('/', '-')))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...specs])
  return {
    folder,
    files: Object.fromEntries(
      report.map(({ name, files }) => [name.replace('@godot-mcp/', ''), files.map(({ path }) => path).sort()]),
    ) as unknown as Installed['files'],
    sizes: Object.fromEntries(
      report.map(({ name, size }) => [name.replace('@godot-mcp/', ''), size]),
    ) as unknown as Installed['sizes'],
    manifest: (name) => JSON.parse(readFileSync(join(folder, 'node_modules', '@godot-mcp', name, 'package.json'), 'utf8')),
    write(name, text) {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    },
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function runIn(cwd: string, command: string, args: readonly string[], env: { readonly [name: string]: string }): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}\n${stderr ?? ''}`, { cause: error })
  }
}
