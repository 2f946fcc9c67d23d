import type { Frame, Located, Spot } from '../compare/change.js'
import type { Json } from '../schema/json.js'
import type { Alt } from '../schema/node.js'
import type { SchemaSpace } from '../schema/space.js'
import { sampleAlt, sampleArray, sampleObject, sampleStrings } from './sample.js'

/** Which of the two schemas has to accept the value. */
export type Giver = 'old' | 'fresh'

/** Whole values that may show a change, the likeliest first. They are guesses: a validator has the last word. */
export function* candidates({ spot, place }: Located, giver: Giver, space: SchemaSpace): Generator<Json> {
  for (const value of atPlace(spot, giver, space)) {
    const whole = wrap(value, place.frame, giver, space)
    if (whole !== undefined) yield whole
  }
}

function* atPlace(spot: Spot, giver: Giver, space: SchemaSpace): Generator<Json> {
  const alt = spot[giver]
  if (alt?.type === 'object') {
    const { has = [], lacks = [], extra } = spot
    for (const shape of [{ lacks }, { has }, { has, lacks: lacks.filter((key) => !has.includes(key)) }]) {
      const object = sampleObject(alt, space, extra ?? {}, 0, shape)
      if (object) yield object
    }
  }
  if (alt?.type === 'array' && spot.length !== undefined) {
    const items = sampleArray(alt, space, {}, spot.length)
    if (items) yield items
  }
  if (alt?.type === 'string' && !alt.values) yield* sampleStrings(alt)
  yield* spot.values ?? []
  if (!alt) return
  const plain = sampleAlt(alt, space)
  if (plain !== undefined) yield plain
  yield* fuller(alt, space)
}

/** Objects with each optional key in turn, and with all of them. */
function* fuller(alt: Alt, space: SchemaSpace): Generator<Json> {
  if (alt.type !== 'object' || alt.values) return
  const keys = [...alt.props.keys()].slice(0, 12)
  for (const has of [keys, ...keys.map((key) => [key])]) {
    const object = sampleObject(alt, space, {}, 0, { has })
    if (object) yield object
  }
}

/** Puts a value where it belongs in a whole that is otherwise as small as can be. */
function wrap(value: Json, frame: Frame | undefined, giver: Giver, space: SchemaSpace): Json | undefined {
  let whole: Json | undefined = value
  for (let at = frame; at && whole !== undefined; at = at.parent) {
    const around: Alt | undefined = at[giver]
    const { step } = at
    if ('key' in step && around?.type === 'object') whole = sampleObject(around, space, { [step.key]: whole })
    else if ('index' in step && around?.type === 'array') whole = sampleArray(around, space, { [step.index]: whole }, 0)
    else return undefined
  }
  return whole
}
