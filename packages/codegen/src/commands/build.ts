import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from '../emit/file.js'
import { faultLines } from '../fault.js'
import { generate } from '../generate.js'
import { LAYOUT } from '../source/layout.js'
import { readIfThere } from '../source/read-if-there.js'
import { readSources } from '../source/read-sources.js'
import { understand } from '../understand.js'
import { leftovers } from './on-disk.js'

/** Where a command says what it did and what is wrong. */
export interface Output {
  line(text: string): void
  fault(text: string): void
}

/**
 * Writes everything generated, and removes generated files that nothing generates any more. Files that are right already are left alone.
 * Handlers that do not match the contract fail the build too, but only after the files are written: their types are needed to write them.
 */
export async function build(root: string, out: Output): Promise<number> {
  const { sources, faults } = readSources(root)
  const understood = faults.length > 0 ? { faults } : understand(sources)
  if ('faults' in understood) return fail(out, faultLines(understood.faults))
  const { contract, compiled, handlerFaults } = understood

  const { validatorFiles } = await import('../emit/validators-js.js')
  const files = await generate(contract, sources.handlers)
  for (const [path, text] of await validatorFiles(contract, compiled, `${LAYOUT.contract}/validators`)) files.set(path, text)
  const written = write(root, files)
  const removed = leftovers(root, files)
  for (const path of removed) rmSync(join(root, path))
  if (handlerFaults.length > 0) return fail(out, faultLines(handlerFaults))
  out.line(`${files.size} generated files, ${written} written, ${removed.length} removed`)
  return 0
}

/** Prints faults; the exit code. */
export function fail(out: Output, lines: readonly string[]): number {
  for (const line of lines) out.fault(line)
  return 1
}

function write(root: string, files: Files): number {
  let written = 0
  for (const [path, text] of files) {
    const at = join(root, path)
    if (readIfThere(at) === text) continue
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(at, text)
    written++
  }
  return written
}
