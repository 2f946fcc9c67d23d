import { isAny, type Schema, typesOf } from '../schema/schema.js'
import { type Shapes, shapeAt } from '../schema/shapes.js'

/** A property as a row of a table. */
export interface Row {
  readonly name: string
  readonly type: string
  readonly needed: boolean
  readonly text: string
}

/** The properties of an object, those of its `allOf` parts included. */
export function rows(schema: Schema, shapes: Shapes): Row[] {
  const required = new Set(schema.required)
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, property]): Row => ({
      name,
      type: typeText(property, shapes),
      needed: required.has(name),
      text: rowText(property),
    }),
  )
  const parts = (schema.allOf ?? []).flatMap((part) =>
    rows(part.$ref === undefined ? part : shapeAt(shapes, part.$ref).schema, shapes),
  )
  return [...own, ...parts]
}

/** A table of properties; `third` heads the column that says whether one must be there. */
export function table(list: readonly Row[], first: string, third: string): string {
  if (list.length === 0) return 'None.'
  const lines = list.map(({ name, type, needed, text }) => `| \`${name}\` | ${type} | ${needed ? 'yes' : 'no'} | ${text} |`)
  return [`| ${first} | type | ${third} | |`, '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** A type in words, with links to the shapes that have a name. */
export function typeText(schema: Schema, shapes: Shapes): string {
  if (schema.$ref !== undefined) {
    const { name } = shapeAt(shapes, schema.$ref)
    return `[${name}](values.md#${name.toLowerCase()})`
  }
  if (isAny(schema)) return 'any'
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return choice.map((branch) => typeText(branch, shapes)).join(' or ')
  return typesOf(schema)
    .map((type) => {
      if (type === 'array' && schema.items) return `array of ${typeText(schema.items, shapes)}`
      if (type === 'object' && typeof schema.additionalProperties === 'object')
        return `map of ${typeText(schema.additionalProperties, shapes)}`
      if (type === 'object' && schema.properties)
        return `object (${Object.keys(schema.properties)
          .map((name) => `\`${name}\``)
          .join(', ')})`
      return type
    })
    .join(' or ')
}

function rowText(schema: Schema): string {
  const text = schema.description ?? ''
  const notes = [
    schema.default === undefined ? '' : `Default: \`${JSON.stringify(schema.default)}\`.`,
    schema.minimum === undefined ? '' : `At least ${schema.minimum}.`,
    schema.maximum === undefined ? '' : `At most ${schema.maximum}.`,
    schema.deprecated ? 'Deprecated.' : '',
  ]
  return [text, ...notes]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
}
