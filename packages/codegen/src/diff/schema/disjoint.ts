import { acceptsAlt } from './accepts.js'
import type { Space } from './context.js'
import type { Alt, ArrayAlt, NumberAlt, ObjectAlt, Position } from './node.js'

/** Whether no value is taken by both of two unions, as far as that is plain to see. */
export function disjoint(a: readonly Alt[], b: readonly Alt[], space: Space): boolean {
  return a.every((one) => b.every((other) => one.type !== other.type || disjointAlts(one, other, space)))
}

function disjointAlts(a: Alt, b: Alt, space: Space): boolean {
  if (a.values) return [...a.values.values()].every((value) => acceptsAlt(b, value, space) === false)
  if (b.values) return disjointAlts(b, a, space)
  if (a.type === 'number') return apart(a, b as NumberAlt) || apart(b as NumberAlt, a)
  if (a.type === 'array') return a.minItems > (b as ArrayAlt).maxItems || (b as ArrayAlt).minItems > a.maxItems
  if (a.type === 'object') {
    const other = b as ObjectAlt
    return asksForUnknown(a, other) || asksForUnknown(other, a) || toldApart(a, other, space)
  }
  return false
}

function apart(low: NumberAlt, high: NumberAlt): boolean {
  const { max } = low
  const { min } = high
  if (!max || !min) return false
  return max.value < min.value || (max.value === min.value && (max.exclusive || min.exclusive))
}

/** Whether one object must have a key that the other one does not list. What an open object does not list was not promised. */
function asksForUnknown(asking: ObjectAlt, other: ObjectAlt): boolean {
  if (other.rest.kind === 'map' || other.rest.kind === 'free' || other.patterns.size > 0) return false
  return [...asking.required].some((key) => !other.props.has(key))
}

/** Whether a key that both must have tells them apart, as the `kind` of a tagged union does. */
function toldApart(a: ObjectAlt, b: ObjectAlt, space: Space): boolean {
  return [...a.required].some((key) => {
    const [one, other] = [a.props.get(key), b.props.get(key)]
    return b.required.has(key) && one && other && plainlyDisjoint(one, other, space)
  })
}

function plainlyDisjoint(a: Position, b: Position, space: Space): boolean {
  const [one, other] = [space.node(a).alts, space.node(b).alts]
  return one.every((x) =>
    other.every(
      (y) => x.type !== y.type || (!!x.values && !!y.values && ![...x.values.keys()].some((key) => y.values?.has(key))),
    ),
  )
}
