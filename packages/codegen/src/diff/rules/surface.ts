import type { Snapshot, SnapshotResource } from '../snapshot.js'
import { namesOf, toolByName } from '../tools-of.js'
import type { FindingClass, Match, Rule } from './rule.js'

/** Two snapshots, as a whole. */
export interface SnapshotPair {
  readonly old: Snapshot
  readonly fresh: Snapshot
}

export type SnapshotRule = Rule<SnapshotPair>
type Told = Omit<Match, 'class'>

const surface = (
  id: string,
  level: FindingClass,
  [remedy, reason]: readonly [string, string],
  check: (old: Snapshot, fresh: Snapshot) => readonly Told[],
): SnapshotRule => ({
  id,
  class: level,
  direction: 'both',
  area: 'surface',
  remedy,
  reason,
  check: ({ old, fresh }) => check(old, fresh),
})

/** What can be named in a snapshot: tools, toolsets, prompts, resources, numbers. */
export const SURFACE_RULES: readonly SnapshotRule[] = [
  surface(
    'TOOL_REMOVED',
    'breaking',
    ['Keep it as a deprecated alias for one minor; then remove it, raise contract_version and the floor.', 'Old calls fail.'],
    (old, fresh) =>
      (old.tools ?? [])
        .flatMap(namesOf)
        .flatMap((tool) => (toolByName(fresh, tool) ? [] : [{ tool, path: '', message: 'is gone' }])),
  ),
  surface('TOOL_ADDED', 'additive', ['Write it into the changelog.', 'No existing call changes.'], (old, fresh) =>
    (fresh.tools ?? []).flatMap(({ name: tool }) => (toolByName(old, tool) ? [] : [{ tool, path: '', message: 'is new' }])),
  ),
  surface('TOOLSET_ADDED', 'additive', ['-', 'No existing toolset changes.'], (old, fresh) =>
    without(toolsets(fresh), toolsets(old)).map((name) => ({ path: `/toolsets/${name}`, message: `toolset ${name} is new` })),
  ),
  surface(
    'TOOLSET_REMOVED',
    'breaking',
    ['Keep the name as a bundle of the new ones.', 'A client that enables it fails.'],
    (old, fresh) =>
      without(toolsets(old), fresh.toolsets || isWhole(fresh) ? toolsets(fresh) : toolsets(old)).map((name) => ({
        path: `/toolsets/${name}`,
        message: `toolset ${name} is gone`,
      })),
  ),
  surface(
    'DEFAULT_EXPOSURE_REDUCED',
    'breaking',
    ['Keep it exposed until the contract is raised.', 'Clients that enable nothing lose tools.'],
    ({ default_toolsets: was }, { default_toolsets: is }) =>
      was && is
        ? without(was, is).map((name) => ({ path: '/default_toolsets', message: `${name} is no longer there from the start` }))
        : [],
  ),
  surface(
    'DEFAULT_EXPOSURE_EXTENDED',
    'additive',
    ['-', 'More tools at the start take nothing away.'],
    ({ default_toolsets: was }, { default_toolsets: is }) =>
      was && is
        ? without(is, was).map((name) => ({ path: '/default_toolsets', message: `${name} is there from the start now` }))
        : [],
  ),
  surface('RESOURCE_ADDED', 'additive', ['-', 'No existing resource changes.'], (old, fresh) =>
    without(uris(fresh), uris(old)).map((uri) => ({ path: `/resources/${uri}`, message: `resource ${uri} is new` })),
  ),
  surface('RESOURCE_REMOVED', 'breaking', ['One minor of warning first.', 'A client that reads it fails.'], (old, fresh) =>
    without(uris(old), uris(fresh)).map((uri) => ({ path: `/resources/${uri}`, message: `resource ${uri} is gone` })),
  ),
  surface(
    'MIN_COMPATIBLE_RAISED',
    'breaking',
    ['Write into the changelog which contract is no longer served.', 'Clients of the contracts below it are turned away.'],
    ({ min_compatible_contract: was }, { min_compatible_contract: is }) =>
      was !== undefined && is !== undefined && is > was
        ? [{ path: '/min_compatible_contract', message: `the oldest contract served was ${was} and is ${is}` }]
        : [],
  ),
  surface(
    'MIN_COMPATIBLE_LOWERED',
    'additive',
    ['Show a client of the older contract passing.', 'More clients are served.'],
    ({ min_compatible_contract: was }, { min_compatible_contract: is }) =>
      was !== undefined && is !== undefined && is < was
        ? [{ path: '/min_compatible_contract', message: `the oldest contract served was ${was} and is ${is}` }]
        : [],
  ),
]

/** Whether a snapshot was taken from inside, so that a part that it lacks is not there; from outside one sees tools, prompts and resources. */
export function isWhole({ values, envelope, errors, context }: Snapshot): boolean {
  return [values, envelope, errors, context].some((part) => part !== undefined)
}

export function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return [...new Set(names)].filter((name) => !known.has(name))
}

function toolsets({ toolsets: listed = [] }: Snapshot): string[] {
  return listed.map((toolset) => (typeof toolset === 'string' ? toolset : toolset.name))
}

function uris({ resources = [] }: Snapshot): string[] {
  return resources.map(uriOf).filter((uri) => uri !== undefined)
}

export function uriOf(resource: SnapshotResource): string | undefined {
  if (typeof resource === 'string') return resource
  return resource.uri ?? resource.uriTemplate ?? resource.uri_template
}
