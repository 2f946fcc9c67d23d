import { join } from 'node:path'
import type { Files } from '../emit/file.js'
import { filesBelow } from '../source/files-below.js'
import { LAYOUT } from '../source/layout.js'

// Folders that hold generated files and nothing else (the engine's own `.uid` files beside scripts aside).
const OWNED = [LAYOUT.contract, LAYOUT.serverGenerated, `${LAYOUT.addon}/generated`, LAYOUT.docs]
const KINDS = ['.ts', '.js', '.gd', '.md']

/** Files in generated folders that are not among the generated ones: what a removed tool leaves behind. */
export function leftovers(root: string, files: Files): string[] {
  const present = OWNED.flatMap((folder) =>
    KINDS.flatMap((kind) => filesBelow(join(root, folder), kind).map((path) => `${folder}/${path}`)),
  )
  return present.filter((path) => !files.has(path)).sort()
}
