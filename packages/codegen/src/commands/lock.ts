import { readFileSync } from 'node:fs'
import { BadInput } from '../bad-input.js'
import type { Snapshot } from '../diff/snapshot.js'
import { readContract } from '../diff/source/read-contract.js'
import { lockText, makeLock } from '../lock/lock-file.js'
import { mergeUses, parseUses, type Uses } from '../lock/uses.js'
import { fail, type Output } from './build.js'
import type { Call } from './command.js'
import { liveOptions } from './live-options.js'
import { writeText } from './write-text.js'

/** Where a lock is, unless the command line says otherwise. */
export const LOCK_FILE = 'contract.lock.json'

/** Writes down what a program uses of a contract: listed by hand, found in its code, or both. */
export async function lock(call: Call, out: Output): Promise<number> {
  const from = call.option('from')
  const lists = call.options('uses')
  const paths = call.options('scan')
  if (from === undefined || lists.length + paths.length === 0 || call.words.length > 0)
    throw new BadInput('name the contract and what is used of it: lock --from SOURCE with --uses FILE, --scan PATH, or both')
  const snapshot = (await readContract(from, call.root, liveOptions(call))).snapshot
  const scanned = paths.length === 0 ? { uses: [], unclear: [] } : await scan(paths, snapshot)
  const uses = mergeUses([...lists.map(readUses), ...scanned.uses])
  const made = makeLock(from, snapshot, uses)
  const faults = [...scanned.unclear, ...made.unknown]
  const count = Object.keys(made.lock.uses.tools).length
  if (count === 0 && faults.length === 0) faults.push(`no use of a tool of ${from} was found`)
  if (faults.length > 0 && !call.flag('allow-unknown')) return fail(out, faults)
  const file = call.option('out') ?? LOCK_FILE
  writeText(file, lockText(made.lock))
  for (const fault of faults) out.fault(fault)
  out.line(`${file}: ${count} of ${snapshot.tools?.length ?? 0} tools are used`)
  return 0
}

async function scan(paths: readonly string[], snapshot: Snapshot): Promise<{ uses: Uses[]; unclear: string[] }> {
  const [{ loadTypeScript }, { sourceFiles }, { scanCode }] = await Promise.all([
    import('../lock/scan/load-typescript.js'),
    import('../lock/scan/source-files.js'),
    import('../lock/scan/scan-code.js'),
  ])
  const ts = loadTypeScript(process.cwd())
  const scans = paths.flatMap(sourceFiles).map((file) => scanCode(ts, file, readFileSync(file, 'utf8'), snapshot))
  return { uses: scans.map(({ uses }) => uses), unclear: scans.flatMap(({ unclear }) => unclear) }
}

function readUses(file: string): Uses {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const what = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new BadInput(`${file}: ${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return parseUses(json, file)
}
