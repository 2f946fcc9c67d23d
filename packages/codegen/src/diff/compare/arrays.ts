import type { ArrayAlt } from '../schema/node.js'
import type { Place } from './change.js'
import { compareDefaults } from './notes.js'
import { compareLimit } from './scalars.js'
import { inside, type Walk } from './walk.js'

export function compareArrays(old: ArrayAlt, fresh: ArrayAlt, place: Place, walk: Walk): void {
  const shortest = Math.max(old.minItems, fresh.minItems)
  compareLimit(walk, place, 'minItems', [old.minItems, fresh.minItems], 'lower', {
    old,
    fresh,
    length: Math.min(old.minItems, fresh.minItems),
  })
  const longest = Math.min(old.maxItems, fresh.maxItems)
  compareLimit(walk, place, 'maxItems', [old.maxItems, fresh.maxItems], 'upper', { old, fresh, length: longest + 1 })
  if (old.unique !== fresh.unique)
    walk.report({ kind: fresh.unique ? 'tightened' : 'loosened', what: `uniqueItems ${old.unique} -> ${fresh.unique}` }, place, {
      old,
      fresh,
      length: Math.max(2, shortest),
    })
  const listed = Math.min(Math.max(old.prefix.length, fresh.prefix.length), longest)
  for (let index = 0; index < listed; index++) {
    const [was, is] = [old.prefix[index] ?? old.rest, fresh.prefix[index] ?? fresh.rest]
    const at = inside(place, `/prefixItems/${index}`, { index }, old, fresh)
    walk.descend(was, is, at)
    compareDefaults(was, is, at, index >= shortest, walk)
  }
  if (longest <= listed) return
  const at = inside(place, '/items', { index: listed }, old, fresh)
  walk.descend(old.rest, fresh.rest, at)
  compareDefaults(old.rest, fresh.rest, at, false, walk)
}
