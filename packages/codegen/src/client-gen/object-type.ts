import { isRecord } from '../live/list-all.js'
import { atom, type Expression, union } from './expression.js'
import { property } from './identifiers.js'

type Json = Readonly<Record<string, unknown>>
type Part = (child: unknown) => Expression

/** The type of an object, one member a line. `part` writes the type of what is inside. */
export function objectType(schema: Json, part: Part): Expression {
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  const declared = new Set(properties.map(([name]) => name))
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].filter((name) => typeof name === 'string') : [])
  // What is required is there, declared or not.
  const bare = [...required].filter((name) => !declared.has(name)).map((name): [string, unknown] => [name, true])
  const members = [...properties, ...bare].filter(([name, child]) => child !== false || required.has(name))
  const patterns = isRecord(schema['patternProperties']) ? Object.values(schema['patternProperties']) : []
  const { additionalProperties: more = schema['unevaluatedProperties'] } = schema
  if (members.length === 0) return emptyObject(more, patterns, part)

  const lines = members.map(([name, child]) =>
    withDocs(docsOf(child), `${property(name)}${required.has(name) ? '' : '?'}: ${part(child).text}`),
  )
  // An index signature has to cover the declared members too, or the type would not compile.
  if (isRecord(more) || patterns.length > 0) lines.push('[key: string]: unknown')
  return { ...atom(`{\n${lines.join('\n').replace(/^(?=.)/gm, '  ')}\n}`), isObject: true }
}

/** A declaration below its description. */
export function withDocs(docs: string, declaration: string): string {
  const lines = docs
    .replaceAll('*/', '*\\/')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trimEnd())
  if (lines.every((line) => line === '')) return declaration
  if (lines.length === 1) return `/** ${lines[0]} */\n${declaration}`
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n${declaration}`
}

function emptyObject(more: unknown, patterns: readonly unknown[], part: Part): Expression {
  if (more === false && patterns.length === 0) return atom('Record<string, never>')
  const values = [...patterns, ...(more === false ? [] : [more ?? true])]
  return { ...atom(`{ [key: string]: ${union(values.map(part)).text} }`), isObject: true }
}

function docsOf(schema: unknown): string {
  if (!isRecord(schema)) return ''
  const lines = [
    ...(typeof schema['description'] === 'string' ? [schema['description']] : []),
    ...(schema['default'] === undefined ? [] : [`@default ${JSON.stringify(schema['default'])}`]),
    ...(schema['deprecated'] === true ? ['@deprecated'] : []),
  ]
  return lines.join('\n')
}
