/** What is wrong with one file of the contract: shown as the line `file: reason`. */
export interface Fault {
  /** Path relative to the project's root, with forward slashes. */
  readonly file: string
  readonly reason: string
}

/** One fault a line, in the order of the files, without repeats. */
export function faultLines(faults: readonly Fault[]): string[] {
  return [...new Set(faults.map(({ file, reason }) => `${file}: ${reason}`))].sort()
}
