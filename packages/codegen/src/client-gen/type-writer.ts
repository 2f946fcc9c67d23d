import { quote } from '../emit/literal.js'
import { isRecord } from '../live/list-all.js'
import type { Document, Target } from './document.js'
import { atom, type Expression, grouped, intersection, listOf, NEVER, UNKNOWN, union } from './expression.js'
import { pascal, UniqueNames } from './identifiers.js'
import { objectType, withDocs } from './object-type.js'
import { signature } from './signature.js'
import { reachesUnguarded, refOf } from './unguarded.js'

/** Where an expression stands. */
export interface Place {
  readonly document: Document
  /** The declaration that an alias written here would be part of; `undefined` inside an object or a list, where circles are allowed. */
  readonly owner: Target | undefined
  readonly depth: number
  /** What definitions are named after where their own name is taken: the type that needs them. */
  readonly prefix: string
}

type Json = Readonly<Record<string, unknown>>

// Deeper than this a type says nothing to anybody.
const DEEPEST = 40

/** Writes TypeScript declarations for JSON Schemas of any draft. Where a schema says more than a type can, the type is the wider of the two. */
export class TypeWriter {
  readonly #names: UniqueNames
  readonly #declared = new Map<string, string>()
  readonly #known = new Map<string, Expression>()

  /** `reserved` are names that the declarations must leave alone. */
  constructor(reserved: Iterable<string>) {
    this.#names = new UniqueNames(reserved)
  }

  /** Declares a type and all that it refers to; the name it got. */
  declare(wanted: string, document: Document, docs: string): string {
    const name = this.#names.take(wanted)
    const whole: Target = { document, key: '', name: '', schema: document.root }
    this.#known.set(signature(whole), atom(name))
    this.#write(name, whole, docs)
    return name
  }

  /** All declarations, in the order they were asked for. */
  text(): string {
    return [...this.#declared.values()].join('\n\n')
  }

  #write(name: string, target: Target, docs: string): Expression {
    this.#declared.set(name, '')
    const place: Place = { document: target.document, owner: target, depth: 0, prefix: name }
    const expression = this.#expression(target.schema, place)
    // An interface is cheaper to check than an alias, and reads better in a message.
    const body = expression.isObject ? `interface ${name} ${expression.text}` : `type ${name} = ${expression.text}`
    this.#declared.set(name, withDocs(docs, `export ${body}`))
    return expression
  }

  #expression(schema: unknown, place: Place): Expression {
    if (schema === false) return NEVER
    if (!isRecord(schema) || place.depth > DEEPEST) return UNKNOWN
    const ref = refOf(schema)
    const named = ref === undefined ? [] : [this.#reference(ref, place)]
    if (named.length > 0 && !place.document.siblingsCount) return intersection(named)
    const choices = [schema['anyOf'], schema['oneOf']]
      .filter(Array.isArray)
      .map((branches) => union(branches.map((branch) => this.#expression(branch, place))))
    const all = Array.isArray(schema['allOf']) ? schema['allOf'].map((part) => this.#expression(part, place)) : []
    return intersection([...named, this.#own(schema, place), ...choices, ...all])
  }

  #reference(ref: string, place: Place): Expression {
    const target = place.document.resolve(ref)
    if (target === undefined) return UNKNOWN
    if (place.owner !== undefined && reachesUnguarded(target, place.owner)) return UNKNOWN
    const same = signature(target)
    const known = this.#known.get(same)
    if (known !== undefined) return known
    const wanted = pascal(target.name)
    const name = this.#names.take(this.#declared.has(wanted) ? place.prefix + wanted : wanted)
    this.#known.set(same, atom(name))
    const { width } = this.#write(name, target, isRecord(target.schema) ? text(target.schema['description']) : '')
    const expression = { text: name, width }
    this.#known.set(same, expression)
    return expression
  }

  /** What the keywords of the schema itself say, combinators and references aside. */
  #own(schema: Json, place: Place): Expression {
    if ('const' in schema) return literalType(schema['const'])
    if (Array.isArray(schema['enum'])) {
      const values = union(schema['enum'].map(literalType))
      return schema['x-open-enum'] === true ? atom(`${values.text} | (string & {})`) : values
    }
    const types = typesOf(schema)
    return types.length === 0 ? UNKNOWN : union(types.map((type) => this.#typed(type, schema, place)))
  }

  #typed(type: string, schema: Json, place: Place): Expression {
    const inside: Place = { ...place, owner: undefined, depth: place.depth + 1 }
    const part = (child: unknown): Expression => this.#expression(child, inside)
    switch (type) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
        return type === 'boolean' ? { text: type, width: 2 } : atom(type)
      case 'integer':
        return atom('number')
      case 'object':
        return objectType(schema, part)
      case 'array':
        return arrayType(schema, part)
      default:
        return UNKNOWN
    }
  }
}

function arrayType(schema: Json, part: (child: unknown) => Expression): Expression {
  const { items, prefixItems, additionalItems } = schema
  const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : undefined
  if (first === undefined) return items === false ? atom('[]') : listOf(part(items ?? true))
  const more = Array.isArray(items) ? additionalItems : items
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0
  const entries = first.slice(0, 100).map((item, index) => `${grouped(part(item))}${index < least ? '' : '?'}`)
  const rest =
    more === false && first.length <= 100 ? [] : [`...${listOf(part(first.length > 100 ? true : (more ?? true))).text}`]
  return atom(`[${[...entries, ...rest].join(', ')}]`)
}

function typesOf(schema: Json): string[] {
  const { type } = schema
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.filter((item) => typeof item === 'string')
  if (['properties', 'patternProperties', 'additionalProperties'].some((keyword) => isRecord(schema[keyword]))) return ['object']
  return ['items', 'prefixItems'].some((keyword) => isRecord(schema[keyword]) || Array.isArray(schema[keyword])) ? ['array'] : []
}

function literalType(value: unknown): Expression {
  if (typeof value === 'string') return atom(quote(value))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return atom(String(value))
  return atom(Array.isArray(value) ? 'unknown[]' : 'Record<string, unknown>')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
