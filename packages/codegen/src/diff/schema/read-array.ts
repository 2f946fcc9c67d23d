import type { Space } from './context.js'
import { countOf, type Keywords } from './keywords.js'
import type { ArrayAlt, Conjunct } from './node.js'
import { isSchema } from './subschemas.js'

/** The arrays that the keywords of one schema allow. */
export function readArray(schema: Keywords, space: Space): ArrayAlt | undefined {
  // A list under `items` is the older spelling of `prefixItems`; `additionalItems` then says what follows.
  const older = Array.isArray(schema.items)
  const list = older ? schema.items : space.document.draft7 ? undefined : schema.prefixItems
  const rest = older ? schema.additionalItems : schema.items
  return settleArray(
    {
      type: 'array',
      prefix: Array.isArray(list) ? list.filter(isSchema).map((part) => space.position([part])) : [],
      rest: isSchema(rest) ? space.position([rest]) : space.any,
      restWritten: isSchema(rest),
      minItems: countOf(schema.minItems) ?? 0,
      maxItems: countOf(schema.maxItems) ?? Number.POSITIVE_INFINITY,
      unique: schema.uniqueItems === true,
      conjuncts: contains(schema, space),
    },
    space,
  )
}

/** The alternative in its normal form: a closed tuple is a tuple of limited length. Undefined if no array is left. */
export function settleArray(alt: ArrayAlt, space: Space): ArrayAlt | undefined {
  const end = alt.prefix.indexOf(space.never)
  let maxItems = end < 0 ? alt.maxItems : Math.min(alt.maxItems, end)
  if (alt.rest === space.never) maxItems = Math.min(maxItems, alt.prefix.length)
  if (alt.minItems > maxItems) return undefined
  const rest = maxItems <= alt.prefix.length ? space.any : alt.rest
  return { ...alt, prefix: alt.prefix.slice(0, maxItems), rest, maxItems, unique: alt.unique && maxItems > 1 }
}

function contains(schema: Keywords, space: Space): Conjunct[] {
  if (!isSchema(schema.contains)) return []
  const min = space.document.draft7 ? 1 : (countOf(schema.minContains) ?? 1)
  const max = space.document.draft7 ? undefined : countOf(schema.maxContains)
  if (min === 0 && max === undefined) return []
  return [{ keyword: 'contains', text: `${min}..${max ?? ''}`, positions: [space.position([schema.contains])] }]
}
