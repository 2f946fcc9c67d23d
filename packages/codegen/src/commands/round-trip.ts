import { join } from 'node:path'
import { faultLines } from '../fault.js'
import { told } from '../gate/bump.js'
import { roundTripChanges } from '../round-trip/round-trip.js'
import { LAYOUT } from '../source/layout.js'
import { readSources } from '../source/read-sources.js'
import { understand } from '../understand.js'
import { fail, type Output } from './build.js'

/** Whether the generated types say what the schemas say: turned back into schemas, they must be the same. */
export async function roundTrip(root: string, out: Output): Promise<number> {
  const { sources, faults } = readSources(root)
  const understood = faults.length > 0 ? { faults } : understand(sources)
  if ('faults' in understood) return fail(out, faultLines(understood.faults))
  const { types, changes } = await roundTripChanges(understood.contract, join(root, LAYOUT.contract))
  if (changes.length > 0)
    return fail(
      out,
      changes.map((change) => `${change.path}: the type is not the schema: ${told(change)}`),
    )
  out.line(`${types} generated types say what their schemas say`)
  return 0
}
