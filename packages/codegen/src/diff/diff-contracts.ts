import { compareSchemas } from './compare/comparer.js'
import { diffSchemas } from './diff-schemas.js'
import { CONTEXT_RULES } from './rules/context.js'
import { ERROR_RULES, errorWords } from './rules/errors.js'
import { LABEL_RULES } from './rules/labels.js'
import { PROMPT_RULES } from './rules/prompts.js'
import { CLASSES, type DiffClass, type Finding, type Match, type Rule, worst } from './rules/rule.js'
import { SHAPE_RULES, type ShapePair } from './rules/shapes.js'
import { isWhole, type SnapshotPair, SURFACE_RULES } from './rules/surface.js'
import { TEXT_RULES } from './rules/texts.js'
import { TOOL_RULES, type ToolPair } from './rules/tools.js'
import type { Json } from './schema/json.js'
import { SchemaSpace } from './schema/space.js'
import { usersOfShapes } from './shape-users.js'
import { sharedShapesOf } from './shared-shapes.js'
import type { RawSchema, Snapshot } from './snapshot.js'
import { namesOf, toolByName } from './tools-of.js'

/** What differs between two contracts. `class` is that of the worst finding. */
export interface Report {
  readonly class: DiffClass
  /** Breaking ones first; then by tool, path and rule. */
  readonly findings: readonly Finding[]
}

export interface DiffOptions {
  /** For how many pairs of schemas to look for values that prove breaking findings: compiling validators is what takes time. 32 by default. */
  readonly proofs?: number
}

/** Compares two snapshots by every rule. Neither is changed; the same two always give the same report. */
export function diffContracts(old: Snapshot, fresh: Snapshot, options: DiffOptions = {}): Report {
  const pair: SnapshotPair = { old: beside(old, fresh), fresh: beside(fresh, old) }
  const growth = growthOf(pair)
  const proofs = { left: options.proofs ?? 32 }
  const rules = [...SURFACE_RULES, ...PROMPT_RULES, ...LABEL_RULES, ...ERROR_RULES, ...CONTEXT_RULES]
  const findings = [
    ...apply(rules, pair),
    ...toolPairs(pair).flatMap((tool) => [...apply(TOOL_RULES, tool), ...toolSchemas(tool, pair, { proofs, isGrowth: growth })]),
    ...shapes(pair, growth),
  ]
  return { class: worst(findings), findings: inOrder(findings) }
}

/** A snapshot as far as the other one can be held against it: a list of tools alone says nothing of prompts and resources. */
function beside(snapshot: Snapshot, other: Snapshot): Snapshot {
  const isListOfTools = Object.values(other).filter((part) => part !== undefined).length === 1 && other.tools !== undefined
  if (!isListOfTools) return snapshot
  const { prompts: _prompts, resources: _resources, ...rest } = snapshot
  return rest
}

/** Findings in the order in which they are read, each once. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const rank = ({ class: level, tool = '', path, rule, message }: Finding): string =>
    [CLASSES.indexOf(level), tool, path, rule, message].join('\u0000')
  const byRank = new Map(findings.map((finding) => [rank(finding), finding]))
  return [...byRank].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding)
}

function apply<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  return rules.flatMap((rule) => rule.check(subject).map((match) => finding(rule, match)))
}

function finding(rule: Rule<never>, { path, message, tool, class: level, unproven }: Match): Finding {
  return {
    rule: rule.id,
    class: level ?? rule.class,
    ...(tool !== undefined && { tool }),
    path,
    message,
    remedy: rule.remedy,
    ...(unproven && { unproven }),
  }
}

/** Every name that both sides answer to, each with the tools behind it. */
function toolPairs({ old, fresh }: SnapshotPair): ToolPair[] {
  return (old.tools ?? []).flatMap((tool) =>
    namesOf(tool).flatMap((name): ToolPair[] => {
      const now = toolByName(fresh, name)
      // A tool and its alias that stay together differ in the same way.
      if (!now || (name !== tool.name && toolByName(fresh, tool.name) === now)) return []
      return [{ name, old: tool, fresh: now }]
    }),
  )
}

interface SchemaOptions {
  readonly proofs: { left: number }
  readonly isGrowth: IsGrowth
}

function toolSchemas({ name, old, fresh }: ToolPair, pair: SnapshotPair, options: SchemaOptions): Finding[] {
  const common = {
    ...options,
    tool: name,
    shared: { old: sharedShapesOf(pair.old), fresh: sharedShapesOf(pair.fresh) },
    comparedElsewhere: (shape: string) => isCompared(pair, shape),
  }
  const [takes, took] = argumentsOf(old.inputSchema, fresh.inputSchema)
  const input = diffSchemas('input', takes, took, { ...common, at: '/inputSchema' })
  if (old.outputSchema === undefined || fresh.outputSchema === undefined) return input
  return [...input, ...diffSchemas('output', old.outputSchema, fresh.outputSchema, { ...common, at: '/outputSchema' })]
}

/**
 * Arguments are always one object. A schema that does not name its type means the same as one that says `object`; both are compared with
 * the type written.
 */
function argumentsOf(old: RawSchema = { type: 'object' }, fresh: RawSchema = { type: 'object' }): [RawSchema, RawSchema] {
  const says = (schema: RawSchema): unknown => (typeof schema === 'object' ? schema.type : undefined)
  const typed = (schema: RawSchema, other: RawSchema): RawSchema => {
    if (says(other) !== 'object') return schema
    if (schema === true) return { type: 'object' }
    return typeof schema === 'object' && isUntyped(schema) ? { ...schema, type: 'object' } : schema
  }
  return [typed(old, fresh), typed(fresh, old)]
}

function isUntyped(schema: { readonly [keyword: string]: unknown }): boolean {
  return !['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'].some((keyword) => schema[keyword] !== undefined)
}

/** Whether both snapshots have a shared shape, so that its changes are told once, with the shape. */
function isCompared({ old, fresh }: SnapshotPair, shape: string): boolean {
  const [part = '', name = ''] = shape.split('/', 2)
  if (part !== 'values' && part !== 'envelope') return false
  return old[part]?.[name] !== undefined && fresh[part]?.[name] !== undefined
}

function shapes(pair: SnapshotPair, isGrowth: IsGrowth): Finding[] {
  const users = usersOfShapes([...(pair.old.tools ?? []), ...(pair.fresh.tools ?? [])], pair)
  return (['values', 'envelope'] as const).flatMap((part) => {
    const before = pair.old[part] ?? {}
    // A snapshot from outside does not say what shapes there are.
    const after = pair.fresh[part] ?? (isWhole(pair.fresh) ? {} : before)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const [old, fresh] = [before[name], after[name]]
      const tools = [...(users.get(`${part}/${name}`) ?? [])].sort()
      const shape: ShapePair = { part, name, old, fresh, tools, changes: changesOf(old, fresh, pair, isGrowth) }
      const texts = shape.changes.flatMap(({ change, place }) =>
        TEXT_RULES.flatMap((rule) =>
          rule.check(change).map((match) => finding(rule, { ...match, path: `/${part}/${name}${place.path}` })),
        ),
      )
      return [...apply(SHAPE_RULES, shape), ...texts]
    })
  })
}

function changesOf(old: RawSchema | undefined, fresh: RawSchema | undefined, pair: SnapshotPair, isGrowth: IsGrowth) {
  if (old === undefined || fresh === undefined || old === fresh) return []
  const spaces = [new SchemaSpace(old, sharedShapesOf(pair.old)), new SchemaSpace(fresh, sharedShapesOf(pair.fresh))] as const
  return compareSchemas(...spaces, { comparedElsewhere: (shape) => isCompared(pair, shape), isGrowth })
}

type IsGrowth = (listed: ReadonlyMap<string, Json>, added: Json) => boolean

/** New error codes among error codes, and new tokens among tokens, are told as such and never as values of an enumeration. */
function growthOf({ old, fresh }: SnapshotPair): IsGrowth {
  const [before, after] = [errorWords(old), errorWords(fresh)]
  const lists = [
    [new Set(before.codes), new Set(after.codes)],
    [new Set(before.tokens), new Set(after.tokens)],
  ] as const
  return (listed, added) =>
    listed.size > 0 &&
    typeof added === 'string' &&
    lists.some(
      ([was, is]) =>
        !was.has(added) && is.has(added) && [...listed.values()].every((value) => value === null || was.has(value as string)),
    )
}
