import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'

/** Where the project's own GDScript lives. */
export const GDSCRIPT_FOLDERS = ['addon', 'tests']

/**
 * The hand-written GDScript files that git knows or would know below `folders`: paths relative to the repository's root, sorted.
 * `generated: true` adds the generated ones.
 */
export function gdscriptFiles(folders, { generated = false } = {}) {
  const patterns = folders.map((folder) => `:(glob)${folder}/**/*.gd`)
  const exclude = generated ? [] : [':(exclude,glob)**/generated/**']
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns, ...exclude],
    {
      cwd: rootDir,
      encoding: 'utf8',
    },
  )
  return [...new Set(listed.split('\0').filter((path) => path && existsSync(join(rootDir, path))))].sort()
}
