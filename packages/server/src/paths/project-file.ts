import { lstatSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { pathProblem } from './path-problem.js'

/** The file on this machine's disk behind a path of the project, or why there is none: the rest of a sentence that begins with the path. */
export type ProjectFile = { file: string; problem: null } | { file: null; problem: string }

/**
 * Finds the place on the disk that a `res://` path means below the folder `project`, whether or not something is there yet. A link that leads
 * out of the project is a problem, as is every text that names nothing inside one.
 */
export function projectFile(project: string, path: string): ProjectFile {
  const problem = pathProblem(path)
  if (problem !== null) return { file: null, problem }
  const place = path.slice('res://'.length)
  const file = join(project, place)
  // Behind a link, ".." leaves another folder than its text says: both readings have to stay inside.
  const stays = [file, `${project}${sep}${place}`].every((way) => isBelow(realPlace(way), realpathSync.native(project)))
  return stays ? { file, problem: null } : { file: null, problem: 'is a link that leads out of the project, or is behind one' }
}

/** Where a path leads once links are followed; of what does not exist yet, its folder is followed. null for a link to nothing or to itself. */
function realPlace(path: string): string | null {
  try {
    const there = lstatSync(path, { throwIfNoEntry: false })
    if (there === undefined) return dirname(path) === path ? path : realPlace(dirname(path))
    return realpathSync.native(path)
  } catch {
    return null
  }
}

function isBelow(place: string | null, folder: string): boolean {
  if (place === null) return false
  const way = relative(folder, place)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
