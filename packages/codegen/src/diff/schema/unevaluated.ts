import type { Space } from './context.js'
import type { Keywords } from './keywords.js'
import type { Alt, Conjunct } from './node.js'
import { settleArray } from './read-array.js'
import { restOf, settleObject } from './read-object.js'
import { isSchema } from './subschemas.js'

/** Keywords whose outcome for one value decides which of its keys and items count as seen. */
const CONDITIONAL = ['if', 'dependentSchemas', 'dependencies', '$dynamicRef', '$recursiveRef']

/**
 * Closes what is left open as `unevaluatedProperties` and `unevaluatedItems` say. By now the alternatives hold what `allOf` and references
 * bring in, which is what these keywords see; where that depends on the value, the keyword is kept whole.
 */
export function applyUnevaluated(alts: readonly Alt[], schema: Keywords, space: Space): Alt[] {
  if (space.document.draft7) return [...alts]
  const { unevaluatedProperties: properties, unevaluatedItems: items } = schema
  if (!isSchema(properties) && !isSchema(items)) return [...alts]
  const unsure =
    CONDITIONAL.some((keyword) => schema[keyword] !== undefined) ||
    (Array.isArray(schema.anyOf) && schema.anyOf.length > 1) ||
    alts.some(({ conjuncts }) => conjuncts.some(({ keyword }) => keyword === 'oneOf' || keyword === 'contains'))
  return alts.flatMap((alt): Alt[] => {
    const written = alt.type === 'object' ? properties : alt.type === 'array' ? items : undefined
    if (!isSchema(written) || alt.values) return [alt]
    if (unsure) {
      const keyword = alt.type === 'object' ? 'unevaluatedProperties' : 'unevaluatedItems'
      const conjunct: Conjunct = { keyword, text: '', positions: [space.position([written])] }
      return [{ ...alt, conjuncts: [...alt.conjuncts, conjunct] }]
    }
    if (alt.type === 'object' && alt.rest.kind === 'open')
      return kept(settleObject({ ...alt, rest: restOf(written, space) }, space))
    if (alt.type === 'array' && !alt.restWritten)
      return kept(settleArray({ ...alt, rest: space.position([written]), restWritten: true }, space))
    return [alt]
  })
}

function kept(alt: Alt | undefined): Alt[] {
  return alt ? [alt] : []
}
