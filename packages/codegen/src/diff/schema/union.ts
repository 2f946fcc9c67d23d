import type { Json } from './json.js'
import type { Alt, NumberAlt, StringAlt } from './node.js'
import { higher, isMultiple, lower } from './numbers.js'

/**
 * The alternatives in their normal form: listed values of one type together, and without scalars that another alternative takes in.
 * A union of constants and an enumeration are the same; so are `number` and a union of `number` and `integer`.
 */
export function settleAlts(alts: readonly Alt[]): Alt[] {
  if (alts.length < 2) return [...alts]
  const listed = new Map<string, { first: Alt; values: Map<string, Json>; open: boolean }>()
  const others: Alt[] = []
  for (const alt of alts) {
    if (!alt.values || alt.conjuncts.length > 0) {
      others.push(alt)
      continue
    }
    const group = listed.get(alt.type) ?? { first: alt, values: new Map<string, Json>(), open: false }
    listed.set(alt.type, group)
    for (const [key, value] of alt.values) group.values.set(key, value)
    group.open ||= alt.open === true
  }
  const together = [...listed.values()].map(({ first, values, open }) =>
    wholeBoolean({ ...first, values, ...(open && { open }) }),
  )
  const scalars = others.filter(({ type }) => type !== 'object' && type !== 'array')
  const taken = new Set<Alt>()
  // Few are left of each type; a long union of patterns stays as it is written.
  if (scalars.length <= 32)
    for (const alt of scalars)
      if (scalars.some((other) => other !== alt && !taken.has(other) && includes(other, alt))) taken.add(alt)
  return together.concat(others.filter((alt) => !taken.has(alt)))
}

function wholeBoolean(alt: Alt): Alt {
  if (alt.type !== 'boolean' || alt.values?.size !== 2) return alt
  const { values: _values, open: _open, ...rest } = alt
  return rest
}

/** Whether one scalar alternative takes everything that another one takes. Says no where it is not plain to see. */
function includes(outer: Alt, inner: Alt): boolean {
  if (outer.type !== inner.type || outer.conjuncts.length > 0 || outer.values) return false
  if (outer.type === 'string') return stringIncludes(outer, inner as StringAlt)
  if (outer.type === 'number') return numberIncludes(outer, inner as NumberAlt)
  return true
}

function stringIncludes(outer: StringAlt, inner: StringAlt): boolean {
  return (
    outer.minLength <= inner.minLength &&
    outer.maxLength >= inner.maxLength &&
    outer.patterns.every((pattern) => inner.patterns.includes(pattern)) &&
    outer.formats.every((format) => inner.formats.includes(format))
  )
}

function numberIncludes(outer: NumberAlt, inner: NumberAlt): boolean {
  return (
    (inner.integer || !outer.integer) &&
    higher(outer.min, inner.min) === inner.min &&
    lower(outer.max, inner.max) === inner.max &&
    outer.multiples.every((step) => inner.multiples.some((other) => isMultiple(other, step)))
  )
}
