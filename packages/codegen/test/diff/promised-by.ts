import type { RawSchema } from '../../src/diff/snapshot.js'

/**
 * Whether a value counts against a verdict. An open object promises nothing of the keys that it does not list, so a value that holds a key
 * which only the refusing schema lists, at that place, is no contradiction.
 */
export function promisedBy(takes: RawSchema, refuses: RawSchema, value: unknown): boolean {
  const [known, others] = [listedPaths(takes), listedPaths(refuses)]
  return pathsIn(value).every(
    (path) => known.some((listed) => leads(listed, path)) || !others.some((listed) => leads(listed, path)),
  )
}

type Path = readonly string[]

/** Where keys are listed; `*` stands for any key or item. */
function listedPaths(schema: unknown, at: Path = [], found: Path[] = []): Path[] {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [keyword, inner] of Object.entries(schema)) {
    if (keyword === 'required') for (const name of inner as string[]) found.push([...at, name])
    if (keyword === 'properties')
      for (const [name, child] of Object.entries(inner as object)) {
        found.push([...at, name])
        listedPaths(child, [...at, name], found)
      }
    else if (Array.isArray(inner))
      for (const child of inner) listedPaths(child, keyword === 'prefixItems' ? [...at, '*'] : at, found)
    else listedPaths(inner, keyword === 'items' || keyword === 'additionalProperties' ? [...at, '*'] : at, found)
  }
  return found
}

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, key]
    return Array.isArray(value) ? pathsIn(inner, path) : [path, ...pathsIn(inner, path)]
  })
}

function leads(listed: Path, path: Path): boolean {
  return listed.length === path.length && listed.every((step, index) => step === '*' || step === path[index])
}
