import type { ContextField } from '../snapshot.js'
import type { FindingClass, Match } from './rule.js'
import type { SnapshotRule } from './surface.js'

const context = (
  id: string,
  level: FindingClass,
  [remedy, reason]: readonly [string, string],
  tell: (was: ContextField | undefined, is: ContextField | undefined) => string | false | undefined,
): SnapshotRule => ({
  id,
  class: level,
  direction: 'both',
  area: 'context',
  remedy,
  reason,
  check: ({ old, fresh }): Match[] => {
    if (!old.context || !fresh.context) return []
    const [before, after] = [byName(old.context), byName(fresh.context)]
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const told = tell(before.get(name), after.get(name))
      return told ? [{ path: `/context/${name}`, message: `context field '${name}' ${told}` }] : []
    })
  },
})

/** The context that is handed to handlers: some build one and some read one, so most changes break somebody. */
export const CONTEXT_RULES: readonly SnapshotRule[] = [
  context(
    'CONTEXT_FIELD_ADDED_OPTIONAL',
    'additive',
    ['-', 'Handlers that do not know it ignore it.'],
    (was, is) => !was && is && !is.required && 'is new',
  ),
  context(
    'CONTEXT_FIELD_ADDED_REQUIRED',
    'breaking',
    ['Make it optional.', 'Whoever builds a context must supply it now.'],
    (was, is) => !was && is?.required === true && 'has to be supplied now',
  ),
  context(
    'CONTEXT_FIELD_REMOVED',
    'breaking',
    ['Keep it, marked deprecated, until the contract is raised.', 'Handlers read it.'],
    (was, is) => was && !is && 'is gone',
  ),
  context(
    'CONTEXT_FIELD_TYPE_CHANGED',
    'breaking',
    ['Add a second field.', 'Handlers read it as what it was.'],
    (was, is) => was && is && plain(was.type) !== plain(is.type) && `was ${was.type} and is ${is.type}`,
  ),
  context(
    'CONTEXT_FIELD_NOW_OPTIONAL',
    'breaking',
    ['Go on supplying it.', 'Handlers rely on it being there.'],
    (was, is) => was?.required === true && is && !is.required && 'may be missing now',
  ),
  context(
    'CONTEXT_FIELD_NOW_REQUIRED',
    'breaking',
    ['Keep it optional.', 'Whoever builds a context without it fails.'],
    (was, is) => was && !was.required && is?.required === true && 'was optional and has to be supplied now',
  ),
]

function byName(fields: readonly ContextField[]): Map<string, ContextField> {
  return new Map(fields.map((field) => [field.name, field]))
}

/** How a type is spaced says nothing. */
function plain(type: string): string {
  return type.replace(/\s+/g, ' ').trim()
}
