import { type Dirent, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of the files below a folder that end as given, relative to it, with forward slashes, sorted. None for a folder that is not there. */
export function filesBelow(folder: string, ending: string): string[] {
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
