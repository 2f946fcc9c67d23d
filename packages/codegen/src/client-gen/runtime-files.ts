import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MODULES = ['connect', 'errors', 'session', 'types']

/**
 * What every generated client has in common, as it was built: code and declarations by file name. They are copied, not depended on, so
 * that a client stays what it was when it was generated.
 */
export function runtimeFiles(): [path: string, text: string][] {
  // The same two steps from the sources and from what is built of them.
  const folder = fileURLToPath(new URL('../../dist/client-gen/runtime/', import.meta.url))
  return MODULES.flatMap((module) =>
    ['.js', '.d.ts'].map((end): [string, string] => [module + end, readFileSync(`${folder}${module}${end}`, 'utf8').trimEnd()]),
  )
}
