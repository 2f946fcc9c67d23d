import { isObject, keyOf } from '../schema/json.js'
import type { Notes, Position } from '../schema/node.js'
import type { SchemaSpace } from '../schema/space.js'
import type { Place } from './change.js'
import type { Walk } from './walk.js'

/** Texts for people: title, description, examples. */
export function compareTexts(old: Notes, fresh: Notes, place: Place, walk: Walk): void {
  for (const text of ['title', 'description', 'examples'] as const)
    if (keyOf(old[text] ?? null) !== keyOf(fresh[text] ?? null))
      walk.report({ kind: 'text-changed', text, from: old[text], to: fresh[text] }, place)
}

/** The default of a key or item: a promise where it may be left out (`promised`), and text everywhere else. */
export function compareDefaults(old: Position, fresh: Position, place: Place, promised: boolean, walk: Walk): void {
  const [was, is] = [notesOf(old, walk.old).default, notesOf(fresh, walk.fresh).default]
  if (was === is || (was && is && keyOf(was[0]) === keyOf(is[0]))) return
  const kind = !was ? 'default-added' : !is ? 'default-removed' : 'default-changed'
  walk.report({ kind, from: was?.[0], to: is?.[0], promised }, place)
}

/** What the schemas of a place say; of a place too complex to be understood, nothing. */
export function notesOf(position: Position, space: SchemaSpace): Notes {
  try {
    return space.node(position).notes
  } catch {
    return {}
  }
}

/** What is said beside the reference to a shared shape; what the shape itself says is reported with the shape. */
export function ownNotes(position: Position): Notes {
  const [part] = position.parts
  if (!isObject(part)) return {}
  const { title, description, examples } = part
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(examples !== undefined && { examples }),
  }
}
