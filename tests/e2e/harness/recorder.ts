import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the tests leave what they have seen; the coverage gate reads it after the run. */
export const RECORD_FILE = join(dirname(fileURLToPath(import.meta.url)), '../../../.tools/logs/seen.jsonl')

/** One call that a test made: which tool, through which peer, and how it ended. */
export interface Seen {
  readonly tool: string
  /** `editor`: the real one. `fake`: a peer that plays what a real editor cannot be made to do. */
  readonly peer: 'editor' | 'fake'
  readonly preview: boolean
  /** Absent where the call succeeded. */
  readonly code?: string
  readonly required?: string
}

/** Adds one call to the record. */
export function record(seen: Seen): void {
  mkdirSync(dirname(RECORD_FILE), { recursive: true })
  appendFileSync(RECORD_FILE, `${JSON.stringify(seen)}\n`)
}
