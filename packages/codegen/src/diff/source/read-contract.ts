import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../../bad-input.js'
import { isLiveSource } from '../../live/live-source.js'
import { type LiveOptions, readLive } from '../../live/read-live.js'
import { LAYOUT } from '../../source/layout.js'
import { parseSnapshot, parseSnapshotText } from '../parse-snapshot.js'
import type { Snapshot } from '../snapshot.js'
import { projectContract, refContract } from './schemas-contract.js'

/** A contract, and the file that it was read from where it is one. */
export interface ReadContract {
  readonly snapshot: Snapshot
  readonly file?: { readonly path: string; readonly text: string }
  /** The project whose schemas it is. */
  readonly project?: string
}

/**
 * Reads a contract from wherever it is: a snapshot or released bundle (a file), the version of a release of this project, a folder with
 * `schemas/`, `git:REF` (or a bare ref) of this project's `schemas/`, or a running server (`stdio:COMMAND`, `http(s)://URL`).
 *
 * @throws BadInput
 */
export async function readContract(source: string, root: string | undefined, live: LiveOptions = {}): Promise<ReadContract> {
  if (isLiveSource(source)) return { snapshot: parseSnapshot(await readLive(source, live), source) }
  if (source.startsWith('git:')) return { snapshot: refContract(source.slice('git:'.length), root, source) }
  if (existsSync(source)) {
    if (!statSync(source).isDirectory()) return fromFile(source)
    return { snapshot: await projectContract(source, source), project: source }
  }
  const released = root === undefined ? undefined : join(root, LAYOUT.released, `${source}.json`)
  if (released !== undefined && existsSync(released)) return fromFile(released)
  if (root !== undefined && !/[/\\]|\.json$/.test(source)) return { snapshot: refContract(source, root, source) }
  throw new BadInput(`${source}: there is no such file, release or git ref`)
}

function fromFile(path: string): ReadContract {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new BadInput(`${path}: cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return { snapshot: parseSnapshotText(text, path), file: { path, text } }
}
