import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../fault.js'
import { filesBelow } from './files-below.js'
import { LAYOUT, schemaFile } from './layout.js'
import { readPackages } from './read-packages.js'
import { scanHandlers } from './scan-handlers.js'
import type { Sources } from './sources.js'

/** Reads the contract below a project's root. A file that is not JSON becomes a fault and is left out. */
export function readSources(root: string): { sources: Sources; faults: Fault[] } {
  const faults: Fault[] = []
  const schemas = new Map<string, unknown>()
  const folder = join(root, LAYOUT.schemas)
  for (const path of filesBelow(folder, '.json')) {
    if (path.startsWith('released/')) continue
    try {
      schemas.set(path, JSON.parse(readFileSync(join(folder, path), 'utf8')))
    } catch (error) {
      faults.push({ file: schemaFile(path), reason: `is not JSON: ${error instanceof Error ? error.message : error}` })
    }
  }
  const toolsets = [...schemas.keys()].flatMap((path) => /^toolsets\/(?!bundles\.)(\w+)\.json$/.exec(path)?.[1] ?? [])
  return { sources: { schemas, handlers: scanHandlers(root, toolsets), packages: readPackages(root) }, faults }
}
