import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LAYOUT } from './layout.js'
import { readIfThere } from './read-if-there.js'
import type { PackageFile } from './sources.js'

interface PackageJson {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Reads what our packages say of versions. */
export function readPackages(root: string): PackageFile[] {
  if (!existsSync(join(root, LAYOUT.packages))) return []
  return readdirSync(join(root, LAYOUT.packages))
    .sort()
    .flatMap((name) => {
      const file = `${LAYOUT.packages}/${name}/package.json`
      const text = readIfThere(join(root, file))
      return text === undefined ? [] : [packageFile(file, JSON.parse(text) as PackageJson)]
    })
}

function packageFile(file: string, { version = '', dependencies, devDependencies, peerDependencies }: PackageJson): PackageFile {
  const all = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
  return { file, version, siblings: Object.fromEntries(all.filter(([name]) => name.startsWith('@godot-mcp/'))) }
}
