import type { Report } from '../diff-contracts.js'
import { reasonOf } from '../rules/index.js'
import type { Finding } from '../rules/rule.js'
import { byTool, counted, witnessText } from './count.js'

/** A report as a reviewer reads it: tool by tool, the worst first, each with what changed, why it matters, the proof and the way out. */
export function textReport({ findings, class: level }: Report): string[] {
  const head = findings.length === 0 ? 'no differences' : `${level}: ${counted(findings)}`
  return [head, ...[...byTool(findings)].flatMap(([name, group]) => ['', name, ...group.flatMap(lines)])]
}

function lines(finding: Finding): string[] {
  const { class: level, rule, path, message, remedy, unproven } = finding
  const witness = witnessText(finding)
  return [
    `  ${level === 'breaking' ? 'BREAKING' : level}  ${message}  [${rule}]${unproven ? ' (unproven)' : ''}`,
    ...(path === '' ? [] : [`    at: ${path}`]),
    ...(level === 'breaking' ? [`    why: ${reasonOf(rule)}`] : []),
    ...(witness === undefined ? [] : [`    witness: ${witness}`]),
    ...(remedy === '-' ? [] : [`    remedy: ${remedy}`]),
  ]
}
