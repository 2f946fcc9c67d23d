import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli/cli-error.js'
import { packageRoot } from '../package-root.js'

/** The addon that this package carries. */
export interface CarriedAddon {
  /** Folder with the addon's files. */
  folder: string
  version: string
}

/** Finds the carried addon beside this code. Throws CliError where the package was never built. */
export function carriedAddon(): CarriedAddon {
  const folder = join(packageRoot(), 'addon', 'godot_mcp')
  const version = pluginVersion(folder)
  if (version === null) throw new CliError(`this package carries no addon (${folder}); build it with \`npm run build\``)
  return { folder, version }
}

/** The path of a file of the carried addon, whether it is there or not. */
export function carriedAddonFile(path: string): string {
  return join(packageRoot(), 'addon', 'godot_mcp', path)
}

/** The version in an addon's plugin.cfg; null where there is no addon. */
export function pluginVersion(folder: string): string | null {
  const file = join(folder, 'plugin.cfg')
  if (!existsSync(file)) return null
  return /^version="([^"]*)"/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 'unknown'
}

/** Paths of all files below a folder, relative to it, sorted; `/` between parts on every system. */
export function filesBelow(folder: string, below = ''): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  const paths = entries.flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    return entry.isDirectory() ? filesBelow(folder, path) : [path]
  })
  return paths.sort()
}
