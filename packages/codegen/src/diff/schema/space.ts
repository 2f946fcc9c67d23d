import type { RawSchema } from '../snapshot.js'
import { acceptsAlt } from './accepts.js'
import { Budget, TooComplex } from './budget.js'
import type { Space } from './context.js'
import { SchemaDocument, type SharedShapes } from './document.js'
import { isObject } from './json.js'
import { meetNodes } from './meet.js'
import type { Alt, Node, Position } from './node.js'
import { rawNode } from './raw-node.js'
import { isSchema } from './subschemas.js'

const KEYWORDS = new Set(
  (
    '$ref $dynamicRef $recursiveRef type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern ' +
    'format items prefixItems additionalItems minItems maxItems uniqueItems contains unevaluatedItems properties patternProperties ' +
    'additionalProperties required minProperties maxProperties propertyNames dependencies dependentRequired dependentSchemas ' +
    'unevaluatedProperties allOf anyOf oneOf not if'
  ).split(' '),
)

/** Steps of work for one schema. The largest schemas that people write take a few thousand. */
const MOST_STEPS = 60_000

/** How deep unions, references and `allOf` of one place may be stacked. */
const DEEPEST = 200

/** More references in a row are a circle. */
const MOST_HOPS = 32

/** One schema document, with the normal form of every place in it: worked out when asked for, and once. */
export class SchemaSpace implements Space {
  readonly document: SchemaDocument
  readonly root: Position
  readonly any: Position = { id: 0, parts: [], shared: undefined }
  readonly never: Position = { id: 1, parts: [false], shared: undefined }
  readonly #ids = new Map<RawSchema, number>()
  readonly #positions = new Map<string, Position>()
  readonly #nodes = new Map<Position, Node | TooComplex>()
  readonly #rawNodes = new Map<RawSchema, Node>()
  readonly #open = new Set<RawSchema>()

  constructor(
    schema: RawSchema,
    shared: SharedShapes = {},
    readonly budget: Budget = new Budget(MOST_STEPS),
  ) {
    this.document = new SchemaDocument(schema, shared)
    this.root = this.position([schema])
  }

  position(parts: readonly RawSchema[]): Position {
    const kept = [...new Set(parts.filter((part) => part !== true))]
    if (kept.length === 0) return this.any
    if (kept.some((part) => this.isNever(part))) return this.never
    const key = kept.map((part) => this.#id(part)).join(' ')
    let position = this.#positions.get(key)
    if (!position) {
      position = { id: this.#positions.size + 2, parts: kept, shared: this.#sharedShape(kept) }
      this.#positions.set(key, position)
    }
    return position
  }

  meet(positions: readonly Position[]): Position {
    const [only] = positions
    return positions.length === 1 && only ? only : this.position(positions.flatMap(({ parts }) => parts))
  }

  isAny(position: Position): boolean {
    return position.parts.every((part) => this.#takesAll(part))
  }

  isNever(schema: RawSchema): boolean {
    const part = this.end(schema)
    if (!isObject(part)) return part === false
    if (part.not === undefined || (this.document.draft7 && part.$ref !== undefined)) return false
    return isSchema(part.not) && this.#takesAll(part.not)
  }

  #takesAll(schema: RawSchema): boolean {
    const part = this.end(schema)
    return part === true || (isObject(part) && saysNothing(part))
  }

  /** What a schema that only refers to another one leads to. */
  end(schema: RawSchema): RawSchema {
    let part = schema
    for (let hop = 0; hop < MOST_HOPS; hop++) {
      if (!isObject(part) || typeof part.$ref !== 'string') return part
      const { $ref, ...beside } = part
      const target = this.document.draft7 || saysNothing(beside) ? this.document.resolve($ref, part) : undefined
      if (!target) return part
      part = target.schema
    }
    return part
  }

  node(position: Position): Node {
    const known = this.#nodes.get(position)
    if (known instanceof TooComplex) throw known
    if (known) return known
    try {
      const [first = rawNode(true, this), ...others] = position.parts.map((part) => this.nodeOf(part))
      const node = others.reduce((met, other) => meetNodes(met, other, this), first)
      this.#nodes.set(position, node)
      return node
    } catch (error) {
      const reason = error instanceof RangeError ? new TooComplex('it is nested too deeply') : error
      if (reason instanceof TooComplex && !this.budget.spent) this.#nodes.set(position, reason)
      throw reason
    }
  }

  nodeOf(schema: RawSchema): Node {
    const known = this.#rawNodes.get(schema)
    if (known) return known
    if (this.#open.has(schema)) throw new TooComplex('it refers to itself without a step in between')
    if (this.#open.size > DEEPEST) throw new TooComplex('it is nested too deeply')
    this.budget.spend()
    this.#open.add(schema)
    try {
      const node = rawNode(schema, this)
      this.#rawNodes.set(schema, node)
      return node
    } finally {
      this.#open.delete(schema)
    }
  }

  withValues<A extends Alt>(alt: A): A | undefined {
    if (!alt.values) return alt
    const { values, open, conjuncts, notes, ...bare } = alt
    const kept = new Map(
      [...values].filter(([, value]) => acceptsAlt({ ...bare, conjuncts: [] } as unknown as Alt, value, this) !== false),
    )
    if (kept.size === 0) return undefined
    const extras = { conjuncts, ...(notes && { notes }) }
    const { [alt.type]: plain } = PLAIN(this)
    if (alt.type === 'null' || (alt.type === 'boolean' && kept.size === 2)) return { ...plain, ...extras } as unknown as A
    return { ...plain, ...extras, values: kept, ...(open && { open }) } as unknown as A
  }

  #id(part: RawSchema): number {
    const id = this.#ids.get(part) ?? this.#ids.size
    this.#ids.set(part, id)
    return id
  }

  #sharedShape(parts: readonly RawSchema[]): string | undefined {
    const [part] = parts
    if (parts.length !== 1 || !isObject(part) || typeof part.$ref !== 'string') return undefined
    if (!this.document.draft7 && Object.keys(part).some((keyword) => keyword !== '$ref' && KEYWORDS.has(keyword)))
      return undefined
    return this.document.resolve(part.$ref, part)?.shared
  }
}

/** An unconstrained alternative of each type. */
const PLAIN = (space: Space): Record<Alt['type'], Alt> => {
  const infinite = Number.POSITIVE_INFINITY
  const conjuncts: [] = []
  return {
    null: { type: 'null', conjuncts },
    boolean: { type: 'boolean', conjuncts },
    number: { type: 'number', integer: false, min: undefined, max: undefined, multiples: [], conjuncts },
    string: { type: 'string', minLength: 0, maxLength: infinite, patterns: [], formats: [], conjuncts },
    array: {
      type: 'array',
      prefix: [],
      rest: space.any,
      restWritten: false,
      minItems: 0,
      maxItems: infinite,
      unique: false,
      conjuncts,
    },
    object: {
      type: 'object',
      props: new Map(),
      required: new Set(),
      patterns: new Map(),
      rest: { kind: 'open' },
      minProperties: 0,
      maxProperties: infinite,
      dependent: new Map(),
      names: undefined,
      conjuncts,
    },
  }
}

/** Whether a schema holds no keyword that could refuse something. */
function saysNothing(schema: object): boolean {
  return !Object.keys(schema).some((keyword) => KEYWORDS.has(keyword))
}
