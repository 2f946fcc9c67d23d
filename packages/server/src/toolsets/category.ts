import type { Contract } from '../contract/contract.js'
import { fail } from '../errors/tool-error.js'
import { nearestNames } from '../suggest/nearest.js'
import { CORE } from './gate.js'

/**
 * The toolsets behind a `category` argument: a toolset, a bundle, or several of both joined by commas. Blanks are trimmed, repetitions
 * dropped, the order is kept. Throws VALIDATION_ERROR for a blank one, for `core` and for a name that is neither.
 */
export function expandCategory(category: string, contract: Contract): string[] {
  const names = splitNames(category)
  if (names.length === 0) fail({ error: 'VALIDATION_ERROR', hint: `category: names no toolset; ${validNames(contract)}` })
  const toolsets = names.flatMap((name) => expandName(name, contract) ?? refuseUnknown(name, contract))
  if (toolsets.includes(CORE)) fail({ error: 'VALIDATION_ERROR', hint: `category: "${CORE}" is always on and cannot be toggled` })
  return [...new Set(toolsets)]
}

/** The toolsets that one name stands for, or null where it is neither a toolset nor a bundle. */
export function expandName(name: string, contract: Contract): readonly string[] | null {
  if (contract.toolsets.some((toolset) => toolset.name === name)) return [name]
  return Object.hasOwn(contract.bundles, name) ? (contract.bundles[name]?.toolsets ?? null) : null
}

/** "toolsets: …; bundles: …", for messages. */
export function validNames(contract: Contract): string {
  const bundles = Object.keys(contract.bundles)
  const toolsets = contract.toolsets.map((toolset) => toolset.name).filter((name) => name !== CORE)
  return `toolsets: ${toolsets.join(', ')}${bundles.length === 0 ? '' : `; bundles: ${bundles.join(', ')}`}`
}

function splitNames(category: string): string[] {
  const names = category.split(',').map((name) => name.trim())
  return names.filter((name) => name !== '')
}

function refuseUnknown(name: string, contract: Contract): never {
  const known = [...contract.toolsets.map((toolset) => toolset.name), ...Object.keys(contract.bundles)]
  const hint = `category: "${name}" is neither a toolset nor a bundle; ${validNames(contract)}`
  const suggestions = nearestNames(name, known)
  return fail({ error: 'VALIDATION_ERROR', hint, ...(suggestions.length > 0 && { suggestions }) })
}
