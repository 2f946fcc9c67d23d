import { readFileSync } from 'node:fs'
import { BadInput } from '../bad-input.js'
import { diffContracts, type Report } from '../diff/diff-contracts.js'
import { parseSnapshot } from '../diff/parse-snapshot.js'
import { githubReport } from '../diff/report/github.js'
import { jsonReport } from '../diff/report/json.js'
import { locator } from '../diff/report/locate.js'
import { markdownReport } from '../diff/report/markdown.js'
import { textReport } from '../diff/report/text.js'
import { CLASSES } from '../diff/rules/rule.js'
import type { Snapshot } from '../diff/snapshot.js'
import { type ReadContract, readContract } from '../diff/source/read-contract.js'
import { applyWaivers, parseWaivers } from '../diff/waivers.js'
import { comparable } from '../gate/comparable.js'
import type { Output } from './build.js'
import type { Call } from './command.js'
import { liveOptions } from './live-options.js'

const FORMATS = ['text', 'markdown', 'json', 'github'] as const
const LIMITS = ['breaking', 'additive'] as const

/**
 * Compares two contracts. Exit code: 0 compared, 1 something is as bad as `--fail-on` says or a waiver is stale, 2 (by BadInput) something
 * could not be read.
 */
export async function diff(call: Call, out: Output): Promise<number> {
  const [old, fresh, ...more] = call.words
  if (old === undefined || fresh === undefined || more.length > 0)
    throw new BadInput('name two contracts: diff OLD NEW, each a file, a release, a git ref, stdio:COMMAND or an address')
  const format = chosen(call, 'format', FORMATS) ?? 'text'
  const limit = chosen(call, 'fail-on', LIMITS)
  const live = liveOptions(call)
  const before = await readContract(old, call.root, live)
  const after = await readContract(fresh, call.root, live)
  const { report, stale } = waived(compared(before.snapshot, after.snapshot), call.option('waivers'), after.snapshot)
  for (const line of printed(report, format, after)) out.line(line)
  for (const { rule, message } of stale) out.fault(`${rule}: ${message}`)
  const reached = limit !== undefined && CLASSES.indexOf(report.class) <= CLASSES.indexOf(limit)
  return reached || stale.length > 0 ? 1 : 0
}

function compared(old: Snapshot, fresh: Snapshot): Report {
  const sides = comparable({ ...old }, { ...fresh })
  return diffContracts(parseSnapshot(sides.old, 'OLD'), parseSnapshot(sides.fresh, 'NEW'))
}

function waived(report: Report, file: string | undefined, fresh: Snapshot & { readonly package_version?: unknown }) {
  if (file === undefined) return { report, stale: [] }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadInput(`${file}: cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  const { package_version: version = fresh.version } = fresh
  return applyWaivers(report, parseWaivers(text, file), typeof version === 'string' ? version : undefined)
}

function printed(report: Report, format: (typeof FORMATS)[number], fresh: ReadContract): string[] {
  switch (format) {
    case 'text':
      return textReport(report)
    case 'markdown':
      return markdownReport(report)
    case 'json':
      return jsonReport(report)
    case 'github':
      return githubReport(report, locator(fresh))
  }
}

function chosen<Word extends string>({ option }: Call, name: string, words: readonly Word[]): Word | undefined {
  const given = option(name)
  const known = words.find((word) => word === given)
  if (given !== undefined && known === undefined) throw new BadInput(`--${name} is ${words.join(', ')}, not '${given}'`)
  return known
}
