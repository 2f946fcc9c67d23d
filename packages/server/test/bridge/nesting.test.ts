import { BRIDGE } from '@godot-mcp/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overloadOf } from '../../src/bridge/nesting.js'

const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}0${'}]'.repeat(levels / 2)}`

describe('a JSON text', () => {
  it('may be nested to the limit and no deeper', () => {
    expect(overloadOf(nested(BRIDGE.max_depth))).toBeNull()
    expect(overloadOf(nested(BRIDGE.max_depth + 2))).toContain(`deeper than ${BRIDGE.max_depth} levels`)
    expect(overloadOf('['.repeat(10_000_000))).toContain('deeper')
  })

  it('may hold so many objects and lists and no more', () => {
    const list = (count: number) => `[${'{},'.repeat(count - 1)}0]`
    expect(overloadOf(list(BRIDGE.max_structures))).toBeNull()
    expect(overloadOf(list(BRIDGE.max_structures + 1))).toContain('more than 1000000 objects and lists')
  })

  it('may hold any brackets inside of its texts', () => {
    for (const text of ['['.repeat(2_000_000), '\\"['.repeat(2_000), '\\', '{"', '"[', '\\\\"']) {
      expect(overloadOf(JSON.stringify({ [text]: text, list: [text, 0] }))).toBeNull()
    }
  })

  it('is judged by its depth, whatever else it holds', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(
        fc.jsonValue({ depthSize: 'large' }),
        fc.integer({ min: BRIDGE.max_depth - 8, max: BRIDGE.max_depth }),
        (value, levels) => {
          const text = `${'['.repeat(levels)}${JSON.stringify(value)}${']'.repeat(levels)}`
          expect(overloadOf(text) === null).toBe(levels + depthOf(value) <= BRIDGE.max_depth)
        },
      ),
    )
  })
})
