import type { Report } from '../diff-contracts.js'

/** A report for programs: its class and its findings, and nothing else. */
export function jsonReport(report: Report): string[] {
  const findings = report.findings.map(({ rule, class: level, tool, path, message, remedy, witness, unproven }) => ({
    rule,
    class: level,
    ...(tool !== undefined && { tool }),
    path,
    message,
    remedy,
    ...(witness !== undefined && { witness }),
    ...(unproven && { unproven }),
  }))
  return [JSON.stringify({ class: report.class, findings }, null, 2)]
}
