import { execFileSync } from 'node:child_process'
import { BadInput } from '../../bad-input.js'
import { buildBundle } from '../../digest/bundle.js'
import { buildContract } from '../../model/build-contract.js'
import { LAYOUT } from '../../source/layout.js'
import { readSources } from '../../source/read-sources.js'
import { readToolContext } from '../../tool-context/tool-context-schema.js'
import { understand } from '../../understand.js'
import { parseSnapshot } from '../parse-snapshot.js'
import type { Snapshot } from '../snapshot.js'

const LARGEST_TREE = 256 * 1024 * 1024

/** Files that the contract did not have at first, as they read where they are missing. */
const LATER: Readonly<Record<string, unknown>> = { 'bridge.json': {}, 'paths.json': { rules: [] } }

/** The contract that the schemas in a folder make, as they are now. */
export async function projectContract(root: string, source: string): Promise<Snapshot> {
  const { sources, faults } = readSources(root)
  const understood = faults.length > 0 ? { faults } : understand(sources)
  if ('faults' in understood) {
    const [first] = understood.faults
    throw new BadInput(`${source}: ${first ? `${first.file}: ${first.reason}` : 'has no schemas'}`)
  }
  const context = await readToolContext(root)
  return parseSnapshot({ ...buildBundle(understood.contract), ...(context && { tool_context: context }) }, source)
}

/** The contract that a project's schemas made at a git ref. They were held against the rules of their time, so they are only put together. */
export function refContract(ref: string, root: string | undefined, source: string): Snapshot {
  if (ref === '' || ref.startsWith('-')) throw new BadInput(`${source}: names no git ref`)
  if (root === undefined) throw new BadInput(`${source}: a git ref needs a project; name it with --root`)
  const schemas = new Map<string, unknown>(Object.entries(LATER))
  for (const [path, text] of filesAt(ref, root, source)) {
    try {
      schemas.set(path, JSON.parse(text))
    } catch (error) {
      throw new BadInput(`${source}: ${LAYOUT.schemas}/${path}: is not JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (!schemas.has('contract.json')) throw new BadInput(`${source}: has no ${LAYOUT.schemas}/contract.json`)
  try {
    return parseSnapshot(buildBundle(buildContract({ schemas, handlers: [], packages: [] })), source)
  } catch (error) {
    throw new BadInput(`${source}: its schemas make no contract: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/** Every schema of a ref, by its path below `schemas/`; releases aside. */
function filesAt(ref: string, root: string, source: string): [string, string][] {
  const names = git(root, source, ['ls-tree', '-r', '-z', '--name-only', ref, '--', `${LAYOUT.schemas}/`])
    .toString('utf8')
    .split('\0')
    .filter((name) => name.endsWith('.json') && !name.startsWith(`${LAYOUT.released}/`))
  const wanted = names.map((name) => `${ref}:./${name}\n`).join('')
  const answer = git(root, source, ['cat-file', '--batch'], wanted)
  let at = 0
  return names.map((name) => {
    const end = answer.indexOf('\n', at)
    const size = Number(answer.toString('utf8', at, end).split(' ')[2])
    if (!Number.isSafeInteger(size)) throw new BadInput(`${source}: git cannot read ${name}`)
    at = end + 1 + size + 1
    return [name.slice(LAYOUT.schemas.length + 1), answer.toString('utf8', end + 1, end + 1 + size)]
  })
}

function git(root: string, source: string, args: readonly string[], input = ''): Buffer {
  try {
    return execFileSync('git', ['-C', root, ...args], { input, maxBuffer: LARGEST_TREE, stdio: ['pipe', 'pipe', 'pipe'] })
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '').split('\n')[0] || 'git failed'
    throw new BadInput(`${source}: is no file, release or git ref: ${said}`, { cause: error })
  }
}
