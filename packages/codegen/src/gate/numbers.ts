import { parseVersion } from '../release/version.js'
import { error, type GateFinding } from './finding.js'

/** The numbers of a contract: C, M, and the version of the packages. */
export interface GateNumbers {
  readonly contract_version: number
  readonly min_compatible_contract: number
  readonly package_version: string
}

const FILE = 'schemas/contract.json'

/** What is wrong with the numbers by themselves, whatever the contract says. */
export function judgeNumbers({
  contract_version: c,
  min_compatible_contract: m,
  package_version: version,
}: GateNumbers): GateFinding[] {
  const findings: GateFinding[] = []
  if (m > c) {
    const message = `min_compatible_contract ${m} is above contract_version ${c}: no client is compatible`
    findings.push(error('MIN_ABOVE_CURRENT', message, setNumber('min_compatible_contract', m, c), FILE))
  }
  const parsed = parseVersion(version)
  if (parsed?.major !== c) {
    const wanted = `${c}.0.0${parsed && parsed.prerelease.length > 0 ? `-${parsed.prerelease.join('.')}` : ''}`
    const message = `package_version ${version} is not of major version ${c}, which is the contract_version`
    const edit = `godot-contract set-version ${wanted}, which writes ${FILE}: "package_version": "${version}" -> "${wanted}" and the packages with it`
    findings.push(error('PACKAGE_MAJOR_MISMATCH', message, edit, FILE))
  }
  return findings
}

/** The edit of a number in `schemas/contract.json`. */
export function setNumber(key: 'contract_version' | 'min_compatible_contract', from: number, to: number): string {
  return `${FILE}: "${key}": ${from} -> ${to}`
}
