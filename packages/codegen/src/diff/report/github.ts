import type { Report } from '../diff-contracts.js'
import { reasonOf } from '../rules/index.js'
import type { Finding } from '../rules/rule.js'
import { counted, witnessText } from './count.js'

/** Where a finding is in the files that somebody edits. */
export type Locate = (finding: Finding) => { readonly file: string; readonly line: number } | undefined

const LEVELS = { breaking: 'error', additive: 'notice', documentation: 'notice' } as const

/** A report as annotations of a GitHub workflow, each on the line of the schema it is about. */
export function githubReport({ findings, class: level }: Report, locate: Locate): string[] {
  return [...findings.map((finding) => annotation(finding, locate(finding))), `${level}: ${counted(findings)}`]
}

function annotation(finding: Finding, at: ReturnType<Locate>): string {
  const { class: level, rule, tool, path, message, remedy } = finding
  const where = `title=${property(`${rule}${tool === undefined ? '' : ` ${tool}`}`)}`
  const file = at ? `file=${property(at.file)},line=${at.line},` : ''
  const witness = witnessText(finding)
  const text = [
    `${message}${path === '' ? '' : ` (${path})`}`,
    ...(level === 'breaking' ? [reasonOf(rule)] : []),
    ...(witness === undefined ? [] : [`witness: ${witness}`]),
    ...(remedy === '-' ? [] : [`remedy: ${remedy}`]),
  ].join('\n')
  return `::${LEVELS[level]} ${file}${where}::${data(text)}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
