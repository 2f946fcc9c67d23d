import { shown } from '../schema/json.js'
import type { Alt, ObjectAlt } from '../schema/node.js'
import type { SchemaSpace } from '../schema/space.js'
import { compareAlts } from './alts.js'
import { DIFFERS, NARROWS, type Place, WIDENS } from './change.js'
import type { Walk } from './walk.js'

/** Two objects that share at least this part of their keys are taken for one that changed. */
const ALIKE = 0.5

/** Compares alternatives of one type: those that belong together with each other, the others as branches that came and went. */
export function compareUnions(old: readonly Alt[], fresh: readonly Alt[], place: Place, walk: Walk): void {
  const pairs = new Pairs(old, fresh, walk)
  pairs.byTag()
  pairs.byEquality()
  pairs.byLikeness()
  for (const [was, is] of pairs.found) compareAlts(was, is, place, walk)
  for (const was of pairs.old)
    if (!fresh.some((is) => (walk.relateAlts(was, is) & NARROWS) === 0))
      walk.report({ kind: 'branch-removed', branch: branchName(was, walk.old) }, place, { old: was })
  for (const is of pairs.fresh)
    if (!old.some((was) => (walk.relateAlts(was, is) & WIDENS) === 0))
      walk.report({ kind: 'branch-added', branch: branchName(is, walk.fresh) }, place, { fresh: is })
}

class Pairs {
  readonly found: [Alt, Alt][] = []
  readonly old: Set<Alt>
  readonly fresh: Set<Alt>

  constructor(
    old: readonly Alt[],
    fresh: readonly Alt[],
    readonly walk: Walk,
  ) {
    this.old = new Set(old)
    this.fresh = new Set(fresh)
  }

  /** Branches of a tagged union: the same constants under required keys. */
  byTag(): void {
    const before = uniqueTags(this.old, this.walk.old)
    const after = uniqueTags(this.fresh, this.walk.fresh)
    for (const [tag, was] of before) {
      const is = after.get(tag)
      if (is) this.#pair(was, is)
    }
  }

  byEquality(): void {
    for (const was of [...this.old]) {
      const is = [...this.fresh].find((other) => (this.walk.relateAlts(was, other) & DIFFERS) === 0)
      if (is) this.#pair(was, is)
    }
  }

  /** What is left is paired by the keys it shares; a last one on each side belongs together unless the tags say otherwise. */
  byLikeness(): void {
    for (const was of [...this.old]) {
      const scored = [...this.fresh].map((is) => ({ is, score: this.#likeness(was, is) }))
      const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { is: was, score: 0 })
      if (best.score >= ALIKE || (best.score > 0 && this.old.size === 1 && this.fresh.size === 1)) this.#pair(was, best.is)
    }
  }

  #likeness(a: Alt, b: Alt): number {
    this.walk.old.budget.spend()
    if (a.type !== 'object' || b.type !== 'object') return this.old.size === 1 && this.fresh.size === 1 ? 1 : 0
    if (tagsClash(a, b, this.walk)) return 0
    const shared = [...a.props.keys()].filter((name) => b.props.has(name)).length
    const all = new Set([...a.props.keys(), ...b.props.keys()]).size
    return all === 0 ? 1 : Math.max(shared / all, 0.01)
  }

  #pair(was: Alt, is: Alt): void {
    this.old.delete(was)
    this.fresh.delete(is)
    this.found.push([was, is])
  }
}

function uniqueTags(alts: Iterable<Alt>, space: SchemaSpace): Map<string, Alt> {
  const byTag = new Map<string, Alt | undefined>()
  for (const alt of alts) {
    const tag = alt.type === 'object' ? tagsOf(alt, space) : new Map<string, string>()
    const text = [...tag].map(([name, value]) => `${name}=${value}`).join()
    if (text !== '') byTag.set(text, byTag.has(text) ? undefined : alt)
  }
  return new Map([...byTag].filter((entry): entry is [string, Alt] => entry[1] !== undefined))
}

/** The required keys that have one value only. */
function tagsOf(alt: ObjectAlt, space: SchemaSpace): Map<string, string> {
  const tags = new Map<string, string>()
  for (const name of [...alt.required].sort()) {
    const position = alt.props.get(name)
    const [only, ...others] = position ? space.node(position).alts : []
    if (only?.values?.size === 1 && others.length === 0) tags.set(name, [...only.values.keys()].join())
  }
  return tags
}

function tagsClash(a: ObjectAlt, b: ObjectAlt, walk: Walk): boolean {
  const [before, after] = [tagsOf(a, walk.old), tagsOf(b, walk.fresh)]
  return [...before].some(([name, value]) => after.has(name) && after.get(name) !== value)
}

/** How a branch is called in a sentence: by its tag, its title, or its keys. */
function branchName(alt: Alt, space: SchemaSpace): string {
  if (alt.notes?.title !== undefined) return alt.notes.title
  if (alt.type !== 'object') return alt.type
  const tags = [...tagsOf(alt, space)].map(([name, value]) => `${name} ${value}`)
  if (tags.length > 0) return tags.join(', ')
  return shown([...alt.props.keys()])
}
