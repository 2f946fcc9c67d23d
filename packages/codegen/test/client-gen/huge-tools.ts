import type { SnapshotTool } from '../../src/diff/snapshot.js'
import { object } from './hostile-tools.js'

const wide = (letter: string): Record<string, unknown> => ({
  oneOf: Array.from({ length: 40 }, (_, at) => object({ [`${letter}${at}`]: { type: 'string' } })),
})

/** Schemas whose size is what is wrong with them. */
export const HUGE: readonly SnapshotTool[] = [
  { name: 'unions_multiplied', inputSchema: { ...object({}), allOf: ['a', 'b', 'c', 'd', 'e'].map(wide) } },
  { name: 'long_enum', inputSchema: object({ e: { enum: Array.from({ length: 5000 }, (_, at) => `v${at}`) } }) },
  {
    name: 'deep',
    inputSchema: object({ a: Array.from({ length: 300 }).reduce<unknown>((inner) => object({ b: inner }), { type: 'string' }) }),
  },
  {
    name: 'long_tuple',
    inputSchema: object({ t: { type: 'array', prefixItems: Array.from({ length: 1000 }, () => ({ type: 'string' })) } }),
  },
]
