import type { Contract, DeclaredError, Tool } from '../model/contract.js'
import { rows, table } from './docs-schema.js'

const SAFETY: Record<Tool['safety'], string> = {
  read_only: '`read_only`: changes nothing.',
  mutating: '`mutating`: changes the project or the editor.',
  destructive: '`destructive`: takes something away; asks for `confirm=true`.',
  runtime: '`runtime`: controls what runs, or has effects that no preview can show.',
}

const PROFILES: Record<Tool['profile'], string> = {
  read_only: '`read_only`, `no_destructive` and `full`',
  no_destructive: '`no_destructive` and `full`',
  full: '`full`',
}

/** The section of one tool on the page of its toolset. */
export function toolSection(tool: Tool, contract: Contract): string {
  const { shapes } = contract
  return [
    `## ${tool.name}`,
    tool.description,
    facts(tool),
    `### Parameters\n\n${table(rows(tool.input, shapes), 'parameter', 'required')}`,
    `### Result\n\n${table(rows(tool.result, shapes), 'field', 'always present')}`,
    `### Errors\n\n${errors([...tool.errors, ...tool.commonErrors], contract)}`,
    `### Examples\n\n${examples(tool)}`,
  ].join('\n\n')
}

function facts(tool: Tool): string {
  const lines: [string, string][] = [
    ['Safety', SAFETY[tool.safety]],
    [
      'Runs in',
      tool.runs === 'editor' ? 'the editor' : 'the server; works without an editor unless an error below says otherwise',
    ],
    [
      'Offered with',
      `\`GODOT_MCP_SAFETY\` ${PROFILES[tool.profile]}. ${tool.asksApproval ? 'Asks a person first, where approval is on.' : 'Never asks a person.'}`,
    ],
    ['Undo', undo(tool)],
    ['On disk', tool.saves ?? 'Nothing is written.'],
    ['`dry_run`', preview(tool)],
  ]
  if (tool.requires.length > 0) lines.push(['Needs', tool.requires.map((token) => `\`${token}\``).join(', ')])
  if (tool.executes !== undefined)
    lines.push(['Runs code', `${tool.executes} \`GODOT_MCP_CODE_EXECUTION=off\` takes this tool away.`])
  if (tool.aliases.length > 0)
    lines.push([
      'Former names',
      `${tool.aliases.map((alias) => aliasText(alias, tool)).join(', ')}: not listed, answer alike and say so.`,
    ])
  if (tool.deprecated) lines.push(['Deprecated', `since ${tool.deprecated.since}; use \`${tool.deprecated.replacement}\`.`])
  return lines.map(([name, text]) => `- ${name}: ${text}`).join('\n')
}

function aliasText(alias: string, { deprecatedAliases }: Tool): string {
  const mark = deprecatedAliases[alias]
  return mark === undefined ? `\`${alias}\`` : `\`${alias}\` (deprecated since ${mark.since})`
}

function undo({ safety, undo: history }: Tool): string {
  if (history === 'scene') return "one step in the scene's history."
  if (history === 'global') return "one step in the editor's global history."
  return safety === 'read_only' ? 'nothing to undo.' : 'not undoable.'
}

function preview(tool: Tool): string {
  if (!tool.input.properties?.dry_run)
    return tool.safety === 'read_only' ? 'not offered; the call changes nothing.' : 'not offered.'
  if (tool.preview !== undefined) return tool.preview
  return 'checks everything and changes nothing; the result has the values that a run would give, and a field that says something was done is false.'
}

function errors(list: readonly DeclaredError[], contract: Contract): string {
  const lines = list.map(({ code, required, when }) => {
    const token = contract.tokens.find((known) => known.token === required)
    const remedy = token?.remedy ?? contract.codes.find((known) => known.code === code)?.remedy ?? ''
    return `| [\`${code}\`](errors.md#${code.toLowerCase()}) | ${required === undefined ? '' : `\`${required}\``} | ${cell(when)} | ${cell(remedy)} |`
  })
  return ['| code | `required` | when | what to do |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

function examples({ examples: list }: Tool): string {
  return list
    .map(
      ({ title, input, result }) =>
        `${title}:\n\n\`\`\`json\n${JSON.stringify(input, null, 2)}\n\`\`\`\n\ngives\n\n\`\`\`json\n${JSON.stringify(result, null, 2)}\n\`\`\``,
    )
    .join('\n\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
