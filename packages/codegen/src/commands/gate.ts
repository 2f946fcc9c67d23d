import { BadInput } from '../bad-input.js'
import { faultLines } from '../fault.js'
import { judge } from '../gate/judge.js'
import { GATE_FORMATS, type GateFormat, reportVerdict, textOf } from '../gate/report.js'
import { judgeServed } from '../gate/served.js'
import { frozenBundle, readWorkingTree } from '../gate/working-tree.js'
import { readLive } from '../live/read-live.js'
import { fail, type Output } from './build.js'
import type { Call } from './command.js'
import { liveOptions } from './live-options.js'

/** Holds the project against its releases, and against a server made from it: whether numbers, marks and changelog say what has changed. */
export async function gate(call: Call, out: Output): Promise<number> {
  const { root = '', option } = call
  const [wanted, served] = [option('format'), option('served')]
  const format = GATE_FORMATS.find((known) => known === (wanted ?? 'text'))
  if (format === undefined) throw new BadInput(`gate: --format is ${GATE_FORMATS.join(', ')}, not '${wanted}'`)
  const tree = await readWorkingTree(root)
  if ('faults' in tree) {
    if (tree.faults.length > 0) return fail(out, faultLines(tree.faults))
    const verdict = { base: undefined, changes: { class: 'none', findings: [] }, findings: tree.findings, passed: false } as const
    return tell(format === 'text' ? tree.findings.flatMap(textOf) : reportVerdict(verdict, format), false, format, out)
  }
  const { contract, toolContext, releases, changelog, waivers } = tree
  const stale = served === undefined ? [] : judgeServed(contract, await readLive(served, liveOptions(call)))
  const judged = judge({
    releases,
    tree: frozenBundle(contract, toolContext),
    version: contract.numbers.packageVersion,
    releasing: false,
    changelog,
    waivers,
  })
  const verdict = { ...judged, findings: [...stale, ...judged.findings], passed: judged.passed && stale.length === 0 }
  return tell(reportVerdict(verdict, format), verdict.passed, format, out)
}

function tell(lines: readonly string[], passed: boolean, format: GateFormat, out: Output): number {
  // What programs read goes where programs read, whatever it says.
  if (passed || format !== 'text') for (const line of lines) out.line(line)
  else fail(out, lines)
  return passed ? 0 : 1
}
