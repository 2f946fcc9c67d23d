import type { Snapshot, SnapshotPrompt } from '../snapshot.js'
import type { FindingClass, Match, Rule } from './rule.js'
import type { SnapshotPair, SnapshotRule } from './surface.js'

type Argument = NonNullable<SnapshotPrompt['arguments']>[number]

const prompts = (
  id: string,
  level: FindingClass,
  [remedy, reason]: readonly [string, string],
  check: Rule<SnapshotPair>['check'],
): SnapshotRule => ({ id, class: level, direction: 'both', area: 'surface', remedy, reason, check })

const FAILS = 'A client that asks for the prompt as before fails.'
const OPTIONAL = 'Make it optional.'

/** Prompts and their arguments. */
export const PROMPT_RULES: readonly SnapshotRule[] = [
  prompts('PROMPT_ADDED', 'additive', ['-', 'No existing prompt changes.'], ({ old, fresh }) =>
    missing(fresh, old).map((name) => ({ path: `/prompts/${name}`, message: `prompt ${name} is new` })),
  ),
  prompts('PROMPT_REMOVED', 'breaking', ['One minor of warning first.', 'A client that asks for it fails.'], ({ old, fresh }) =>
    missing(old, fresh).map((name) => ({ path: `/prompts/${name}`, message: `prompt ${name} is gone` })),
  ),
  prompts('PROMPT_ARGUMENT_ADDED_REQUIRED', 'breaking', [OPTIONAL, FAILS], (pair) =>
    perArgument(pair, (was, is) => !was && is?.required === true && 'has to be given now'),
  ),
  prompts('PROMPT_ARGUMENT_NOW_REQUIRED', 'breaking', [OPTIONAL, FAILS], (pair) =>
    perArgument(pair, (was, is) => was && !was.required && is?.required === true && 'was optional and has to be given now'),
  ),
  prompts('PROMPT_ARGUMENT_REMOVED', 'breaking', ['Accept and ignore it for one minor.', 'The name was promised.'], (pair) =>
    perArgument(pair, (was, is) => was && !is && 'is gone'),
  ),
  prompts('PROMPT_ARGUMENT_ADDED_OPTIONAL', 'additive', ['-', 'Old clients leave it out.'], (pair) =>
    perArgument(pair, (was, is) => !was && is && !is.required && 'can be given now'),
  ),
  prompts('PROMPT_ARGUMENT_NOW_OPTIONAL', 'additive', ['-', 'Old clients always give it.'], (pair) =>
    perArgument(pair, (was, is) => was?.required === true && is && !is.required && 'can be left out now'),
  ),
]

function missing({ prompts: named = [] }: Snapshot, { prompts: others = [] }: Snapshot): string[] {
  return named.filter(({ name }) => !others.some((other) => other.name === name)).map(({ name }) => name)
}

function perArgument(
  { old, fresh }: SnapshotPair,
  tell: (was: Argument | undefined, is: Argument | undefined) => string | false | undefined,
): Match[] {
  return (old.prompts ?? []).flatMap((prompt) => {
    const now = fresh.prompts?.find(({ name }) => name === prompt.name)
    if (!now) return []
    const [before, after] = [byName(prompt), byName(now)]
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const told = tell(before.get(name), after.get(name))
      return told
        ? [{ path: `/prompts/${prompt.name}/arguments/${name}`, message: `prompt ${prompt.name}: '${name}' ${told}` }]
        : []
    })
  })
}

function byName({ arguments: list = [] }: SnapshotPrompt): Map<string, Argument> {
  return new Map(list.map((argument) => [argument.name, argument]))
}
