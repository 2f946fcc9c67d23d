import { TooComplex } from './budget.js'
import type { Space } from './context.js'
import { keyOf } from './json.js'
import type { Alt, ArrayAlt, Conjunct, Node, Notes, ObjectAlt, Position, Rest, StringAlt } from './node.js'
import { higher, lower, settleNumber } from './numbers.js'
import { settleArray } from './read-array.js'
import { restPosition, settleObject, unlisted } from './read-object.js'
import { settleAlts } from './union.js'

/** More alternatives than these for one value are not compared: nobody reads such a union either. */
const MOST_ALTERNATIVES = 256

/** What two schemas allow together; the first one's texts come first. */
export function meetNodes(a: Node, b: Node, space: Space): Node {
  return { alts: settleAlts(meetAll(a.alts, b.alts, space)), notes: meetNotes(a.notes, b.notes) }
}

/** Every alternative of one side with every one of the other. */
export function meetAll(a: readonly Alt[], b: readonly Alt[], space: Space): Alt[] {
  space.budget.spend(Math.max(a.length, b.length))
  const met = a.flatMap((one) => b.flatMap((other) => (one.type === other.type ? (meetAlts(one, other, space) ?? []) : [])))
  if (met.length > MOST_ALTERNATIVES) throw new TooComplex(`it is a union of more than ${MOST_ALTERNATIVES} combinations`)
  return met
}

export function meetNotes(a: Notes, b: Notes): Notes {
  return { ...b, ...a }
}

function meetAlts(a: Alt, b: Alt, space: Space): Alt | undefined {
  const met = meetShapes(a, b, space)
  if (!met) return undefined
  const notes = a.notes ?? b.notes
  const values = meetValues(a, b)
  return space.withValues({
    ...met,
    conjuncts: distinct([...a.conjuncts, ...b.conjuncts]),
    ...(notes && { notes }),
    ...(values && { values }),
    ...((a.open || b.open) && { open: true }),
  })
}

function meetValues(a: Alt, b: Alt): Alt['values'] {
  if (!a.values || !b.values) return a.values ?? b.values
  const { values } = b
  return new Map([...a.values].filter(([key]) => values.has(key)))
}

function distinct(conjuncts: readonly Conjunct[]): Conjunct[] {
  const key = ({ keyword, text, positions }: Conjunct): string => keyOf([keyword, text, positions.map(({ id }) => id)])
  return [...new Map(conjuncts.map((conjunct) => [key(conjunct), conjunct])).values()]
}

function meetShapes(a: Alt, b: Alt, space: Space): Alt | undefined {
  if (a.type === 'number' && b.type === 'number')
    return settleNumber({
      ...a,
      integer: a.integer || b.integer,
      min: higher(a.min, b.min),
      max: lower(a.max, b.max),
      multiples: [...a.multiples, ...b.multiples],
    })
  if (a.type === 'string' && b.type === 'string') return meetStrings(a, b)
  if (a.type === 'array' && b.type === 'array') return meetArrays(a, b, space)
  if (a.type === 'object' && b.type === 'object') return meetObjects(a, b, space)
  return a
}

function meetStrings(a: StringAlt, b: StringAlt): StringAlt | undefined {
  const minLength = Math.max(a.minLength, b.minLength)
  const maxLength = Math.min(a.maxLength, b.maxLength)
  if (minLength > maxLength) return undefined
  const union = (x: readonly string[], y: readonly string[]): string[] => [...new Set([...x, ...y])].sort()
  return { ...a, minLength, maxLength, patterns: union(a.patterns, b.patterns), formats: union(a.formats, b.formats) }
}

function meetArrays(a: ArrayAlt, b: ArrayAlt, space: Space): ArrayAlt | undefined {
  const length = Math.max(a.prefix.length, b.prefix.length)
  const prefix = Array.from({ length }, (_, index) => space.meet([a.prefix[index] ?? a.rest, b.prefix[index] ?? b.rest]))
  return settleArray(
    {
      ...a,
      prefix,
      rest: space.meet([a.rest, b.rest]),
      restWritten: a.restWritten || b.restWritten,
      minItems: Math.max(a.minItems, b.minItems),
      maxItems: Math.min(a.maxItems, b.maxItems),
      unique: a.unique || b.unique,
    },
    space,
  )
}

function meetObjects(a: ObjectAlt, b: ObjectAlt, space: Space): ObjectAlt | undefined {
  const props = new Map<string, Position>()
  // `additionalProperties` of one side does not see what the other side lists.
  for (const name of [...a.props.keys(), ...b.props.keys()])
    props.set(name, space.meet([a.props.get(name) ?? unlisted(a, name, space), b.props.get(name) ?? unlisted(b, name, space)]))
  const patterns = new Map<string, Position>()
  for (const pattern of [...a.patterns.keys(), ...b.patterns.keys()]) {
    const shape = (side: ObjectAlt): Position => side.patterns.get(pattern) ?? restPosition(side.rest, space)
    const met = space.meet([shape(a), shape(b)])
    if (met !== space.never) patterns.set(pattern, met)
  }
  const dependent = new Map(a.dependent)
  for (const [key, others] of b.dependent) dependent.set(key, new Set([...(dependent.get(key) ?? []), ...others]))
  return settleObject(
    {
      ...a,
      props,
      required: new Set([...a.required, ...b.required]),
      patterns,
      rest: meetRests(a.rest, b.rest, space),
      minProperties: Math.max(a.minProperties, b.minProperties),
      maxProperties: Math.min(a.maxProperties, b.maxProperties),
      dependent,
      names: a.names && b.names ? space.meet([a.names, b.names]) : (a.names ?? b.names),
    },
    space,
  )
}

function meetRests(a: Rest, b: Rest, space: Space): Rest {
  if (a.kind === 'closed' || b.kind === 'closed') return { kind: 'closed' }
  if (a.kind === 'map' && b.kind === 'map') return { kind: 'map', position: space.meet([a.position, b.position]) }
  if (a.kind === 'map' || b.kind === 'map') return a.kind === 'map' ? a : b
  return a.kind === 'free' ? a : b
}
