import type { Fields } from './uses.js'

/** Dotted paths as a tree; `true` is all that is below. */
export type FieldTree = true | ReadonlyMap<string, FieldTree>

/** `['a', 'b.c']` as `a` whole, and of `b` only `c`. */
export function fieldTree(fields: Fields): FieldTree {
  if (fields === '*') return true
  const root = new Map<string, FieldTree>()
  for (const path of fields) {
    let level = root
    const steps = path.split('.')
    for (const [index, step] of steps.entries()) {
      const present = level.get(step)
      if (present === true) break
      if (index === steps.length - 1) level.set(step, true)
      else {
        // Every map of the tree was made here.
        const next = (present as Map<string, FieldTree> | undefined) ?? new Map<string, FieldTree>()
        level.set(step, next)
        level = next
      }
    }
  }
  return root
}
