import { shown } from '../schema/json.js'
import type { Bound, NumberAlt, StringAlt } from '../schema/node.js'
import { higher, isMultiple, lower, wholeBounds } from '../schema/numbers.js'
import type { Place, Spot } from './change.js'
import type { Walk } from './walk.js'

/** A limit that moved. `lower` limits tighten by rising, the others by falling. */
export function compareLimit(
  walk: Walk,
  place: Place,
  keyword: string,
  [was, is]: readonly [number, number],
  side: 'lower' | 'upper',
  spot: Spot = {},
): void {
  if (was === is) return
  const tightened = side === 'lower' ? is > was : is < was
  walk.report({ kind: tightened ? 'tightened' : 'loosened', what: `${keyword} ${limit(was)} -> ${limit(is)}` }, place, spot)
}

export function compareStrings(old: StringAlt, fresh: StringAlt, place: Place, walk: Walk): void {
  const lengths = (from: number, to: number): Spot => {
    const size = Number.isFinite(Math.max(from, to)) ? Math.max(from, to) : Math.min(from, to) + 1
    return { old, fresh, values: [from, to, size].filter((n) => n <= 5000).map((n) => 'x'.repeat(n)) }
  }
  compareLimit(walk, place, 'minLength', [old.minLength, fresh.minLength], 'lower', lengths(old.minLength, fresh.minLength))
  compareLimit(walk, place, 'maxLength', [old.maxLength, fresh.maxLength], 'upper', lengths(old.maxLength, fresh.maxLength))
  comparePatterns(old, fresh, place, walk)
  compareFormats(old, fresh, place, walk)
}

function comparePatterns(old: StringAlt, fresh: StringAlt, place: Place, walk: Walk): void {
  const gone = old.patterns.filter((pattern) => !fresh.patterns.includes(pattern))
  const added = fresh.patterns.filter((pattern) => !old.patterns.includes(pattern))
  const spot: Spot = { old, fresh, values: ['x', '', 'res://x', 'a b', '0', 'X_1'] }
  if (gone.length > 0 && added.length > 0)
    walk.report({ kind: 'pattern-changed', from: gone.join(' and '), to: added.join(' and ') }, place, spot)
  else if (added.length > 0) walk.report({ kind: 'tightened', what: `pattern ${added.join(' and ')} added` }, place, spot)
  else if (gone.length > 0) walk.report({ kind: 'loosened', what: `pattern ${gone.join(' and ')} removed` }, place, spot)
}

function compareFormats(old: StringAlt, fresh: StringAlt, place: Place, walk: Walk): void {
  const gone = old.formats.filter((format) => !fresh.formats.includes(format))
  const added = fresh.formats.filter((format) => !old.formats.includes(format))
  if (gone.length === 0 && added.length === 0) return
  const kind = gone.length === 0 ? 'format-added' : added.length === 0 ? 'format-dropped' : 'format-changed'
  const [from, to] = [old.formats.join(' and ') || 'none', fresh.formats.join(' and ') || 'none']
  walk.report({ kind, from, to }, place, { old, fresh, values: ['not a uri', 'x', ''] })
}

export function compareNumbers(old: NumberAlt, fresh: NumberAlt, place: Place, walk: Walk): void {
  // Where one side takes whole numbers only, that is a matter of the type; the bounds are compared among whole numbers.
  const whole = old.integer || fresh.integer
  const [was, is] = whole ? [wholeBounds(old), wholeBounds(fresh)] : [old, fresh]
  compareBound(walk, place, ['minimum', was.min, is.min], higher, { old, fresh })
  compareBound(walk, place, ['maximum', was.max, is.max], lower, { old, fresh })
  const refused = (a: NumberAlt, b: NumberAlt): boolean =>
    b.multiples.some((step) => !a.multiples.some((other) => isMultiple(other, step)))
  const spot: Spot = { old, fresh, values: [...old.multiples, ...fresh.multiples, 1, 0.5] }
  const what = `multipleOf ${shown(old.multiples)} -> ${shown(fresh.multiples)}`
  if (refused(old, fresh)) walk.report({ kind: 'tightened', what }, place, spot)
  if (refused(fresh, old)) walk.report({ kind: 'loosened', what }, place, spot)
}

function compareBound(
  walk: Walk,
  place: Place,
  [keyword, was, is]: readonly [string, Bound | undefined, Bound | undefined],
  stricter: (a: Bound | undefined, b: Bound | undefined) => Bound | undefined,
  alts: Spot,
): void {
  if (was?.value === is?.value && was?.exclusive === is?.exclusive) return
  const tightened = is !== undefined && stricter(was, is) === is && !(was && was.value === is.value && was.exclusive)
  const around = [was?.value, is?.value].filter((value) => value !== undefined)
  const values = around.flatMap((value) => [value, value + 1, value - 1, value + 0.5, value - 0.5])
  if (around.length === 2) values.unshift(((around[0] ?? 0) + (around[1] ?? 0)) / 2)
  const what = `${keyword} ${boundText(was)} -> ${boundText(is)}`
  walk.report({ kind: tightened ? 'tightened' : 'loosened', what }, place, { ...alts, values })
}

function boundText(bound: Bound | undefined): string {
  return bound ? `${bound.value}${bound.exclusive ? ' (exclusive)' : ''}` : 'none'
}

function limit(value: number): string {
  return Number.isFinite(value) ? String(value) : 'none'
}
