import { announces, writtenOf } from '../release/changelog.js'
import { newestStable, type Release } from '../release/releases.js'
import { compareVersions, isPrerelease, minorOf } from '../release/version.js'
import { error, type GateFinding, warning } from './finding.js'
import type { GateInput } from './input.js'
import { type MarkedItem, markedItems, type RemovedItem, releaseThatMarked, removedItems } from './marked-items.js'

/** What is marked as going to go is announced, described, replaced and dated; what has gone was marked for long enough. */
export function judgeDeprecations(input: GateInput): GateFinding[] {
  const items = markedItems(input.tree)
  return [...items.flatMap((item) => judgeMark(item, input)), ...judgeRemovals(input)]
}

function judgeMark(item: MarkedItem, input: GateInput): GateFinding[] {
  const { since, removed, names, file } = item
  const findings: GateFinding[] = []
  const first = releaseThatMarked(item, input.releases)
  if (first === undefined) findings.push(...judgeDate('since', item, since, input))
  else if (first.since !== since) {
    const message = `${item.told} was marked since ${first.since} in release ${first.release.version}, and now says ${since}`
    findings.push(error('SINCE_NOT_THIS_RELEASE', message, `${file}: "since": "${since}" -> "${first.since}"`, file))
  }
  if (removed !== undefined && !item.wasRemoved(input.releases)) findings.push(...judgeDate('removed', item, removed, input))
  if (!announces(writtenOf(input.changelog, since), names, /deprecat/i)) {
    const message = `${item.told} is deprecated since ${since}, and the changelog has no entry of that release that says so and names ${names.join(' and ')}`
    const edit = `CHANGELOG.md, under ${released(since, input) ? since : 'Unreleased'}, ### Deprecated: - ${names.map((name) => `\`${name}\``).join(': ')}${item.replacement === undefined ? '' : `, use \`${item.replacement}\``}`
    findings.push(error('DEPRECATION_UNANNOUNCED', message, edit, 'CHANGELOG.md'))
  }
  if (removed !== undefined) return findings
  if (!/\bdeprecated\b/i.test(item.description)) {
    const message = `${item.told} is deprecated, and its description does not say so`
    findings.push(error('DEPRECATION_NOT_IN_DESCRIPTION', message, 'godot-contract build: the sentence is generated', file))
  }
  if (item.replacement !== undefined && !item.replacementServed) {
    const message = `${item.told} is to be replaced by ${item.replacement}, which is not served`
    findings.push(error('REPLACEMENT_MISSING', message, `${file}: "replacement": name one that is served`, file))
  }
  return findings
}

/** A date that no release has seen yet is that of a release to come: of this one, while it is made. */
function judgeDate(key: 'since' | 'removed', { told, file }: MarkedItem, date: string, input: GateInput): GateFinding[] {
  const newest = input.releases.at(-1)?.version
  const fits = input.releasing ? date === input.version : newest === undefined || compareVersions(date, newest) > 0
  // A contract whose first release is being prepared has no history to contradict.
  if (fits || (newest === undefined && !input.releasing)) return []
  const wanted = input.releasing ? input.version : `a version later than ${newest}`
  const message = `${told} says "${key}": "${date}", and no release has that; this would be ${wanted}`
  return [error('SINCE_NOT_THIS_RELEASE', message, `${file}: "${key}": "${date}" -> "${wanted}"`, file)]
}

function released(version: string, { releases }: GateInput): boolean {
  return releases.some((release) => release.version === version)
}

function judgeRemovals(input: GateInput): GateFinding[] {
  const base = newestStable(input.releases)
  if (base === undefined) return []
  return removedItems(base.bundle, input.tree).flatMap((item) => {
    const marked = releaseThatMarked(item, input.releases)
    const record = item.recorded || !('package_version' in input.tree) ? [] : [unrecorded(item)]
    if (marked === undefined) return [skipped(item), ...record]
    if (minorOf(marked.release.version) !== minorOf(input.version)) return record
    return [tooShort(item, marked.release, input), ...record]
  })
}

function skipped(item: RemovedItem): GateFinding {
  const message = `${item.told} is removed, and no release had marked it as deprecated`
  const edit = `put it back; ${item.markEdit} warns for one minor release, then it can go`
  // A parameter may go with a raised contract alone, as the surrounding tool is still there to refuse it by name.
  return item.kind === 'parameter'
    ? warning('DEPRECATION_SKIPPED', message, edit, item.file)
    : error('DEPRECATION_SKIPPED', message, edit, item.file)
}

function tooShort(item: RemovedItem, marked: Release, { version }: GateInput): GateFinding {
  const message = `${item.told} was marked in ${marked.version} and is removed in ${version}${isPrerelease(version) ? '' : ' or a patch of it'}, the same minor release`
  return error(
    'DEPRECATION_TOO_SHORT',
    message,
    `put it back until the minor release after ${minorOf(marked.version)}`,
    item.file,
  )
}

function unrecorded(item: RemovedItem): GateFinding {
  const message = `${item.told} is removed, and its file does not say when`
  return warning('REMOVAL_NOT_RECORDED', message, item.recordEdit, item.file)
}
