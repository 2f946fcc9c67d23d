import type { GateFinding } from './finding.js'
import type { Verdict } from './judge.js'

/** The forms that a verdict can be printed in: for people, for programs, and as annotations of a GitHub workflow. */
export const GATE_FORMATS = ['text', 'json', 'github'] as const
export type GateFormat = (typeof GATE_FORMATS)[number]

/** A verdict as lines. */
export function reportVerdict({ base, changes, findings, passed }: Verdict, format: GateFormat): string[] {
  if (format === 'json') {
    const verdict = { verdict: passed ? 'pass' : 'fail', base: base ?? null, class: changes.class, findings }
    return [JSON.stringify(verdict, null, 2)]
  }
  if (format === 'github') return findings.map(annotation)
  const compared =
    base === undefined ? 'no release yet' : `${changes.class === 'none' ? 'no' : changes.class} changes since ${base}`
  return [...findings.flatMap(textOf), `gate ${passed ? 'passed' : 'failed'}: ${compared}`]
}

/** A finding and its edit, as people read them. */
export function textOf({ rule, level, message, edit }: GateFinding): string[] {
  return [`${level === 'warning' ? 'warning ' : ''}${rule}: ${message}`, `    mend: ${edit}`]
}

function annotation({ rule, level, message, edit, file }: GateFinding): string {
  const text = `${message}\nmend: ${edit}`.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return `::${level} ${file === undefined ? '' : `file=${file},`}title=${rule}::${text}`
}
