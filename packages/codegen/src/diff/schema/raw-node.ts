import type { RawSchema } from '../snapshot.js'
import type { Space } from './context.js'
import { disjoint } from './disjoint.js'
import { isObject } from './json.js'
import type { Keywords } from './keywords.js'
import { meetAll, meetNodes, meetNotes } from './meet.js'
import type { Alt, Conjunct, Node, Notes } from './node.js'
import { anything, readAlts } from './read-alts.js'
import { isSchema } from './subschemas.js'
import { applyUnevaluated } from './unevaluated.js'
import { settleAlts } from './union.js'

/** The normal form of one schema as it is written, with everything it brings in for the same value. */
export function rawNode(schema: RawSchema, space: Space): Node {
  if (!isObject(schema)) return { alts: schema === false ? [] : anything(space), notes: {} }
  const reference = typeof schema.$ref === 'string' ? referred(schema.$ref, schema, space) : undefined
  if (reference && space.document.draft7) return reference

  if (space.isNever(schema)) return { alts: [], notes: readNotes(schema) }
  let node: Node = { alts: readAlts(schema, space), notes: readNotes(schema) }
  if (reference) node = meetNodes(node, reference, space)
  for (const part of listOf(schema.allOf)) node = meetNodes(node, space.nodeOf(part), space)
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = listOf(schema[keyword])
    if (branches.length > 0) node = meetUnion(node, branches, keyword === 'oneOf', space)
  }
  node = withConjuncts(node, conditions(schema, space))
  return {
    ...node,
    alts: settleAlts(
      applyUnevaluated(withoutTypes(node.alts, isSchema(schema.not) ? space.end(schema.not) : false), schema, space),
    ),
  }
}

function readNotes(schema: Keywords): Notes {
  return {
    ...(typeof schema.title === 'string' && { title: schema.title }),
    ...(typeof schema.description === 'string' && { description: schema.description }),
    ...(schema.examples !== undefined && { examples: schema.examples }),
    ...(schema.default !== undefined && { default: [schema.default] as const }),
    ...(schema.deprecated === true && { deprecated: true }),
  }
}

function referred(ref: string, from: RawSchema, space: Space): Node {
  const target = space.document.resolve(ref, from)
  if (target) return space.nodeOf(target.schema)
  return withConjuncts({ alts: anything(space), notes: {} }, [{ keyword: '$ref', text: ref, positions: [] }])
}

function meetUnion(node: Node, branches: readonly RawSchema[], exclusive: boolean, space: Space): Node {
  const met = branches.map((branch) => {
    const { alts, notes } = space.nodeOf(branch)
    return { alts: meetAll(node.alts, alts, space), notes }
  })
  const real = met.filter(({ alts }) => alts.some(({ type }) => type !== 'null'))
  // Of one branch, or one beside null, the texts are those of the whole.
  const [only] = real.length === 1 ? real : []
  const alts = met.flatMap((branch) => (only ? branch.alts : branch.alts.map((alt) => withNotes(alt, branch.notes))))
  const united: Node = { alts: settleAlts(alts), notes: only ? meetNotes(node.notes, only.notes) : node.notes }
  if (!exclusive || pairwiseDisjoint(met, space)) return united
  return withConjuncts(united, [
    { keyword: 'oneOf', text: '', positions: branches.map((branch) => space.position([branch])), set: true },
  ])
}

function pairwiseDisjoint(branches: readonly { readonly alts: readonly Alt[] }[], space: Space): boolean {
  return branches.every((one, index) =>
    branches.slice(index + 1).every((other) => {
      space.budget.spend()
      return disjoint(one.alts, other.alts, space)
    }),
  )
}

function withNotes(alt: Alt, notes: Notes): Alt {
  return alt.notes || Object.keys(notes).length === 0 ? alt : { ...alt, notes }
}

function withConjuncts(node: Node, conjuncts: readonly Conjunct[]): Node {
  if (conjuncts.length === 0) return node
  return { ...node, alts: node.alts.map((alt) => ({ ...alt, conjuncts: [...alt.conjuncts, ...conjuncts] })) }
}

/** Keywords that are compared as a whole. */
function conditions(schema: Keywords, space: Space): Conjunct[] {
  const found: Conjunct[] = []
  const at = (part: unknown) => (isSchema(part) ? space.position([part]) : space.any)
  if (isSchema(schema.not) && space.end(schema.not) !== false && typesRefused(space.end(schema.not)) === undefined)
    found.push({ keyword: 'not', text: '', positions: [at(schema.not)] })
  const [then, otherwise] = [at(schema.then), at(schema.else)]
  if (isSchema(schema.if) && !(space.isAny(then) && space.isAny(otherwise)))
    found.push({ keyword: 'if', text: '', positions: [at(schema.if), then, otherwise] })
  for (const keyword of ['$dynamicRef', '$recursiveRef'])
    if (typeof schema[keyword] === 'string') found.push({ keyword, text: schema[keyword], positions: [] })
  return found
}

/** `not` that names types and nothing else takes whole alternatives away. */
function typesRefused(not: RawSchema): ReadonlySet<unknown> | undefined {
  if (!isObject(not) || Object.keys(not).join() !== 'type') return undefined
  const types = new Set([not.type].flat())
  return types.has('integer') && !types.has('number') ? undefined : types
}

function withoutTypes(alts: readonly Alt[], not: RawSchema): Alt[] {
  const refused = typesRefused(not)
  return refused ? alts.filter(({ type }) => !refused.has(type)) : [...alts]
}

function listOf(value: unknown): RawSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}
