import type { RawSchema } from '../snapshot.js'
import { isObject } from './json.js'
import { isSchema } from './subschemas.js'

/** A schema that is an object. */
export type Keywords = { readonly [keyword: string]: unknown }

/** A length or number of members; anything else says nothing. */
export function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? value : undefined
}

/** The schemas of a keyword that holds a table of them. */
export function schemaMap(value: unknown): [string, RawSchema][] {
  return isObject(value) ? Object.entries(value).filter((entry): entry is [string, RawSchema] => isSchema(entry[1])) : []
}
