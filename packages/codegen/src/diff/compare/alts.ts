import { acceptsAlt } from '../schema/accepts.js'
import type { Alt } from '../schema/node.js'
import { compareArrays } from './arrays.js'
import type { Place } from './change.js'
import { compareConjuncts } from './conjuncts.js'
import { compareTexts } from './notes.js'
import { compareObjects } from './objects.js'
import { compareNumbers, compareStrings } from './scalars.js'
import type { Walk } from './walk.js'

/** Compares two alternatives of the same type that belong together. */
export function compareAlts(old: Alt, fresh: Alt, place: Place, walk: Walk): void {
  if (old.notes && fresh.notes) compareTexts(old.notes, fresh.notes, place, walk)
  compareConjuncts(old, fresh, place, walk)
  if (old.values || fresh.values) compareValues([old], [fresh], place, walk)
  else if (old.type === 'number' && fresh.type === 'number') compareNumbers(old, fresh, place, walk)
  else if (old.type === 'string' && fresh.type === 'string') compareStrings(old, fresh, place, walk)
  else if (old.type === 'array' && fresh.type === 'array') compareArrays(old, fresh, place, walk)
  else if (old.type === 'object' && fresh.type === 'object') compareObjects(old, fresh, place, walk)
}

/** Compares listed values. Where one side lists none, its other constraints decide which of the listed ones it takes. */
export function compareValues(old: readonly Alt[], fresh: readonly Alt[], place: Place, walk: Walk): void {
  const [before, after] = [valuesOf(old), valuesOf(fresh)]
  const takes = (alts: readonly Alt[], space: Walk['old']) => (value: Parameters<typeof acceptsAlt>[1]) =>
    alts.some((alt) => acceptsAlt(alt, value, space) !== false)
  const open = old.some((alt) => alt.open)
  if (before.size > 0) {
    const values = [...before.values()].filter((value) => !takes(fresh, walk.fresh)(value))
    if (values.length > 0) walk.report({ kind: 'values-removed', values, open }, place, { values })
  }
  if (after.size > 0) {
    const values = [...after.values()].filter((value) => !takes(old, walk.old)(value) && !walk.isGrowth(before, value))
    if (values.length > 0) walk.report({ kind: 'values-added', values, open }, place, { values })
  }
  const [was] = old
  const [is] = fresh
  const spot = { old: was, fresh: is, values: ['anything', 'x', 12345, 0.5, true, false] }
  if (before.size === 0) walk.report({ kind: 'enum-introduced', values: [...after.values()] }, place, spot)
  if (after.size === 0) walk.report({ kind: 'enum-dropped', values: [...before.values()] }, place, spot)
}

function valuesOf(alts: readonly Alt[]): Map<string, Parameters<typeof acceptsAlt>[1]> {
  return new Map(alts.flatMap((alt) => [...(alt.values ?? [])]))
}
