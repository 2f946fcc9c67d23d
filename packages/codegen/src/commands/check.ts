import { join } from 'node:path'
import { faultLines } from '../fault.js'
import { generate } from '../generate.js'
import { LAYOUT } from '../source/layout.js'
import { readIfThere } from '../source/read-if-there.js'
import { readSources } from '../source/read-sources.js'
import { understand } from '../understand.js'
import { fail, type Output } from './build.js'
import { leftovers } from './on-disk.js'

/** What mends a stale file. */
const MEND = 'run `npm run generate`'

/** Generates in memory and compares: names every committed file that is not what the schemas say. Writes nothing. */
export async function check(root: string, out: Output): Promise<number> {
  const { sources, faults } = readSources(root)
  const understood = faults.length > 0 ? { faults } : understand(sources)
  if ('faults' in understood) return fail(out, faultLines(understood.faults))

  const files = await generate(understood.contract, sources.handlers)
  const stale = [...files].flatMap(([file, text]) => {
    const present = readIfThere(join(root, file))
    if (present === undefined) return [{ file, reason: `is missing; ${MEND}` }]
    return present === text ? [] : [{ file, reason: `does not say what the schemas say; ${MEND}` }]
  })
  // Validators are not committed; the last build made them.
  const extra = leftovers(root, files).filter((file) => !file.startsWith(`${LAYOUT.contract}/validators/`))
  const left = extra.map((file) => ({ file, reason: `follows from no schema; ${MEND}` }))
  const lines = faultLines([...understood.handlerFaults, ...stale, ...left])
  if (lines.length > 0) return fail(out, lines)
  out.line(`${files.size} generated files are what the schemas say`)
  return 0
}
