import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rootDir } from './root-dir.mjs'

const stateFile = join(rootDir, '.tools/logs/tree-state.json')

/** Files of the work tree that differ from the last commit or are new, each with a digest of what it holds. */
export function treeState() {
  const list = (...args) =>
    execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\0')
      .filter(Boolean)
  const paths = new Set([...list('ls-files', '-z', '--modified'), ...list('ls-files', '-z', '--others', '--exclude-standard')])
  return Object.fromEntries([...paths].sort().map((path) => [path, digest(join(rootDir, path))]))
}

/** Remembers the tree as it is before the first step. */
export function saveTreeState() {
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, JSON.stringify(treeState(), null, 1))
}

/** Paths that have changed since `saveTreeState`, sorted. */
export function changedSinceStart() {
  const before = JSON.parse(readFileSync(stateFile, 'utf8'))
  const now = treeState()
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path]).sort()
}

function digest(path) {
  if (!existsSync(path) || !statSync(path).isFile()) return 'absent'
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
