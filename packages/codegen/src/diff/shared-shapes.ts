import type { RawSchema, Snapshot } from './snapshot.js'

/** The parts of a snapshot that schemas refer to as `#/<part>/<name>`. */
export const SHARED_PARTS = ['values', 'results', 'envelope'] as const

/** Those that a snapshot has. */
export function sharedShapesOf(snapshot: Snapshot): Readonly<Record<string, Readonly<Record<string, RawSchema>>>> {
  return Object.fromEntries(
    SHARED_PARTS.flatMap((part) => {
      const shapes = snapshot[part]
      return shapes === undefined ? [] : [[part, shapes]]
    }),
  )
}
