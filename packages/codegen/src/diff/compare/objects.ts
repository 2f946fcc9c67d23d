import { pointerStep } from '../schema/json.js'
import type { ObjectAlt, Position } from '../schema/node.js'
import { matches, restPosition, unlisted } from '../schema/read-object.js'
import type { SchemaSpace } from '../schema/space.js'
import { NARROWS, type Place, WIDENS } from './change.js'
import { compareDefaults, notesOf } from './notes.js'
import { looksRenamed } from './renamed.js'
import { compareLimit } from './scalars.js'
import { inside, type Walk } from './walk.js'

/** A key that no schema is likely to list. */
const STRANGER = 'unlisted_key'

const NONE: ReadonlySet<string> = new Set()

export function compareObjects(old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  const before = listed(old, walk.old)
  const after = listed(fresh, walk.fresh)
  for (const [name, was] of before) {
    const is = after.get(name)
    if (is) compareProperty(name, was, is, old, fresh, place, walk)
    else removed(name, was, old, fresh, place, walk)
  }
  for (const [name, is] of after) if (!before.has(name)) added(name, is, old, fresh, place, walk)
  compareForbidden(old, fresh, place, walk)
  comparePatternProperties(old, fresh, place, walk)
  compareRest(old, fresh, place, walk)
  compareCounts(old, fresh, place, walk)
}

/** The keys that may be there. A key whose schema is `false` is listed to be refused. */
function listed(alt: ObjectAlt, space: SchemaSpace): Map<string, Position> {
  return new Map([...alt.props].filter(([, position]) => position !== space.never))
}

function at(place: Place, name: string, old: ObjectAlt, fresh: ObjectAlt): Place {
  return inside(place, `/properties${pointerStep(name)}`, { key: name }, old, fresh)
}

function compareProperty(
  name: string,
  was: Position,
  is: Position,
  old: ObjectAlt,
  fresh: ObjectAlt,
  place: Place,
  walk: Walk,
): void {
  const key = at(place, name, old, fresh)
  const [needed, needs] = [old.required.has(name), fresh.required.has(name)]
  const here = { ...key, frame: place.frame }
  if (!needed && needs) walk.report({ kind: 'property-required', name }, here, { old, fresh, lacks: [name] })
  if (needed && !needs) walk.report({ kind: 'property-optional', name }, here, { old, fresh, lacks: [name] })
  const [noted, notes] = [notesOf(was, walk.old), notesOf(is, walk.fresh)]
  if (notes.deprecated && !noted.deprecated) walk.report({ kind: 'property-deprecated', name }, key)
  // Where the key was or becomes required, its default never applied to old callers or is told by that change.
  if (needed === needs) compareDefaults(was, is, key, !needed, walk)
  walk.descend(was, is, key)
}

function removed(name: string, was: Position, old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  const here = { ...at(place, name, old, fresh), frame: place.frame }
  const looksLike = looksRenamed(name, was, old, fresh, walk)
  walk.report({ kind: 'property-removed', name, looksLike }, here, { old, fresh, has: [name], lacks: [name] })
}

function added(name: string, is: Position, old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  const required = fresh.required.has(name)
  const key = at(place, name, old, fresh)
  const here = { ...key, frame: place.frame }
  const spot = { old, fresh, lacks: [name] }
  const implied = unlisted(old, name, walk.old)
  // A map is the schema of every key that it does not list.
  if (implied !== walk.old.any && implied !== walk.old.never && !walk.old.isAny(implied)) {
    if (required) walk.report({ kind: 'property-added', name, required, closed: false }, here, spot)
    walk.descend(implied, is, key)
    return
  }
  const typed = !walk.fresh.isAny(is)
  if (isFreeform(old) && typed) {
    if (required) walk.report({ kind: 'property-added', name, required, closed: false }, here, spot)
    const values = [null, 'yes', 0.5, [], {}].map((value) => ({ [name]: value }))
    walk.report({ kind: 'freeform-narrowed', name }, here, { old, fresh, values })
    return
  }
  const closed = implied === walk.old.never
  walk.report(
    { kind: 'property-added', name, required, closed },
    here,
    closed ? { old, fresh, has: [name], lacks: [name] } : spot,
  )
}

/** An object that lists nothing and says in writing that anything goes. */
function isFreeform(alt: ObjectAlt): boolean {
  return alt.rest.kind === 'free' && alt.props.size === 0 && alt.patterns.size === 0
}

function compareForbidden(old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  const forbids = (alt: ObjectAlt, space: SchemaSpace, name: string): boolean =>
    (alt.props.get(name) ?? unlisted(alt, name, space)) === space.never
  for (const name of new Set([...old.props.keys(), ...fresh.props.keys()])) {
    if (old.props.has(name) && old.props.get(name) !== walk.old.never) continue
    if (fresh.props.has(name) && fresh.props.get(name) !== walk.fresh.never) continue
    const [was, is] = [forbids(old, walk.old, name), forbids(fresh, walk.fresh, name)]
    const spot = { old, fresh, extra: { [name]: 'x' } }
    if (!was && is) walk.report({ kind: 'tightened', what: `the key '${name}' is forbidden` }, place, spot)
    if (was && !is) walk.report({ kind: 'loosened', what: `the key '${name}' is no longer forbidden` }, place, spot)
  }
}

function comparePatternProperties(old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  for (const pattern of new Set([...old.patterns.keys(), ...fresh.patterns.keys()])) {
    const was = old.patterns.get(pattern) ?? restPosition(old.rest, walk.old)
    const is = fresh.patterns.get(pattern) ?? restPosition(fresh.rest, walk.fresh)
    const example = [STRANGER, pattern.replace(/[^\w]/g, ''), 'a', 'x', '1'].find((key) => matches(pattern, key)) ?? STRANGER
    const extra = { [example]: 'x' }
    if (was === walk.old.never && is !== walk.fresh.never) walk.report({ kind: 'object-opened' }, place, { old, fresh, extra })
    else if (is === walk.fresh.never && was !== walk.old.never)
      walk.report({ kind: 'object-closed' }, place, { old, fresh, extra })
    else walk.descend(was, is, inside(place, `/patternProperties${pointerStep(pattern)}`, { key: example }, old, fresh))
  }
}

function compareRest(old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  const [was, is] = [old.rest, fresh.rest]
  const extra = { [STRANGER]: 'x' }
  if (was.kind === 'closed' || is.kind === 'closed') {
    if (was.kind !== is.kind)
      walk.report({ kind: was.kind === 'closed' ? 'object-opened' : 'object-closed' }, place, { old, fresh, extra })
    return
  }
  if (was.kind !== 'map' && is.kind !== 'map') return
  if (isFreeform(old) && is.kind === 'map') {
    const values = [null, 'yes', 0.5, [], {}].map((value) => ({ [STRANGER]: value }))
    walk.report({ kind: 'freeform-narrowed', name: undefined }, place, { old, fresh, values })
    return
  }
  const key = inside(place, '/additionalProperties', { key: STRANGER }, old, fresh)
  walk.descend(restPosition(was, walk.old), restPosition(is, walk.fresh), key)
}

function compareCounts(old: ObjectAlt, fresh: ObjectAlt, place: Place, walk: Walk): void {
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${STRANGER}_${index}`, 'x']))
  compareLimit(walk, place, 'minProperties', [old.minProperties, fresh.minProperties], 'lower', { old, fresh })
  compareLimit(walk, place, 'maxProperties', [old.maxProperties, fresh.maxProperties], 'upper', { old, fresh, extra: many })
  for (const key of new Set([...old.dependent.keys(), ...fresh.dependent.keys()])) {
    const [was, is] = [old.dependent.get(key) ?? NONE, fresh.dependent.get(key) ?? NONE]
    const spot = { old, fresh, has: [key], lacks: [...was, ...is].filter((name) => !(was.has(name) && is.has(name))) }
    const what = `'${key}' asks for [${[...was].join(', ')}] -> [${[...is].join(', ')}]`
    if ([...is].some((name) => !was.has(name))) walk.report({ kind: 'tightened', what }, place, spot)
    if ([...was].some((name) => !is.has(name))) walk.report({ kind: 'loosened', what }, place, spot)
  }
  if (!old.names && !fresh.names) return
  const effect = walk.relate(old.names ?? walk.old.any, fresh.names ?? walk.fresh.any)
  const spot = { old, fresh, extra: { 'A b-c': 'x' } }
  if (effect & NARROWS) walk.report({ kind: 'tightened', what: 'propertyNames' }, place, spot)
  if (effect & WIDENS) walk.report({ kind: 'loosened', what: 'propertyNames' }, place, spot)
}
