import type { Report } from '../diff/diff-contracts.js'
import { bundleDigest } from '../digest/digest.js'
import type { Release } from '../release/releases.js'
import { compareVersions, isPrerelease, parseVersion } from '../release/version.js'
import { type Base, basesOf } from './bases.js'
import { judgeBump, told } from './bump.js'
import { namesOf, toolsOf } from './bundled-tool.js'
import { judgeDeprecations } from './deprecations.js'
import { error, type GateFinding } from './finding.js'
import type { GateInput } from './input.js'

/** What the gate says of the tree. */
export interface Verdict {
  /** The release that the tree was compared with; undefined before the first one. */
  readonly base: string | undefined
  /** What has changed since. */
  readonly changes: Report
  readonly findings: readonly GateFinding[]
  /** Whether there is no error among the findings. */
  readonly passed: boolean
}

/**
 * Holds a contract that is going to be released against those that were. Promises of the newest release proper bind in full. Since a
 * prerelease, what breaks has to be named in the changelog, and no more. The numbers by themselves have been judged before.
 */
export function judge(input: GateInput): Verdict {
  const { bases, findings: stale } = basesOf(input)
  const findings = [
    ...stale,
    ...input.releases.flatMap(judgeFrozen),
    ...(input.releasing ? judgeVersion(input, bases[0]) : []),
    ...bases.flatMap((base) => judgeBump(base, input)),
    ...bases.flatMap((base) => judgeAliases(base, input)),
    ...judgeDeprecations(input),
  ]
  const distinct = findings.filter(
    ({ rule, message }, at) => findings.findIndex((other) => other.rule === rule && other.message === message) === at,
  )
  return {
    base: bases[0]?.version,
    changes: bases[0]?.changes ?? { class: 'none', findings: [] },
    findings: distinct,
    passed: distinct.every(({ level }) => level !== 'error'),
  }
}

/** A released bundle is history: it says of itself what it promised when it was frozen. */
function judgeFrozen({ bundle, file }: Release): GateFinding[] {
  const written = bundle.contract_digest
  if (written === undefined || written === bundleDigest(bundle)) return []
  const message = `${file} is not what was released: its contract_digest is of other promises`
  return [error('RELEASE_EDITED', message, `git checkout ${file}`, file)]
}

function judgeVersion({ releases, version }: GateInput, base: Base | undefined): GateFinding[] {
  const newest = releases.at(-1)?.version
  if (newest !== undefined && compareVersions(version, newest) <= 0) {
    const message = `${version} is not later than ${newest}, the newest release`
    return [error('RELEASE_NOT_LATER', message, `release a version later than ${newest}`)]
  }
  const [to, from] = [parseVersion(version), base && !isPrerelease(base.version) ? parseVersion(base.version) : undefined]
  const added = base?.changes.findings.find((change) => change.class === 'additive')
  if (!to || !from || !added || to.major !== from.major || to.minor !== from.minor) return []
  const message = `${version} is a patch of ${from.major}.${from.minor}, and the contract has grown: ${told(added)}`
  return [error('MINOR_NEEDED', message, `release ${from.major}.${from.minor + 1}.0`)]
}

/** Under a former name nothing may be refused that was taken under it. */
function judgeAliases({ version, bundle, changes }: Base, { tree }: GateInput): GateFinding[] {
  const before = new Set(toolsOf(bundle).flatMap(namesOf))
  const aliases = new Map(toolsOf(tree).flatMap(({ name, aliases = [] }) => aliases.map((alias) => [alias, name])))
  if (isPrerelease(version)) return []
  return changes.findings
    .filter((change) => change.class === 'breaking' && before.has(change.tool ?? '') && aliases.has(change.tool ?? ''))
    .map((change) => {
      const message = `${change.tool} was released with ${version} and is an alias of ${aliases.get(change.tool ?? '')} now, which differs: ${told(change)}`
      return error('ALIAS_DIVERGED', message, change.remedy ?? 'take what the former name took')
    })
}
