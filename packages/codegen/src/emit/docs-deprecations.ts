import { allTools, type Contract, type Tool } from '../model/contract.js'
import { byText } from '../model/names.js'
import { mdFile } from './file.js'

interface Row {
  readonly what: string
  readonly since: string
  readonly instead: string
  readonly removed: string | undefined
}

/** `deprecations.md`: what is going to go, and what has gone. */
export function deprecationsPage(contract: Contract): string {
  const rows = [...allTools(contract), ...contract.removedTools].flatMap(rowsOf).sort((a, b) => byText(a.what, b.what))
  const going = rows.filter(({ removed }) => removed === undefined)
  const gone = rows.filter(({ removed }) => removed !== undefined)
  return mdFile(
    '# Deprecations',
    'What is marked stays callable for at least one full minor release, and within a contract nothing is taken away: it goes with the next contract. See [the contract](../guides/contract.md#deprecation).',
    '## Going',
    going.length === 0
      ? 'Nothing.'
      : table(
          '| what | since | instead |',
          going.map(({ what, since, instead }) => `| ${what} | ${since} | ${instead} |`),
        ),
    '## Gone',
    gone.length === 0
      ? 'Nothing.'
      : table(
          '| what | deprecated in | removed in | instead |',
          gone.map(({ what, since, removed, instead }) => `| ${what} | ${since} | ${removed} | ${instead} |`),
        ),
  )
}

function rowsOf(tool: Tool): Row[] {
  const { name, deprecated, deprecatedParameters, deprecatedAliases } = tool
  const row = (what: string, mark: { since: string; removed?: string }, instead: string): Row => ({
    what,
    since: mark.since,
    instead,
    removed: mark.removed,
  })
  const here = deprecated?.removed === undefined ? `[\`${name}\`](${tool.toolset}.md#${name})` : `\`${name}\``
  return [
    ...(deprecated ? [row(here, deprecated, `\`${deprecated.replacement}\``)] : []),
    ...Object.entries(deprecatedParameters).map(([parameter, mark]) =>
      row(`${here}: \`${parameter}\``, mark, mark.replacement === undefined ? 'nothing' : `\`${mark.replacement}\``),
    ),
    ...Object.entries(deprecatedAliases).map(([alias, mark]) => row(`\`${alias}\``, mark, here)),
  ]
}

function table(head: string, rows: readonly string[]): string {
  const columns = head.split('|').length - 2
  return [head, `|${' --- |'.repeat(columns)}`, ...rows].join('\n')
}
