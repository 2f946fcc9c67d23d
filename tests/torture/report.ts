import { appendFileSync } from 'node:fs'

/** Whether this is the full run and not the slice that every change has to pass. */
export const isTorture = process.env['TORTURE'] === '1'

/** What a part of the full run came to. */
export interface PartReport {
  part: string
  runs: number
  failures: number
  seconds: number
  [figure: string]: unknown
}

/** Adds a line to the file that `TORTURE_REPORT` names; without one, nothing. */
export function reportPart(report: PartReport): void {
  const file = process.env['TORTURE_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(report)}\n`)
}
