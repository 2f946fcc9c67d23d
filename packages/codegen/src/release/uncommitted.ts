import { spawnSync } from 'node:child_process'
import { BadInput } from '../bad-input.js'

/** Paths below a project's root that git would commit, new ones included. Throws BadInput where git cannot say. */
export function uncommitted(root: string): string[] {
  const git = spawnSync('git', ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--', '.'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (git.status !== 0) throw new BadInput(`git status: ${git.error?.message ?? git.stderr}`)
  return git.stdout
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
}
