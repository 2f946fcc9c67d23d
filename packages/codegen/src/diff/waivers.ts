import { BadInput } from '../bad-input.js'
import { compareVersions, parseVersion } from '../release/version.js'
import type { Report } from './diff-contracts.js'
import { type Finding, worst } from './rules/rule.js'
import { isObject } from './schema/json.js'

/** One finding that a person has decided to let pass, for one release. */
export interface Waiver {
  readonly rule: string
  /** The tool of the finding, if it has one. */
  readonly tool?: string
  readonly path: string
  readonly reason: string
  /** The release that it is for; from the next one on it has to be decided anew. */
  readonly release: string
}

/** A waiver that must go: it matches nothing, or its release is past. */
export interface StaleWaiver {
  readonly rule: 'WAIVER_UNUSED' | 'WAIVER_EXPIRED'
  readonly message: string
}

/**
 * Reads `{"waivers": [{"rule", "tool"?, "path", "reason", "release"}]}`.
 *
 * @throws BadInput
 */
export function parseWaivers(text: string, source: string): Waiver[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new BadInput(`${source}: is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const list = isObject(json) ? json.waivers : undefined
  if (!Array.isArray(list)) throw new BadInput(`${source}: is no list of waivers: {"waivers": [...]}`)
  return list.map((entry: unknown, index) => {
    const waiver = isObject(entry) ? entry : {}
    for (const key of ['rule', 'path', 'reason', 'release'])
      if (typeof waiver[key] !== 'string' || (waiver[key] === '' && key !== 'path'))
        throw new BadInput(`${source}: waiver ${index + 1} has no ${key}`)
    if (waiver.tool !== undefined && typeof waiver.tool !== 'string')
      throw new BadInput(`${source}: waiver ${index + 1}: tool is no text`)
    return waiver as unknown as Waiver
  })
}

/** Takes the waived findings out of a report. Waivers that match nothing, or are for a release before `release`, are stale and waive nothing. */
export function applyWaivers(
  report: Report,
  waivers: readonly Waiver[],
  release?: string,
): { report: Report; stale: StaleWaiver[] } {
  const stale: StaleWaiver[] = []
  const waived = new Set<Finding>()
  for (const waiver of waivers) {
    const name = [waiver.rule, waiver.tool, waiver.path].filter(Boolean).join(' ')
    if (release !== undefined && isPast(waiver.release, release)) {
      stale.push({ rule: 'WAIVER_EXPIRED', message: `${name}: was for ${waiver.release}; decide anew or take it out` })
      continue
    }
    const matching = report.findings.filter((finding) => matches(waiver, finding))
    if (matching.length === 0) stale.push({ rule: 'WAIVER_UNUSED', message: `${name}: matches no finding; take it out` })
    for (const finding of matching) waived.add(finding)
  }
  const findings = report.findings.filter((finding) => !waived.has(finding))
  return { report: { class: worst(findings), findings }, stale }
}

function matches({ rule, tool, path }: Waiver, finding: Finding): boolean {
  return rule === finding.rule && tool === finding.tool && path === finding.path
}

function isPast(waived: string, release: string): boolean {
  return parseVersion(waived) !== undefined && parseVersion(release) !== undefined && compareVersions(waived, release) < 0
}
