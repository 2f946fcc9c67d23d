import type { Bundle } from '../digest/bundle.js'
import type { Release } from '../release/releases.js'
import { KNOWN_IRREGULAR_NAMES } from '../rules/known-names.js'
import { schemaFile } from '../source/layout.js'
import { type BundledTool, namesOf, toolsOf } from './bundled-tool.js'

/** A tool, a parameter or an alias that a contract had, and what is known of its going. */
export interface MarkedItem {
  readonly kind: 'tool' | 'parameter' | 'alias'
  /** What an entry of the changelog has to name. */
  readonly names: readonly string[]
  /** For messages: `the parameter 'frame' of godot_x`. */
  readonly told: string
  readonly file: string
  readonly since: string
  readonly removed: string | undefined
  readonly description: string
  readonly replacement: string | undefined
  readonly replacementServed: boolean
  /** Whether a release is already without it. */
  wasRemoved(releases: readonly Release[]): boolean
}

/** Something that was there and is not any more. */
export interface RemovedItem {
  readonly kind: 'tool' | 'parameter' | 'alias'
  readonly names: readonly string[]
  readonly told: string
  readonly file: string
  /** Whether the tool's file says so. */
  readonly recorded: boolean
  readonly markEdit: string
  readonly recordEdit: string
}

/** The mark of an item in a bundle: since when it is going to go. */
function markOf({ kind, names }: Pick<MarkedItem, 'kind' | 'names'>, bundle: Bundle): string | undefined {
  const [name = '', parameter = ''] = names
  const tools = toolsOf(bundle)
  if (kind === 'alias') {
    const mark = tools.map((tool) => tool.deprecated_aliases?.[name]).find((found) => found !== undefined)
    return mark?.since ?? tools.find((tool) => tool.name === name)?.deprecated?.since
  }
  const tool = tools.find((candidate) => candidate.name === name)
  return kind === 'tool' ? tool?.deprecated?.since : tool?.deprecated_parameters?.[parameter]?.since
}

/** The first release that warned, and the date it gave. */
export function releaseThatMarked(
  item: Pick<MarkedItem, 'kind' | 'names'>,
  releases: readonly Release[],
): { readonly release: Release; readonly since: string } | undefined {
  for (const release of releases) {
    const since = markOf(item, release.bundle)
    if (since !== undefined) return { release, since }
  }
  return undefined
}

/** Everything in a bundle that is marked: what is still served, and what the files keep a record of. */
export function markedItems(bundle: Bundle): MarkedItem[] {
  const tools = toolsOf(bundle)
  const served = new Set(tools.flatMap(namesOf))
  const gone = (bundle.removed ?? []) as readonly { name: string; since: string; replacement?: string; removed: string }[]
  return [
    ...tools.flatMap((tool) => (tool.deprecated ? [markedTool(tool, tool.deprecated, served)] : [])),
    ...gone.map((record) => markedTool({ name: record.name }, record, served)),
    ...tools.flatMap((tool) => [...markedParameters(tool), ...markedAliases(tool)]),
  ]
}

function markedTool(
  tool: BundledTool,
  mark: { since: string; replacement?: string; removed?: string },
  served: ReadonlySet<string>,
): MarkedItem {
  return {
    kind: 'tool',
    names: [tool.name],
    told: tool.name,
    file: fileOf(tool),
    since: mark.since,
    removed: mark.removed,
    description: tool.description ?? '',
    replacement: mark.replacement,
    replacementServed: mark.replacement !== undefined && served.has(mark.replacement),
    wasRemoved: (releases) => releases.some(({ bundle }) => records(bundle).some(({ name }) => name === tool.name)),
  }
}

function markedParameters(tool: BundledTool): MarkedItem[] {
  const properties = tool.inputSchema?.properties ?? {}
  return Object.entries(tool.deprecated_parameters ?? {}).map(([name, mark]) => ({
    kind: 'parameter',
    names: [tool.name, name],
    told: `the parameter '${name}' of ${tool.name}`,
    file: fileOf(tool),
    since: mark.since,
    removed: mark.removed,
    description: properties[name]?.description ?? '',
    replacement: mark.replacement,
    replacementServed: mark.replacement !== undefined && properties[mark.replacement] !== undefined,
    wasRemoved: (releases) =>
      releases.some(({ bundle }) => sameTool(bundle, tool)?.deprecated_parameters?.[name]?.removed !== undefined),
  }))
}

function markedAliases(tool: BundledTool): MarkedItem[] {
  return Object.entries(tool.deprecated_aliases ?? {}).map(([name, mark]) => ({
    kind: 'alias',
    names: [name],
    told: `the alias ${name} of ${tool.name}`,
    file: fileOf(tool),
    since: mark.since,
    removed: mark.removed,
    // A caller of the alias meets the generated sentence; nobody writes it.
    description: `Deprecated since ${mark.since}`,
    replacement: tool.name,
    replacementServed: true,
    wasRemoved: (releases) =>
      releases.some(({ bundle }) => sameTool(bundle, tool)?.deprecated_aliases?.[name]?.removed !== undefined),
  }))
}

/** What one bundle has and a later one has not: tools and aliases by name, and parameters of tools that are still there. */
export function removedItems(old: Bundle, fresh: Bundle): RemovedItem[] {
  const tools = toolsOf(fresh)
  const served = new Set(tools.flatMap(namesOf))
  return toolsOf(old).flatMap((tool): RemovedItem[] => {
    const now = tools.find(({ name }) => name === tool.name) ?? tools.find(({ aliases = [] }) => aliases.includes(tool.name))
    const names = namesOf(tool).filter((name) => !served.has(name))
    return [
      ...names.map((name): RemovedItem => {
        const kind = name === tool.name ? 'tool' : 'alias'
        const recorded =
          records(fresh).some((record) => record.name === name) ||
          tools.some(({ deprecated_aliases: marks }) => marks?.[name]?.removed !== undefined)
        const key = kind === 'tool' ? '"deprecated"' : `"deprecated_aliases": { "${name}": ... }`
        return { kind, names: [name], told: name, file: fileOf(tool), recorded, ...edits(tool, key) }
      }),
      ...(now ? lostParameters(tool, now) : []),
    ]
  })
}

function lostParameters(tool: BundledTool, now: BundledTool): RemovedItem[] {
  const kept = now.inputSchema?.properties ?? {}
  return Object.keys(tool.inputSchema?.properties ?? {})
    .filter((name) => kept[name] === undefined)
    .map((name) => ({
      kind: 'parameter',
      names: [tool.name, name],
      told: `the parameter '${name}' of ${tool.name}`,
      file: fileOf(tool),
      recorded: now.deprecated_parameters?.[name]?.removed !== undefined,
      ...edits(tool, `"deprecated_parameters": { "${name}": ... }`),
    }))
}

function edits(tool: BundledTool, key: string): Pick<RemovedItem, 'markEdit' | 'recordEdit'> {
  const file = fileOf(tool)
  return { markEdit: `${key} with "since" in ${file}`, recordEdit: `keep ${file} and say "removed" in ${key}` }
}

function records(bundle: Bundle): readonly { readonly name: string }[] {
  return (bundle.removed ?? []) as readonly { name: string }[]
}

function sameTool(bundle: Bundle, { name }: BundledTool): BundledTool | undefined {
  return toolsOf(bundle).find((tool) => tool.name === name)
}

/** The schema file of a tool: where its name says, but for the few names that are apart from the rule. */
function fileOf({ name, toolset }: BundledTool): string {
  if (toolset === undefined) return 'schemas/tools'
  const action = KNOWN_IRREGULAR_NAMES.get(name)?.action ?? name.replace(/^godot_/, '').replace(new RegExp(`^${toolset}_`), '')
  return schemaFile(`tools/${toolset}/${action}.json`)
}
