import type { Report } from '../diff-contracts.js'
import { reasonOf } from '../rules/index.js'
import type { Finding } from '../rules/rule.js'
import { byTool, counted, witnessText } from './count.js'

/** A report for a pull request. */
export function markdownReport({ findings, class: level }: Report): string[] {
  if (findings.length === 0) return ['## Contract: no differences']
  const groups = [...byTool(findings)].flatMap(([name, group]) => ['', `### ${code(name)}`, '', ...group.flatMap(item)])
  return [`## Contract: ${level}`, '', counted(findings), ...groups]
}

function item(finding: Finding): string[] {
  const { class: level, rule, path, message, remedy, unproven } = finding
  const witness = witnessText(finding)
  const mark = level === 'breaking' ? '**breaking**' : level
  return [
    `- ${mark}${unproven ? ' (unproven)' : ''} ${escaped(message)} — \`${rule}\`${path === '' ? '' : ` at ${code(path)}`}`,
    ...(level === 'breaking' ? [`  - why: ${escaped(reasonOf(rule))}`] : []),
    ...(witness === undefined ? [] : [`  - witness: ${code(witness)}`]),
    ...(remedy === '-' ? [] : [`  - remedy: ${escaped(remedy)}`]),
  ]
}

/** Text that may hold backticks, as code. */
function code(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)))
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``
}

function escaped(text: string): string {
  return text.replace(/[\\*_<>[\]|]/g, '\\$&').replaceAll('\n', ' ')
}
