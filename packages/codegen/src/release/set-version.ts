import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYOUT, schemaFile } from '../source/layout.js'
import { readPackages } from '../source/read-packages.js'

/** What a release changes in `schemas/contract.json`. */
export interface ReleaseNumbers {
  readonly package_version: string
  /** The stamp of the build; left as it is where it is not given. */
  readonly version?: string
}

type Json = Record<string, unknown>

/**
 * Writes a version everywhere it stands: the contract's numbers, each package and what it asks of the others, and the lock file. Nothing else in
 * those files changes. The paths that were written, relative to the root.
 */
export function setVersion(root: string, numbers: ReleaseNumbers): string[] {
  const contract = schemaFile('contract.json')
  const packages = readPackages(root).map(({ file }) => file)
  const written = [contract, ...packages]
  edit(root, contract, (text) =>
    Object.entries(numbers).reduce(
      (out, [key, value]) => out.replace(new RegExp(`("${key}":\\s*)"[^"]*"`), `$1"${value}"`),
      text,
    ),
  )
  for (const file of packages) edit(root, file, (text) => packageText(text, numbers.package_version))
  const lock = 'package-lock.json'
  if (!existsSync(join(root, lock))) return written
  edit(root, lock, (text) => lockText(text, numbers.package_version))
  return [...written, lock]
}

function packageText(text: string, version: string): string {
  const json = JSON.parse(text) as Json
  return `${JSON.stringify(withVersion(json, version), null, 2)}\n`
}

function lockText(text: string, version: string): string {
  const json = JSON.parse(text) as { packages?: Record<string, Json> }
  const packages = Object.entries(json.packages ?? {}).map(([path, entry]) => [
    path,
    path.startsWith(`${LAYOUT.packages}/`) && !path.includes('node_modules') ? withVersion(entry, version) : entry,
  ])
  return `${JSON.stringify({ ...json, packages: Object.fromEntries(packages) }, null, 2)}\n`
}

function withVersion(entry: Json, version: string): Json {
  const siblings = (table: unknown): unknown =>
    Object.fromEntries(
      Object.entries(table as Json).map(([name, wanted]) => [name, name.startsWith('@godot-mcp/') ? version : wanted]),
    )
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      if (key === 'version') return [key, version]
      return [key, /^(dev|peer)?dependencies$/i.test(key) ? siblings(value) : value]
    }),
  )
}

function edit(root: string, path: string, change: (text: string) => string): void {
  const at = join(root, path)
  writeFileSync(at, change(readFileSync(at, 'utf8')))
}
