import { CLASSES, type Finding } from '../rules/rule.js'

/** `2 breaking, 1 additive`; `no differences` of none. */
export function counted(findings: readonly Finding[]): string {
  const parts = CLASSES.map((name) => [findings.filter((finding) => finding.class === name).length, name] as const)
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count} ${name}`)
      .join(', ') || 'no differences'
  )
}

/** Findings by tool, in the order of their worst ones; what concerns no tool comes under `the contract`. */
export function byTool(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const name = finding.tool ?? 'the contract'
    groups.set(name, [...(groups.get(name) ?? []), finding])
  }
  return groups
}

/** What a witness says, in words. */
export function witnessText({ rule, witness }: Finding): string | undefined {
  if (witness === undefined) return undefined
  const value = JSON.stringify(witness)
  const text = value.length > 200 ? `${value.slice(0, 199)}…` : value
  return rule.startsWith('OUTPUT_') ? `${text} may come back and could not` : `${text} was accepted and is not`
}
