import { writeFileSync } from 'node:fs'
import { BadInput } from '../bad-input.js'

/** Writes a file that was named on the command line. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new BadInput(`${file}: cannot be written: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
