import type { Schema } from '../schema/schema.js'

/** The members of a list that may hold anything. */
export const ANY_ITEM: Schema = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'object' }] }

/** "Any JSON value" for clients that want a type everywhere. One literal, so that every such parameter reads the same. */
export const ANY_VALUE: Schema = {
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'object' }, { type: 'array', items: ANY_ITEM }],
}
