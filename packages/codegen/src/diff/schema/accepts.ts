import type { Space } from './context.js'
import { isObject, type Json, keyOf } from './json.js'
import type { Alt, ArrayAlt, Node, ObjectAlt, Position } from './node.js'
import { numberFits } from './numbers.js'
import { typeOf } from './read-alts.js'
import { matches, unlisted } from './read-object.js'

/** Whether a schema takes a value; undefined where only a validator could say. */
function accepts(node: Node, value: Json, space: Space): boolean | undefined {
  return anyOf(node.alts.map((alt) => acceptsAlt(alt, value, space)))
}

/** Whether one alternative takes a value. */
export function acceptsAlt(alt: Alt, value: Json, space: Space): boolean | undefined {
  space.budget.spend()
  if (alt.type !== typeOf(value)) return false
  if (alt.values) return alt.values.has(keyOf(value)) && (alt.conjuncts.length === 0 || undefined)
  return allOf([alt.conjuncts.length === 0 || undefined, fits(alt, value, space)])
}

function fits(alt: Alt, value: Json, space: Space): boolean | undefined {
  switch (alt.type) {
    case 'null':
    case 'boolean':
      return true
    case 'number':
      return numberFits(alt, value as number)
    case 'string': {
      const text = value as string
      const length = [...text].length
      if (length < alt.minLength || length > alt.maxLength) return false
      if (!alt.patterns.every((pattern) => matches(pattern, text))) return false
      return alt.formats.length === 0 || undefined
    }
    case 'array':
      return arrayFits(alt, value as readonly Json[], space)
    case 'object':
      return isObject(value) && objectFits(alt, value as { readonly [key: string]: Json }, space)
  }
}

function arrayFits(alt: ArrayAlt, items: readonly Json[], space: Space): boolean | undefined {
  if (items.length < alt.minItems || items.length > alt.maxItems) return false
  if (alt.unique && new Set(items.map(keyOf)).size < items.length) return false
  return allOf(items.map((item, index) => at(alt.prefix[index] ?? alt.rest, item, space)))
}

function objectFits(alt: ObjectAlt, object: { readonly [key: string]: Json }, space: Space): boolean | undefined {
  const keys = Object.keys(object)
  const has = (key: string): boolean => Object.hasOwn(object, key)
  if (keys.length < alt.minProperties || keys.length > alt.maxProperties) return false
  if (![...alt.required].every(has)) return false
  if ([...alt.dependent].some(([key, others]) => has(key) && ![...others].every(has))) return false
  const { names } = alt
  return allOf([
    ...(names ? keys.map((key) => at(names, key, space)) : []),
    ...keys.map((key) => at(alt.props.get(key) ?? unlisted(alt, key, space), object[key] as Json, space)),
  ])
}

function at(position: Position, value: Json, space: Space): boolean | undefined {
  return accepts(space.node(position), value, space)
}

function allOf(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

function anyOf(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}
