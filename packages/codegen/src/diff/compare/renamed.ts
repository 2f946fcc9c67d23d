import type { ObjectAlt, Position } from '../schema/node.js'
import { DIFFERS } from './change.js'
import type { Walk } from './walk.js'

/** The new key that a removed one seems to be called now: the only new one that takes the same values and is asked for alike. */
export function looksRenamed(name: string, was: Position, old: ObjectAlt, fresh: ObjectAlt, walk: Walk): string | undefined {
  const alike = [...fresh.props].filter(
    ([other, is]) =>
      !old.props.has(other) &&
      fresh.required.has(other) === old.required.has(name) &&
      (other.includes(name) || name.includes(other)) &&
      (walk.relate(was, is) & DIFFERS) === 0,
  )
  return alike.length === 1 ? alike[0]?.[0] : undefined
}
