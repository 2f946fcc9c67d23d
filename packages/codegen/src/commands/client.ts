import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from '../bad-input.js'
import { CLIENT_NOTE, generateClient } from '../client-gen/generate-client.js'
import { readContract } from '../diff/source/read-contract.js'
import type { Output } from './build.js'
import type { Call } from './command.js'
import { liveOptions } from './live-options.js'

/** Writes a typed client of the server that a snapshot (or any other source of a contract) describes. */
export async function client(call: Call, out: Output): Promise<number> {
  const source = call.option('from')
  const folder = call.option('out')
  if (source === undefined || folder === undefined) throw new BadInput('name both: client --from SNAPSHOT -o DIR')
  const { files, faults } = await generateClient((await readContract(source, call.root, liveOptions(call))).snapshot)
  const foreign = [...files.keys()].find(
    (path) => path !== 'package.json' && existsSync(join(folder, path)) && !isOurs(join(folder, path)),
  )
  if (foreign !== undefined)
    throw new BadInput(`${join(folder, foreign)} was not written by this command: choose another folder, or remove it`)
  for (const path of leftBehind(folder, files)) rmSync(join(folder, path))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const fault of faults) out.fault(fault)
  out.line(`${folder}: ${files.size} files; needs @modelcontextprotocol/client at run time`)
  return 0
}

/** Files of an earlier run that this one does not write: validators of a group that is gone. */
function leftBehind(folder: string, files: ReadonlyMap<string, string>): string[] {
  const validators = join(folder, 'validators')
  const present = existsSync(validators) ? readdirSync(validators).map((name) => `validators/${name}`) : []
  return present.filter((path) => !files.has(path) && isOurs(join(folder, path)))
}

function isOurs(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith(CLIENT_NOTE)
}
