import { BadInput } from '../bad-input.js'
import type { Finding } from '../diff/rules/rule.js'
import { readContract } from '../diff/source/read-contract.js'
import { readLock } from '../lock/lock-file.js'
import { servedLine, type Verification, verifyLock } from '../lock/verify-lock.js'
import type { Output } from './build.js'
import type { Call } from './command.js'
import { liveOptions } from './live-options.js'
import { LOCK_FILE } from './lock.js'

/** Compares a contract of today with what a program was locked to: exit 1 only where this program would break. */
export async function verify(call: Call, out: Output): Promise<number> {
  const [file = LOCK_FILE, ...more] = call.words
  const format = call.option('format') ?? 'text'
  if (more.length > 0 || !['text', 'json'].includes(format))
    throw new BadInput('verify takes one lock, and --format text or json')
  const lock = readLock(file)
  const against = call.option('against') ?? lock.from
  const found = verifyLock(lock, (await readContract(against, call.root, liveOptions(call))).snapshot)
  const good = found.report.class !== 'breaking' && isServed(found)
  if (format === 'json') out.line(JSON.stringify({ ...found.report, served: found.served }, null, 2))
  else for (const line of lines(found, good, against)) out.line(line)
  return good ? 0 : 1
}

function isServed({ served }: Verification): boolean {
  return served.verdict === 'served' || served.verdict === 'no_numbers'
}

function lines({ report, served }: Verification, good: boolean, against: string): string[] {
  const breaking = report.findings.filter((finding) => finding.class === 'breaking')
  const marked = report.findings.filter(({ rule }) => rule === 'TOOL_DEPRECATED' || rule === 'PROPERTY_DEPRECATED')
  return [
    ...breaking.map((finding) => `breaking: ${sentence(finding)}`),
    ...marked.map((finding) => `deprecated: ${sentence(finding)}`),
    servedLine(served),
    good ? `nothing that is used of ${against} has broken` : `${against} does not serve this program`,
  ]
}

function sentence({ rule, tool, path, message, remedy, witness }: Finding): string {
  const where = [tool, path].filter((part) => part).join(' ')
  const proof = witness === undefined ? '' : `\n  for example ${JSON.stringify(witness)}`
  return `${where}: ${message} [${rule}]${proof}${remedy ? `\n  ${remedy}` : ''}`
}
