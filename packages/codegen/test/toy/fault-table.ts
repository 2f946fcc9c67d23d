import { describe, expect, it } from 'vitest'
import { type Changes, toyFaults } from './toy-contract.js'

export const MOVE = 'tools/scene/move.json'
export const GREET = 'tools/core/greet.json'

/** Declares a test for each change of the toy contract: it is told in one line, with the file and the reason. */
export function faultTable(about: string, table: readonly [title: string, changes: Changes, line: string][]): void {
  describe(`a fault in ${about} is one line with the file and the reason`, () => {
    it.each(table)('%s', (_title, changes, line) => expect(toyFaults(changes)).toContain(line))
  })
}
