import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseWaivers, type Waiver } from '../diff/waivers.js'
import { type Bundle, buildBundle } from '../digest/bundle.js'
import { contractDigest } from '../digest/digest.js'
import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { type ChangelogSection, readChangelog } from '../release/changelog.js'
import { type Release, readReleases } from '../release/releases.js'
import { LAYOUT, schemaFile } from '../source/layout.js'
import { readIfThere } from '../source/read-if-there.js'
import { readSources } from '../source/read-sources.js'
import { readToolContext, type ToolContextPart } from '../tool-context/tool-context-schema.js'
import { understand } from '../understand.js'
import { WAIVERS_FILE } from './bases.js'
import type { GateFinding } from './finding.js'
import { type GateNumbers, judgeNumbers } from './numbers.js'

/** A project as a release is made from it. */
export interface WorkingTree {
  readonly contract: Contract
  readonly toolContext: ToolContextPart | undefined
  readonly releases: readonly Release[]
  readonly changelog: readonly ChangelogSection[]
  readonly waivers: readonly Waiver[]
}

/** Why a project cannot be judged: numbers that contradict each other, or files that are at fault. */
export interface Unreadable {
  readonly findings: readonly GateFinding[]
  readonly faults: readonly Fault[]
}

/** Reads a project. Numbers come first: with those wrong, every other judgement would be about the wrong release. */
export async function readWorkingTree(root: string): Promise<WorkingTree | Unreadable> {
  const numbers = readNumbers(root)
  if ('file' in numbers) return { findings: [], faults: [numbers] }
  const findings = judgeNumbers(numbers)
  if (findings.length > 0) return { findings, faults: [] }
  const { sources, faults: unread } = readSources(root)
  const understood = unread.length > 0 ? { faults: unread } : understand(sources)
  if ('faults' in understood) return { findings: [], faults: understood.faults }
  const { releases, faults } = readReleases(root)
  if (faults.length > 0) return { findings: [], faults }
  const waivers = readIfThere(join(root, WAIVERS_FILE))
  return {
    contract: understood.contract,
    toolContext: await readToolContext(root),
    releases,
    changelog: readChangelog(readIfThere(join(root, LAYOUT.changelog)) ?? ''),
    waivers: waivers === undefined ? [] : parseWaivers(waivers, WAIVERS_FILE),
  }
}

/** What is frozen with a release: the contract, what the server hands to its tools, and which release it is. */
export function frozenBundle(contract: Contract, toolContext: ToolContextPart | undefined): Bundle {
  return {
    package_version: contract.numbers.packageVersion,
    contract_digest: contractDigest(contract),
    ...buildBundle(contract),
    ...(toolContext && { tool_context: toolContext }),
  }
}

function readNumbers(root: string): GateNumbers | Fault {
  const file = schemaFile('contract.json')
  try {
    const {
      contract_version: c,
      min_compatible_contract: m,
      package_version: version,
    } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    if (Number.isInteger(c) && Number.isInteger(m) && typeof version === 'string')
      return { contract_version: c, min_compatible_contract: m, package_version: version }
    return { file, reason: 'needs contract_version and min_compatible_contract (whole numbers) and package_version (text)' }
  } catch (error) {
    return { file, reason: `is not JSON: ${error instanceof Error ? error.message : error}` }
  }
}
