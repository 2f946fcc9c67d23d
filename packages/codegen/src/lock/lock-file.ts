import { readFileSync } from 'node:fs'
import { BadInput } from '../bad-input.js'
import { parseSnapshot } from '../diff/parse-snapshot.js'
import type { Snapshot } from '../diff/snapshot.js'
import { toolByName } from '../diff/tools-of.js'
import { isRecord } from '../live/list-all.js'
import { sorted, sortedSchema } from '../live/sorted.js'
import { knownFields } from './known-fields.js'
import { addressOf, restrict } from './restrict.js'
import { mergeUses, parseUses, type ToolUse, type Uses } from './uses.js'

/** What a program depends on, written down when it was last seen to work. */
export interface Lock {
  /** Where the contract was read; what `verify` compares with unless told otherwise. */
  readonly from: string
  /** K: the contract the program was written for. Servers that are not of our contract have none. */
  readonly contract_version?: number
  readonly uses: Uses
  /** The part of the contract that the uses depend on. */
  readonly contract: Snapshot
}

/** A lock of uses, and a line for each use that the contract does not know. */
export function makeLock(
  from: string,
  snapshot: Snapshot,
  uses: Uses,
): { readonly lock: Lock; readonly unknown: readonly string[] } {
  const unknown: string[] = []
  const tools = Object.entries(uses.tools).flatMap(([name, use]): [string, ToolUse][] => {
    const tool = toolByName(snapshot, name)
    if (tool === undefined) {
      unknown.push(`there is no tool '${name}'`)
      return []
    }
    const params = knownFields(use.params, tool.inputSchema, snapshot)
    const result = knownFields(use.result, tool.outputSchema, snapshot)
    unknown.push(
      ...params.unknown.map((path) => `${name} has no parameter '${path}'`),
      ...result.unknown.map((path) => `the result of ${name} has no field '${path}'`),
    )
    return [[name, { params: params.fields, result: result.fields }]]
  })
  unknown.push(
    ...missing(
      'error code',
      uses.errors,
      snapshot.errors?.codes?.map(({ code }) => code),
    ),
    ...missing(
      'prompt',
      uses.prompts,
      snapshot.prompts?.map(({ name }) => name),
    ),
    ...missing('resource', uses.resources, snapshot.resources?.map(addressOf)),
  )
  const known = mergeUses([{ ...uses, tools: Object.fromEntries(tools) }])
  const { contract_version: version } = snapshot
  return {
    lock: { from, ...(version !== undefined && { contract_version: version }), uses: known, contract: restrict(snapshot, known) },
    unknown,
  }
}

/** A lock as it is written: the same text for the same promises, whatever order a server answers in. */
export function lockText({ contract, ...lock }: Lock): string {
  const tools = contract.tools?.map((tool) =>
    Object.fromEntries(
      Object.entries(tool).map(([key, part]) => [key, key.endsWith('Schema') ? sortedSchema(part) : sorted(part)]),
    ),
  )
  const { tools: _tools, ...rest } = contract
  // Sorting an object gives an object.
  return `${JSON.stringify({ ...lock, contract: { tools, ...(sortedSchema(rest) as object) } }, null, 2)}\n`
}

/** Reads a lock file. */
export function readLock(file: string): Lock {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput(
      `${file}: ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}: ${error instanceof Error ? error.message : error}`,
    )
  }
  if (!isRecord(json) || typeof json['from'] !== 'string' || !isRecord(json['contract']))
    throw new BadInput(`${file}: is no lock: make one with godot-contract lock`)
  const { from, uses, contract, contract_version: version } = json
  return {
    from,
    ...(typeof version === 'number' && { contract_version: version }),
    uses: parseUses(uses, `${file}: uses`),
    contract: parseSnapshot(contract, `${file}: contract`),
  }
}

function missing(kind: string, used: readonly string[], present: readonly string[] = []): string[] {
  return used.filter((name) => !present.includes(name)).map((name) => `there is no ${kind} '${name}'`)
}
