import type { Located } from '../compare/change.js'
import { DIFFERS, effect } from '../compare/change.js'
import type { RawSchema } from '../snapshot.js'
import { INPUT_RULES } from './input.js'
import type { FindingClass, Match, Rule } from './rule.js'

/** A shape that travels both ways: a value of the contract, or a message of the envelope. */
export interface ShapePair {
  readonly part: 'values' | 'envelope'
  readonly name: string
  readonly old: RawSchema | undefined
  readonly fresh: RawSchema | undefined
  /** What differs, where both sides have it. */
  readonly changes: readonly Located[]
  /** The tools that use it. */
  readonly tools: readonly string[]
}

export type ShapeRule = Rule<ShapePair>

const shape = (
  id: string,
  level: FindingClass,
  part: ShapePair['part'],
  [remedy, reason]: readonly [string, string],
  tell: (pair: ShapePair) => readonly (readonly [path: string, message: string])[],
): ShapeRule => ({
  id,
  class: level,
  direction: 'both',
  area: part,
  remedy,
  reason,
  check: (pair): Match[] =>
    pair.part === part ? tell(pair).map(([path, message]) => ({ path: `/${part}/${pair.name}${path}`, message })) : [],
})

/** Both ends have to agree, so only equality is safe; keys of the envelope may join. */
export const SHAPE_RULES: readonly ShapeRule[] = [
  shape('VALUE_SHAPE_ADDED', 'additive', 'values', ['-', 'Existing shapes stay.'], ({ name, old }) =>
    old === undefined ? [['', `shape ${name} is new`]] : [],
  ),
  shape(
    'VALUE_SHAPE_CHANGED',
    'breaking',
    'values',
    ['New shape, new name.', 'A shape travels both ways, so any change breaks one of them.'],
    ({ name, changes, tools }) => {
      const real = changes.filter(({ change }) => effect(change) & DIFFERS)
      if (real.length === 0) return []
      const users = tools.length === 0 ? '' : `; used by ${listed(tools)}`
      return [
        ['', `shape ${name} changed: ${real.slice(0, 3).map(sentence).join('; ')}${real.length > 3 ? '; ...' : ''}${users}`],
      ]
    },
  ),
  shape(
    'VALUE_SHAPE_REMOVED',
    'breaking',
    'values',
    ['Keep the shape until the contract is raised.', 'Clients know it by its name.'],
    ({ name, fresh, tools }) =>
      fresh === undefined ? [['', `shape ${name} is gone${tools.length === 0 ? '' : `; it was used by ${listed(tools)}`}`]] : [],
  ),
  shape('ENVELOPE_KEY_ADDED', 'additive', 'envelope', ['-', 'Keys that are not known are ignored.'], (pair) => [
    ...(pair.old === undefined ? [['', `message ${pair.name} is new`] as const] : []),
    ...keyChanges(pair, 'property-added', (change) => !change.closed && !(change.required && isAsked(pair.name)), 'is new'),
  ]),
  shape('ENVELOPE_KEY_ADDED_REQUIRED', 'breaking', 'envelope', ['Make it optional.', 'The other end does not send it.'], (pair) =>
    keyChanges(pair, 'property-added', (change) => change.required && isAsked(pair.name), 'has to be there now'),
  ),
  shape('ENVELOPE_KEY_REMOVED', 'breaking', 'envelope', ['Go on sending it.', 'The other end reads it.'], (pair) =>
    keyChanges(pair, 'property-removed', () => true, 'is gone'),
  ),
  shape(
    'ENVELOPE_SHAPE_CHANGED',
    'breaking',
    'envelope',
    ['Raise contract_version, and serve the old form as long as its contract is served.', 'Both ends speak it.'],
    (pair) => [
      ...(pair.fresh === undefined ? [['', `message ${pair.name} is gone`] as const] : []),
      ...pair.changes
        .filter((located) => effect(located.change) & DIFFERS && !isKeyChange(located, pair.name))
        .map((located) => [located.place.path, `message ${pair.name}: ${sentence(located)}`] as const),
    ],
  ),
]

type Added = Extract<Located['change'], { kind: 'property-added' }>

/** What one side asks for; everything else answers or tells. */
function isAsked(message: string): boolean {
  return !/^(response|reply|notice)$/.test(message)
}

/** Whether another rule tells this: a key of the message itself that came or went. */
function isKeyChange({ change, place }: Located, name: string): boolean {
  if (!isTop(place.path)) return false
  if (change.kind === 'property-removed') return true
  return change.kind === 'property-added' && (!change.closed || (change.required && isAsked(name)))
}

function isTop(path: string): boolean {
  return /^\/properties\/[^/]+$/.test(path)
}

function keyChanges(
  { name, changes }: ShapePair,
  kind: 'property-added' | 'property-removed',
  wanted: (change: Added) => boolean,
  told: string,
): [string, string][] {
  return changes.flatMap(({ change, place }): [string, string][] =>
    change.kind === kind && isTop(place.path) && wanted(change as Added)
      ? [[place.path, `message ${name}: '${change.name}' ${told}`]]
      : [],
  )
}

/** A change in words. The rules for arguments have one for each kind. */
function sentence({ change, place }: Located): string {
  const message = INPUT_RULES.flatMap((rule) => rule.check(change))[0]?.message ?? change.kind
  return place.path === '' ? message : `${place.path}: ${message}`
}

function listed(names: readonly string[]): string {
  return names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')
}
