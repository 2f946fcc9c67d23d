import { keyOf, shown } from '../schema/json.js'
import type { SnapshotTool } from '../snapshot.js'
import { hintChanges } from './hints.js'
import type { FindingClass, Match, Rule } from './rule.js'

/** A tool that both snapshots serve, under one name. */
export interface ToolPair {
  readonly name: string
  readonly old: SnapshotTool
  readonly fresh: SnapshotTool
}

type ToolRule = Rule<ToolPair>
type Told = string | false | undefined

const AGAIN = 'Client policies key on the class: raise contract_version.'

function tool(
  id: string,
  level: FindingClass,
  path: string,
  [remedy, reason]: readonly [string, string],
  tell: (old: SnapshotTool, fresh: SnapshotTool) => Told | readonly string[],
): ToolRule {
  return {
    id,
    class: level,
    direction: 'both',
    area: 'tools',
    remedy,
    reason,
    check: ({ name, old, fresh }): Match[] =>
      [tell(old, fresh) || []].flat().map((message) => ({ tool: name, path: `/${path}`, message })),
  }
}

/** What is promised of a tool beside its schemas. */
export const TOOL_RULES: readonly ToolRule[] = [
  tool(
    'TOOL_DEPRECATED',
    'documentation',
    'deprecated',
    ['Annotate the description, name the replacement, add a changelog entry.', 'It still works; the warn phase breaks nobody.'],
    ({ deprecated: was }, { deprecated: is }) =>
      is &&
      (!was || was.replacement !== is.replacement) &&
      `is deprecated${is.since ? ` since ${is.since}` : ''}${is.replacement ? `; use ${is.replacement}` : ''}`,
  ),
  tool(
    'TOOL_UNDEPRECATED',
    'documentation',
    'deprecated',
    ['Say so in the changelog.', 'Clients that moved away lose nothing.'],
    ({ deprecated: was }, { deprecated: is }) => was && !is && 'is no longer marked deprecated',
  ),
  tool(
    'TOOLSET_MOVED',
    'breaking',
    'toolset',
    ['List the tool in both toolsets for one minor.', 'A client that enables only the old toolset can no longer call it.'],
    ({ toolset: was }, { toolset: is }) => {
      if (was === undefined || is === undefined) return undefined
      const now = [is].flat()
      return (
        [was].flat().some((name) => !now.includes(name)) && `moved from toolset ${[was].flat().join(', ')} to ${now.join(', ')}`
      )
    },
  ),
  tool(
    'SAFETY_CLASS_RAISED',
    'breaking',
    'safety',
    [
      'Clients let it run unasked: raise contract_version.',
      'A client that let it run unasked now lets something worse run unasked.',
    ],
    (old, fresh) => safetyMoved(old, fresh) > 0 && safetyText(old, fresh),
  ),
  tool(
    'SAFETY_CLASS_LOWERED',
    'breaking',
    'safety',
    [AGAIN, 'Any change of the class changes what client policies do.'],
    (old, fresh) => safetyMoved(old, fresh) < 0 && safetyText(old, fresh),
  ),
  tool(
    'SAFETY_CLASS_CHANGED',
    'breaking',
    'safety',
    [AGAIN, 'Runtime tools are judged by other policies than editing ones.'],
    (old, fresh) => Number.isNaN(safetyMoved(old, fresh)) && safetyText(old, fresh),
  ),
  tool(
    'SAFETY_FLAG_RAISED',
    'breaking',
    'flags',
    ['Clients let it run unasked: raise contract_version.', 'What a tool may touch is promised.'],
    (old, fresh) => flagsThat(old, fresh, true).map((flag) => `\`${flag}\` is true now`),
  ),
  tool('SAFETY_FLAG_LOWERED', 'additive', 'flags', ['-', 'It touches less than before.'], (old, fresh) =>
    flagsThat(old, fresh, false).map((flag) => `\`${flag}\` is false now`),
  ),
  tool(
    'DRY_RUN_REQUIREMENT_CHANGED',
    'breaking',
    'dry_run',
    ['Keep accepting dry_run; a preview must never become a real run.', 'Clients look before they act.'],
    (old, fresh) => {
      const [was, is] = demands(old, fresh, 'dry_run')
      return was !== is && !(was === 'none' && is === 'offered') && `dry_run was ${was} and is ${is}`
    },
  ),
  tool('DRY_RUN_OFFERED', 'additive', 'dry_run', ['-', 'Nothing is asked of old clients.'], (old, fresh) => {
    const [was, is] = demands(old, fresh, 'dry_run')
    return was === 'none' && is === 'offered' && 'can be previewed with dry_run now'
  }),
  tool(
    'CONFIRM_REQUIREMENT_CHANGED',
    'breaking',
    'confirm',
    [
      'Raise contract_version; answer PRECONDITION_FAILED, required=confirm.',
      'The demand moved, though the schema may not have.',
    ],
    (old, fresh) => {
      const [was, is] = demands(old, fresh, 'confirm')
      return was !== is && `confirm was ${was} and is ${is}`
    },
  ),
  tool(
    'ANNOTATION_WEAKENED',
    'breaking',
    'annotations',
    ['Clients auto-approve by this hint.', 'On a server without safety classes the hints are the only safety there is.'],
    (old, fresh) => hintChanges(old, fresh).weakened,
  ),
  tool(
    'ANNOTATION_STRENGTHENED',
    'additive',
    'annotations',
    ['-', 'It promises to do less than before.'],
    (old, fresh) => hintChanges(old, fresh).strengthened,
  ),
  tool(
    'OUTPUT_SCHEMA_REMOVED',
    'breaking',
    'outputSchema',
    ['Publish it again.', 'The typed result is no longer promised.'],
    (old, fresh) => old.outputSchema !== undefined && fresh.outputSchema === undefined && 'has no output schema any more',
  ),
  tool(
    'OUTPUT_SCHEMA_ADDED',
    'additive',
    'outputSchema',
    ['-', 'It promises more.'],
    (old, fresh) => old.outputSchema === undefined && fresh.outputSchema !== undefined && 'has an output schema now',
  ),
  tool(
    'DESCRIPTION_CHANGED',
    'documentation',
    'description',
    ['If the meaning moved, say so: that is breaking.', 'An agent may choose otherwise by the text.'],
    (old, fresh) => (old.description ?? '') !== (fresh.description ?? '') && 'the description changed',
  ),
  tool(
    'TITLE_CHANGED',
    'documentation',
    'title',
    ['If the meaning moved, say so: that is breaking.', 'Text for people.'],
    (old, fresh) => titleOf(old) !== titleOf(fresh) && `the title was ${shown(titleOf(old))} and is ${shown(titleOf(fresh))}`,
  ),
  tool(
    'EXAMPLES_CHANGED',
    'documentation',
    'examples',
    ['If the meaning moved, say so: that is breaking.', 'Text for people.'],
    (old, fresh) => keyOf(old.examples ?? []) !== keyOf(fresh.examples ?? []) && 'the examples changed',
  ),
]

const LADDER = ['read_only', 'mutating', 'destructive']

/** Steps up the ladder of harm; NaN to or from a class that does not stand on it. */
function safetyMoved({ safety: was }: SnapshotTool, { safety: is }: SnapshotTool): number {
  if (was === undefined || is === undefined || was === is) return 0
  const [from, to] = [LADDER.indexOf(was), LADDER.indexOf(is)]
  return from < 0 || to < 0 ? Number.NaN : to - from
}

function safetyText(old: SnapshotTool, fresh: SnapshotTool): string {
  return `the safety class was ${old.safety} and is ${fresh.safety}`
}

/** A side that says nothing of flags has not promised any. */
function flagsThat(old: SnapshotTool, fresh: SnapshotTool, rose: boolean): string[] {
  const { flags: was } = old
  const { flags: is } = fresh
  if (!was || !is) return []
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].filter((name) => (was[name] ?? false) !== rose && (is[name] ?? false) === rose).sort()
}

/**
 * What both sides ask with `dry_run` or `confirm`. A snapshot taken from outside does not say it: there the argument tells, as far as it can.
 */
function demands(old: SnapshotTool, fresh: SnapshotTool, key: 'dry_run' | 'confirm'): readonly [string, string] {
  if (old[key] === undefined && fresh[key] === undefined) return ['none', 'none']
  return [old[key] ?? toldByArgument(old, key), fresh[key] ?? toldByArgument(fresh, key)]
}

function toldByArgument({ inputSchema }: SnapshotTool, key: 'dry_run' | 'confirm'): string {
  const { properties } = typeof inputSchema === 'object' ? inputSchema : {}
  const has = typeof properties === 'object' && properties !== null && Object.hasOwn(properties, key)
  if (!has) return 'none'
  return key === 'confirm' ? 'required' : 'offered'
}

function titleOf({ title, annotations }: SnapshotTool): string | undefined {
  return title ?? annotations?.title
}
