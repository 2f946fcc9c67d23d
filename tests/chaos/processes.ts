import { readdirSync, readFileSync } from 'node:fs'

/** Processes whose command line has all these words, as the kernel lists them. */
export function findProcesses(...words: string[]): { pid: number; parent: number; command: string[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        // The name in brackets may hold anything, so the fields are counted from its end.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (state === 'Z' || !words.every((word) => command.includes(word))) return []
        return [{ pid: Number(name), parent: Number(parent), command }]
      } catch {
        // It ended while we looked.
        return []
      }
    })
}
