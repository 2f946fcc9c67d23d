import { walk } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'

/**
 * What the strictest clients would refuse in a published pair of schemas, each with its JSON pointer. It looks at the finished schema and
 * knows nothing of how it was made.
 */
export function refusals(published: { inputSchema: Schema; outputSchema: Schema }): string[] {
  return [...inputRefusals(published.inputSchema), ...resultRefusals(published.outputSchema)]
}

function* inputRefusals(root: Schema): Generator<string> {
  yield* rootRefusals(root, '/input')
  if (root.additionalProperties !== false) yield '/input: unknown parameters are let through'
  if (root.$defs) yield '/input: holds definitions'
  for (const [name, property] of Object.entries(root.properties ?? {})) {
    if (!property.description?.trim()) yield `/input/properties/${name}: has no description`
  }
  const found: string[] = []
  walk(root, '/input', (schema, pointer) => {
    if (schema.$ref !== undefined) found.push(`${pointer}: holds a reference`)
    if (schema.default === null) found.push(`${pointer}: defaults to null`)
    if (!isTyped(schema)) found.push(`${pointer}: has no type`)
    found.push(...commonRefusals(schema, pointer))
  })
  yield* found
}

function* resultRefusals(root: Schema): Generator<string> {
  yield* rootRefusals(root, '/result')
  const found: string[] = []
  const visit = (schema: Schema, pointer: string): void => {
    if (schema.$ref !== undefined && !/^#\/\$defs\/[A-Za-z0-9]+$/.test(schema.$ref))
      found.push(`${pointer}: the reference '${schema.$ref}' is no plain name`)
    if (schema.$ref !== undefined && !root.$defs?.[schema.$ref.slice('#/$defs/'.length)])
      found.push(`${pointer}: '${schema.$ref}' leads nowhere`)
    if (schema.additionalProperties === false) found.push(`${pointer}: refuses fields of later builds`)
    found.push(...commonRefusals(schema, pointer))
  }
  walk(root, '/result', visit)
  for (const [name, schema] of Object.entries(root.$defs ?? {})) walk(schema, `/result/$defs/${name}`, visit)
  yield* found
}

function* rootRefusals(root: Schema, pointer: string): Generator<string> {
  if (root.type !== 'object') yield `${pointer}: the root is not an object; wrap a list or a scalar into a named field`
  for (const keyword of ['$ref', 'anyOf', 'oneOf', 'allOf', 'enum'] as const)
    if (root[keyword] !== undefined) yield `${pointer}: '${keyword}' at the root`
  if ('$schema' in root) yield `${pointer}: names a dialect`
}

function* commonRefusals(schema: Schema, pointer: string): Generator<string> {
  if (Array.isArray(schema.type)) yield `${pointer}: lists several types`
  if (schema.type === 'array' && !schema.items) yield `${pointer}: an array without items`
  for (const keyword of ['allOf', 'oneOf'] as const) if (schema[keyword]) yield `${pointer}: holds '${keyword}'`
}

function isTyped(schema: Schema): boolean {
  return schema.type !== undefined || (schema.anyOf?.every(isTyped) ?? false)
}
