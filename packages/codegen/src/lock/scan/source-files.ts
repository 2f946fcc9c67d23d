import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../../bad-input.js'

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/
const ELSEWHERE = new Set(['node_modules', 'dist', 'build', 'coverage'])

/** The code files at a path: the file itself, or all below a folder but what is installed, built or hidden. */
export function sourceFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw new BadInput(`${path}: there is no such file or folder`)
  if (!stats.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || ELSEWHERE.has(entry.name)) return []
      if (entry.isDirectory()) return sourceFiles(join(path, entry.name))
      return CODE.test(entry.name) ? [join(path, entry.name)] : []
    })
}
