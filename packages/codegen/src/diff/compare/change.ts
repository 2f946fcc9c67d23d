import type { Json } from '../schema/json.js'
import type { Alt } from '../schema/node.js'

/** One difference between two schemas, without an opinion: which rule it is depends on the direction in which values travel. */
export type Change =
  | { readonly kind: 'property-added'; readonly name: string; readonly required: boolean; readonly closed: boolean }
  | { readonly kind: 'property-removed'; readonly name: string; readonly looksLike: string | undefined }
  | { readonly kind: 'property-required' | 'property-optional' | 'property-deprecated'; readonly name: string }
  | { readonly kind: 'type-changed' | 'type-narrowed' | 'type-widened'; readonly from: string; readonly to: string }
  | { readonly kind: 'null-added' | 'null-removed' }
  | { readonly kind: 'values-added' | 'values-removed'; readonly values: readonly Json[]; readonly open: boolean }
  | { readonly kind: 'enum-introduced' | 'enum-dropped'; readonly values: readonly Json[] }
  | { readonly kind: 'tightened' | 'loosened'; readonly what: string }
  | { readonly kind: 'pattern-changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'format-added' | 'format-dropped' | 'format-changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'object-closed' | 'object-opened' }
  | { readonly kind: 'freeform-narrowed'; readonly name: string | undefined }
  | {
      readonly kind: 'default-changed' | 'default-removed' | 'default-added'
      readonly from: unknown
      readonly to: unknown
      /** Whether the key may be left out before and after, so that the default means something. */
      readonly promised: boolean
    }
  | { readonly kind: 'branch-added' | 'branch-removed'; readonly branch: string }
  /** A keyword that is not taken apart came or went: the set can only have shrunk, or grown. */
  | { readonly kind: 'condition-added' | 'condition-removed'; readonly keyword: string }
  | { readonly kind: 'unproven'; readonly reason: string }
  | {
      readonly kind: 'text-changed'
      readonly text: 'title' | 'description' | 'examples'
      readonly from: unknown
      readonly to: unknown
    }

export type ChangeKind = Change['kind']

/** How a value gets from the root to a place. */
export interface Frame {
  readonly parent: Frame | undefined
  readonly step: { readonly key: string } | { readonly index: number }
  readonly old: Alt | undefined
  readonly fresh: Alt | undefined
}

/** Where a change is: its JSON pointer below the schema, and the way to it through a value. */
export interface Place {
  readonly path: string
  readonly frame: Frame | undefined
  readonly depth: number
}

/** What a value that shows the change may look like at its place; the side that accepts it supplies the rest. */
export interface Spot {
  readonly old?: Alt | undefined
  readonly fresh?: Alt | undefined
  readonly values?: readonly Json[]
  /** Keys that the object has to have, or must not have; keys that no schema lists. */
  readonly has?: readonly string[]
  readonly lacks?: readonly string[]
  readonly extra?: { readonly [key: string]: Json }
  readonly length?: number
}

export interface Located {
  readonly change: Change
  readonly place: Place
  readonly spot: Spot
}

export const NARROWS = 1
export const WIDENS = 2
export const DIFFERS = 4
const TEXT = 8

/** What a change does to the set of values, the conventions on open objects taken into account. */
export function effect(change: Change): number {
  switch (change.kind) {
    case 'property-added':
      return DIFFERS | (change.required ? NARROWS : 0) | (change.closed ? WIDENS : 0)
    case 'property-removed':
    case 'type-changed':
    case 'pattern-changed':
    case 'format-changed':
    case 'unproven':
      return DIFFERS | NARROWS | WIDENS
    case 'property-required':
    case 'type-narrowed':
    case 'null-removed':
    case 'values-removed':
    case 'enum-introduced':
    case 'tightened':
    case 'format-added':
    case 'object-closed':
    case 'freeform-narrowed':
    case 'branch-removed':
    case 'condition-added':
      return DIFFERS | NARROWS
    case 'property-optional':
    case 'type-widened':
    case 'null-added':
    case 'values-added':
    case 'enum-dropped':
    case 'loosened':
    case 'format-dropped':
    case 'object-opened':
    case 'branch-added':
    case 'condition-removed':
      return DIFFERS | WIDENS
    case 'default-changed':
    case 'default-removed':
    case 'default-added':
      return change.promised ? DIFFERS : TEXT
    case 'property-deprecated':
    case 'text-changed':
      return TEXT
  }
}
