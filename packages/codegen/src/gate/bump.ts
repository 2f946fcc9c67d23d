import type { Finding } from '../diff/rules/rule.js'
import type { Bundle } from '../digest/bundle.js'
import { namesWhole, writtenSince } from '../release/changelog.js'
import { isPrerelease } from '../release/version.js'
import type { Base } from './bases.js'
import { error, type GateFinding, warning } from './finding.js'
import type { GateInput } from './input.js'
import { setNumber } from './numbers.js'
import { subjectOf } from './subject.js'

/** Whether the contract's numbers say what its changes are, seen from one release. */
export function judgeBump(base: Base, input: GateInput): GateFinding[] {
  const { tree } = input
  const c = numberOf(tree, 'contract_version')
  const before = numberOf(base.bundle, 'contract_version')
  if (c === undefined || before === undefined) return []
  if (c < before) {
    const message = `contract_version fell from ${before} (release ${base.version}) to ${c}`
    return [error('CONTRACT_VERSION_DECREASED', message, setNumber('contract_version', c, before), FILE)]
  }
  const breaking = base.changes.findings.filter(
    (change) => change.class === 'breaking' && change.rule !== 'MIN_COMPATIBLE_RAISED',
  )
  if (c > before) return [...judgeRaise(base, before, c, breaking, tree), ...unwritten(base, breaking, input)]
  if (breaking.length === 0) return unwritten(base, [], input)
  // Before the first release proper a name in the changelog is warning enough.
  if (isPrerelease(base.version)) return unwritten(base, breaking, input)
  return breaking.map((change) =>
    error(
      'BUMP_MISSING',
      `${told(change)} breaks clients of contract ${before}, and contract_version is still ${c}`,
      `${change.remedy ? `${change.remedy} Or raise it: ` : ''}${setNumber('contract_version', c, c + 1)}, ${setNumber('min_compatible_contract', numberOf(tree, 'min_compatible_contract') ?? c, c + 1)}, then godot-contract set-version ${c + 1}.0.0`,
      FILE,
    ),
  )
}

const FILE = 'schemas/contract.json'

function judgeRaise(base: Base, before: number, c: number, breaking: readonly Finding[], tree: Bundle): GateFinding[] {
  const [first] = breaking
  if (first === undefined) {
    const message = `contract_version rose from ${before} to ${c}, and nothing in the contract breaks a client of release ${base.version}`
    return [error('BUMP_UNNEEDED', message, setNumber('contract_version', c, before), FILE)]
  }
  const findings: GateFinding[] = []
  if (c > before + 1) {
    const message = `contract_version rose from ${before} to ${c} at once`
    findings.push(warning('BUMP_NOT_ONE', message, setNumber('contract_version', c, before + 1), FILE))
  }
  const m = numberOf(tree, 'min_compatible_contract') ?? c
  if (m <= before) {
    const message = `a client of contract ${before} passes ${m} <= ${before} <= ${c} and then breaks: ${told(first)}${more(breaking)}`
    findings.push(error('MIN_COMPATIBLE_STALE', message, setNumber('min_compatible_contract', m, c), FILE))
  }
  return findings
}

/** Breaking changes, and contracts that are no longer served, that the changelog does not name. */
function unwritten(base: Base, breaking: readonly Finding[], { tree, changelog }: GateInput): GateFinding[] {
  const text = writtenSince(changelog, base.version)
  const missing = new Map<string, Finding>()
  for (const change of breaking) if (!namesWhole(text, subjectOf(change))) missing.set(subjectOf(change), change)
  const findings = [...missing].map(([subject, change]) =>
    error(
      'BREAKING_NOT_IN_CHANGELOG',
      `${told(change)} breaks clients, and the changelog does not name ${subject}`,
      `CHANGELOG.md, under Unreleased: - \`${subject}\`: ${change.message}`,
      'CHANGELOG.md',
    ),
  )
  // Only a contract that was released can have clients.
  const served = numberOf(base.bundle, 'contract_version') ?? 0
  const m = numberOf(tree, 'min_compatible_contract') ?? 0
  for (let dropped = numberOf(base.bundle, 'min_compatible_contract') ?? m; dropped < m && dropped <= served; dropped++) {
    if (new RegExp(`\\bcontracts?\\s+${dropped}\\b`, 'i').test(text)) continue
    const message = `min_compatible_contract rose to ${m}, and the changelog does not say that contract ${dropped} is no longer served`
    const edit = `CHANGELOG.md, under Unreleased: - Contract ${dropped} is no longer served.`
    findings.push(error('BREAKING_NOT_IN_CHANGELOG', message, edit, 'CHANGELOG.md'))
  }
  return findings
}

/** A change in one line. */
export function told({ rule, tool, path, message }: Finding): string {
  return `${rule} ${tool ?? path}: ${message}`
}

function more(changes: readonly Finding[]): string {
  return changes.length > 1 ? ` (and ${changes.length - 1} more)` : ''
}

function numberOf(bundle: Bundle, key: 'contract_version' | 'min_compatible_contract'): number | undefined {
  const value = bundle[key]
  return typeof value === 'number' ? value : undefined
}
