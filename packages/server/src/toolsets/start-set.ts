import type { Config } from '../config/config.js'
import { ConfigError } from '../config/config-error.js'
import type { Contract } from '../contract/contract.js'
import { nearestNames } from '../suggest/nearest.js'
import { expandName, validNames } from './category.js'

/**
 * The toolsets that are on at start. A list replaces the contract's default set, `core` aside, and is not checked against any Godot version:
 * there is no editor yet. Throws ConfigError for a name that is neither a toolset nor a bundle.
 */
export function startToolsets(wanted: Config['defaultToolsets'], contract: Contract): string[] {
  if (wanted === 'all') return contract.toolsets.map((toolset) => toolset.name)
  if (wanted === null) return contract.toolsets.filter((toolset) => toolset.default).map((toolset) => toolset.name)
  return wanted.flatMap((name) => expandName(name, contract) ?? refuse(name, contract))
}

function refuse(name: string, contract: Contract): never {
  const known = [...contract.toolsets.map((toolset) => toolset.name), ...Object.keys(contract.bundles)]
  const near = nearestNames(name, known, 1).map((other) => ` (did you mean ${other}?)`)
  throw new ConfigError(
    `GODOT_MCP_DEFAULT_TOOLSETS: "${name}" is no toolset${near.join('')}; valid: all, or a comma list of ${validNames(contract)}`,
  )
}
