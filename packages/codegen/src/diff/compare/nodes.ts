import type { Alt, AltType, Node } from '../schema/node.js'
import { compareAlts, compareValues } from './alts.js'
import type { Place, Spot } from './change.js'
import { compareTexts } from './notes.js'
import { compareUnions } from './unions.js'
import type { Walk } from './walk.js'

/** Compares what two schemas say of one place. */
export function compareNodes(old: Node, fresh: Node, place: Place, walk: Walk): void {
  compareTexts(old.notes, fresh.notes, place, walk)
  if (unresolved(old) !== unresolved(fresh)) {
    walk.report({ kind: 'unproven', reason: 'where a reference leads is not worked out' }, place)
    return
  }
  const [hadNull, hasNull] = [old.alts.some(isNull), fresh.alts.some(isNull)]
  if (hadNull !== hasNull) walk.report({ kind: hasNull ? 'null-added' : 'null-removed' }, place, { values: [null] })

  const before = byType(old.alts)
  const after = byType(fresh.alts)
  const common = [...before.keys()].filter((type) => after.has(type))
  const types = () => ({ from: typeText(old.alts), to: typeText(fresh.alts) })
  if (common.length === 0) {
    // A type that gives way to null, or null to a type, is another type; beside null, or beside nothing, it has come or gone.
    const nullInstead = before.size > 0 ? hasNull && !hadNull : hadNull && !hasNull
    if (before.size + after.size > 0) {
      const kind = (before.size > 0 && after.size > 0) || nullInstead ? 'changed' : before.size > 0 ? 'narrowed' : 'widened'
      // Null is on both sides, or is told already.
      const spot = only(
        before.size > 0 ? [...before.values()].flat() : old.alts,
        after.size > 0 ? [...after.values()].flat() : fresh.alts,
      )
      walk.report({ kind: `type-${kind}`, ...types() }, place, spot)
    }
    return
  }
  if (isListed(before) && isListed(after)) {
    compareValues([...before.values()].flat(), [...after.values()].flat(), place, walk)
    return
  }
  const gone = [...before.keys()].filter((type) => !after.has(type))
  const added = [...after.keys()].filter((type) => !before.has(type))
  const whole = comparesWhole(before.get('number'), after.get('number'))
  const pick = (alts: ReadonlyMap<AltType, Alt[]>, wanted: readonly AltType[]): Alt[] =>
    wanted.flatMap((type) => alts.get(type) ?? [])
  if (gone.length > 0 || whole === 'narrowed')
    walk.report({ kind: 'type-narrowed', ...types() }, place, only(pick(before, gone.length > 0 ? gone : ['number']), []))
  if (added.length > 0 || whole === 'widened')
    walk.report({ kind: 'type-widened', ...types() }, place, only([], pick(after, added.length > 0 ? added : ['number'])))
  for (const type of common) compareType(before.get(type) ?? [], after.get(type) ?? [], place, walk)
}

function compareType(old: readonly Alt[], fresh: readonly Alt[], place: Place, walk: Walk): void {
  const [was, ...others] = old
  const [is, ...more] = fresh
  if (was && is && others.length === 0 && more.length === 0) compareAlts(was, is, place, walk)
  else compareUnions(old, fresh, place, walk)
}

/** References that only a validator follows; what they stand for is not known. */
function unresolved({ alts }: Node): string {
  const conjuncts = alts.flatMap((alt) => alt.conjuncts.filter(({ keyword }) => keyword.endsWith('Ref') || keyword === '$ref'))
  return [...new Set(conjuncts.map(({ keyword, text }) => `${keyword} ${text}`))].sort().join()
}

function isNull({ type }: Alt): boolean {
  return type === 'null'
}

function byType(alts: readonly Alt[]): Map<AltType, Alt[]> {
  const types = new Map<AltType, Alt[]>()
  for (const alt of alts) if (!isNull(alt)) types.set(alt.type, [...(types.get(alt.type) ?? []), alt])
  return types
}

function isListed(types: ReadonlyMap<AltType, Alt[]>): boolean {
  return [...types.values()].flat().every(({ values }) => values !== undefined)
}

/** Whether a number became a whole one, or the reverse. Listed numbers say nothing of it. */
function comparesWhole(old: readonly Alt[] = [], fresh: readonly Alt[] = []): 'narrowed' | 'widened' | undefined {
  if ([...old, ...fresh].some(({ values }) => values !== undefined)) return undefined
  const whole = (alts: readonly Alt[]): boolean => alts.length > 0 && alts.every((alt) => alt.type === 'number' && alt.integer)
  if (old.length === 0 || fresh.length === 0 || whole(old) === whole(fresh)) return undefined
  return whole(fresh) ? 'narrowed' : 'widened'
}

/** Samples come from the first alternative that came or went; halves tell numbers from whole ones. */
function only([old]: readonly Alt[], [fresh]: readonly Alt[]): Spot {
  return { old, fresh, values: [0.5, 1.5] }
}

/** The types of a place for a sentence: `integer or null`. */
function typeText(alts: readonly Alt[]): string {
  const names = new Set(alts.map((alt) => (alt.type === 'number' && alt.integer ? 'integer' : alt.type)))
  if (names.size === 0) return 'nothing'
  return names.size >= 6 ? 'any value' : [...names].sort((a, b) => Number(a === 'null') - Number(b === 'null')).join(' or ')
}
