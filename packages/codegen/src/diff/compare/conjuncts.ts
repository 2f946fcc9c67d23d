import type { Alt, Conjunct, Position } from '../schema/node.js'
import { type Change, DIFFERS, NARROWS, type Place, WIDENS } from './change.js'
import type { Walk } from './walk.js'

/** Keywords that only ever take values away, and the more so the narrower their schema is. */
const MONOTONE = new Set(['contains', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems'])

/** Compares the keywords that are not taken apart: as wholes, where both sides have them. */
export function compareConjuncts(old: Alt, fresh: Alt, place: Place, walk: Walk): void {
  if (old.conjuncts.length === 0 && fresh.conjuncts.length === 0) return
  const after = [...fresh.conjuncts]
  const before = old.conjuncts.filter((conjunct) => !takeOut(after, (other) => sameConjunct(conjunct, other, walk)))
  const gone = before.filter((conjunct) => {
    const other = takeOut(after, ({ keyword, text }) => keyword === conjunct.keyword && text === conjunct.text)
    if (other) changed(conjunct, other, place, walk)
    return !other
  })
  for (const conjunct of gone) walk.report(cameOrWent(conjunct, false, walk), place, { old, fresh })
  for (const conjunct of after) walk.report(cameOrWent(conjunct, true, walk), place, { old, fresh })
}

function takeOut(conjuncts: Conjunct[], wanted: (conjunct: Conjunct) => boolean): Conjunct | undefined {
  const index = conjuncts.findIndex(wanted)
  return index < 0 ? undefined : conjuncts.splice(index, 1)[0]
}

function sameConjunct(a: Conjunct, b: Conjunct, walk: Walk): boolean {
  if (a.keyword !== b.keyword || a.text !== b.text || a.positions.length !== b.positions.length) return false
  const same = (x: Position, y: Position): boolean => (walk.relate(x, y) & DIFFERS) === 0
  if (!a.set) return a.positions.every((position, index) => same(position, b.positions[index] ?? position))
  const left = [...b.positions]
  return a.positions.every((position) => {
    const index = left.findIndex((other) => same(position, other))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

function changed(old: Conjunct, fresh: Conjunct, place: Place, walk: Walk): void {
  const effect = MONOTONE.has(old.keyword) ? pairwise(old, fresh, walk) : NARROWS | WIDENS
  if (effect === NARROWS) walk.report({ kind: 'tightened', what: old.keyword }, place)
  else if (effect === WIDENS) walk.report({ kind: 'loosened', what: old.keyword }, place)
  else
    walk.report({ kind: 'unproven', reason: `\`${old.keyword}\` changed, and what follows from that is not worked out` }, place)
}

function pairwise(old: Conjunct, fresh: Conjunct, walk: Walk): number {
  const effects = old.positions.map((position, index) => walk.relate(position, fresh.positions[index] ?? position))
  return effects.reduce((all, effect) => all | effect, 0) & (NARROWS | WIDENS)
}

function cameOrWent({ keyword, positions }: Conjunct, came: boolean, walk: Walk): Change {
  const closes = keyword === 'unevaluatedProperties' && positions[0] === (came ? walk.fresh.never : walk.old.never)
  if (closes) return { kind: came ? 'object-closed' : 'object-opened' }
  if (MONOTONE.has(keyword)) return { kind: came ? 'tightened' : 'loosened', what: `${keyword} ${came ? 'added' : 'removed'}` }
  return { kind: came ? 'condition-added' : 'condition-removed', keyword }
}
