import type { Fault } from './fault.js'
import { buildContract } from './model/build-contract.js'
import type { Contract } from './model/contract.js'
import { checkDefaultList } from './rules/default-list.js'
import { checkDefaults } from './rules/defaults.js'
import { checkDeprecations } from './rules/deprecations.js'
import { checkDialect } from './rules/dialect.js'
import { checkErrors } from './rules/errors.js'
import { checkExamples } from './rules/examples.js'
import { checkHandlers } from './rules/handlers.js'
import { checkFolders, checkMembers } from './rules/members.js'
import { checkMeta } from './rules/meta.js'
import { checkNames } from './rules/names.js'
import { checkNumbers } from './rules/numbers.js'
import { checkPaths } from './rules/paths.js'
import { checkPublished } from './rules/published.js'
import { checkRefs } from './rules/refs.js'
import { checkTypes } from './rules/types.js'
import type { Sources } from './source/sources.js'
import { type Compiled, compileContract } from './validate/compile.js'

/** A contract that keeps every rule, and its compiled schemas. */
export interface Understood {
  readonly contract: Contract
  readonly compiled: Compiled
  /** Faults that leave the contract itself sound: handlers that do not match it yet. */
  readonly handlerFaults: readonly Fault[]
}

/** Holds the sources against every rule. The result is a contract, or all that is wrong with the sources. */
export function understand(sources: Sources): Understood | { readonly faults: readonly Fault[] } {
  const faults = checkMeta(sources)
  // A file that its meta-schema refuses cannot be understood: the rest would be guesses.
  if (faults.length > 0) return { faults }
  const contract = buildContract(sources)
  faults.push(...checkRefs(contract), ...checkFolders(contract, sources.schemas.keys()))
  if (faults.length > 0) return { faults }
  faults.push(
    ...checkDialect(contract),
    ...checkNames(contract),
    ...checkDeprecations(contract),
    ...checkMembers(contract),
    ...checkNumbers(contract, sources.packages),
    ...checkErrors(contract),
    ...checkTypes(contract),
    ...checkDefaults(contract),
    ...checkPaths(contract),
  )
  if (faults.length > 0) return { faults }
  const compiled = compileContract(contract)
  faults.push(...compiled.faults, ...checkExamples(contract, compiled), ...checkPublished(contract))
  // A tool that cannot be published has no size.
  if (faults.length === 0) faults.push(...checkDefaultList(contract))
  if (faults.length > 0) return { faults }
  return { contract, compiled, handlerFaults: checkHandlers(contract, sources.handlers) }
}
