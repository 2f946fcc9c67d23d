import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from '../bad-input.js'
import { faultLines } from '../fault.js'
import { judge } from '../gate/judge.js'
import { reportVerdict, textOf } from '../gate/report.js'
import { frozenBundle, readWorkingTree, type WorkingTree } from '../gate/working-tree.js'
import type { Contract } from '../model/contract.js'
import { calverStamp } from '../release/calver.js'
import { readChangelog, releaseSection } from '../release/changelog.js'
import { frozenText } from '../release/frozen-text.js'
import { releaseFile } from '../release/releases.js'
import { setVersion } from '../release/set-version.js'
import { uncommitted } from '../release/uncommitted.js'
import { isPrerelease, parseVersion } from '../release/version.js'
import { LAYOUT } from '../source/layout.js'
import { readIfThere } from '../source/read-if-there.js'
import { build, fail, type Output } from './build.js'

/** What the command line says of a release. */
export interface ReleaseRequest {
  readonly version: string
  /** The day of the release, YYYY-MM-DD; today where it is not given. */
  readonly date: string | undefined
  /** Whether files may be there that are not committed. */
  readonly allowDirty: boolean
}

/**
 * Makes a release in the files: the frozen bundle, the stamp of the build, the version of every package, the section of the changelog, and what is
 * generated from them. Writes nothing where anything stands against it. The commit and the tag are left to people.
 */
export async function release(root: string, request: ReleaseRequest, out: Output): Promise<number> {
  const { version, allowDirty } = request
  const parsed = parseVersion(version)
  if (!parsed) return fail(out, [`release: '${version}' is no version such as 1.2.0 or 1.2.0-alpha.1`])
  const date = dayOf(request.date)
  const dirty = allowDirty ? [] : uncommitted(root)
  if (dirty.length > 0) return fail(out, [`release: commit or undo these first: ${dirty.join(', ')}`])
  const tree = await readWorkingTree(root)
  if ('faults' in tree) return fail(out, [...faultLines(tree.faults), ...tree.findings.flatMap(textOf)])
  const { contract_version: c } = frozenBundle(tree.contract, undefined)
  if (parsed.major !== c) return fail(out, [`release: ${version} is not of major version ${c}, which is the contract_version`])

  const text = readIfThere(join(root, LAYOUT.changelog)) ?? ''
  const changelog = releaseSection(text, version, date)
  if (changelog === undefined)
    return fail(out, [`${LAYOUT.changelog}: has nothing under Unreleased; say there what users get with ${version}`])
  const stamped = stampedContract(tree, version, date)
  const bundle = frozenBundle(stamped, tree.toolContext)
  const verdict = judge({
    releases: tree.releases,
    tree: bundle,
    version,
    releasing: true,
    changelog: readChangelog(changelog),
    waivers: tree.waivers,
  })
  if (!verdict.passed) return fail(out, reportVerdict(verdict, 'text'))
  for (const finding of verdict.findings) for (const line of textOf(finding)) out.line(line)

  const frozen = releaseFile(version)
  write(root, frozen, frozenText(bundle))
  write(root, LAYOUT.changelog, changelog)
  const written = setVersion(root, { package_version: version, version: stamped.numbers.version })
  for (const path of [frozen, LAYOUT.changelog, ...written]) out.line(`wrote ${path}`)
  const code = await build(root, out)
  if (code !== 0) return code
  out.line(
    `Released in the files: ${version}${isPrerelease(version) ? ' (a prerelease)' : ''}, build ${stamped.numbers.version}.`,
  )
  out.line(`Now commit all of it and tag the commit v${version}.`)
  return 0
}

function stampedContract({ contract, releases }: WorkingTree, version: string, date: string): Contract {
  const stamp = calverStamp(
    date,
    releases.map(({ bundle }) => String(bundle.version)),
  )
  return { ...contract, numbers: { ...contract.numbers, packageVersion: version, version: stamp } }
}

function dayOf(text: string | undefined): string {
  const day = text ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new BadInput(`release: '${day}' is no day such as 2026-12-31`)
  return day
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
